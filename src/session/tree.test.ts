import { describe, expect, it } from 'vitest';
import * as trees from './tree.ts';

const said = (answer: number, auto = false): trees.Decision => ({
  answer,
  player: 0,
  auto,
  kind: 'act',
  did: 'phase',
  to: null,
  bare: false,
  turn: 1,
});

const grown = (...answers: (number | [number])[]) =>
  answers.reduce<trees.Tree>(
    (t, a) => trees.grow(t, typeof a === 'number' ? said(a) : said(a[0], true)),
    trees.seedling,
  );

describe('the tree of decisions', () => {
  it('walks to an answer that has been given before instead of growing it twice', () => {
    const tree = grown(1, 2);
    const again = trees.grow(trees.walk(tree, 0), said(1));
    expect(again.nodes.length).toBe(3);
    expect(again.at).toBe(1);
  });

  it('tells apart answers by their picks', () => {
    expect(trees.sameAnswer(1, [1])).toBe(true);
    expect(trees.sameAnswer([1, 2], [2, 1])).toBe(false);
    expect(trees.sameAnswer({ surrender: 0 }, { surrender: 1 })).toBe(false);
    expect(trees.sameAnswer({ surrender: 0 }, 0)).toBe(false);
  });

  it('goes back over what nobody was asked', () => {
    const tree = grown(1, [2], [3], 4, [5]);
    expect(trees.back(tree)).toBe(3);
    expect(trees.back(tree, 3)).toBe(0);
    expect(trees.back(tree, 0)).toBe(-1);
    expect(trees.forth(tree, 0)).toBe(3);
    expect(trees.forth(tree, 3)).toBe(5);
    expect(trees.forth(tree, 5)).toBe(-1);
  });

  it('remembers the line that was left by deciding otherwise', () => {
    const tree = grown(1, 2, 3);
    const branched = trees.grow(trees.walk(tree, 1), said(9));
    expect(branched.left).toBe(3);
    expect(trees.line(branched)).toEqual([0, 1, 4]);
    expect(trees.tips(branched)).toEqual([3, 4]);
    const returned = trees.walk(branched, branched.left);
    expect(trees.line(returned)).toEqual([0, 1, 2, 3]);
    expect(returned.left).toBe(-1);
  });

  it('knows what going somewhere undoes', () => {
    const branched = trees.grow(trees.walk(grown(1, 2, 3), 1), said(9));
    expect(trees.undone(branched, 4, 3)).toEqual([4]);
    expect(trees.undone(branched, 3, 0)).toEqual([1, 2, 3]);
    expect(trees.undone(branched, 1, 3)).toEqual([]);
  });

  it('forgets what was only tried', () => {
    const tree = grown(1, 2, 3);
    expect(trees.forget(tree, 1)).toEqual(grown(1).nodes.length === 2 ? trees.walk(grown(1), 1) : null);
  });

  it('forgets a try that began a branch, and is on the old line again', () => {
    const tree = trees.walk(grown(1, 2, 3), 1);
    const tried = trees.grow(tree, said(9));
    const dropped = trees.forget(tried, 1);
    expect(dropped.nodes.length).toBe(4);
    expect(trees.line(dropped)).toEqual([0, 1, 2, 3]);
    expect(dropped.at).toBe(1);
    expect(dropped.left).toBe(-1);
  });

  it('keeps what hangs on an older branch', () => {
    const tree = trees.walk(grown(1, 2, 3), 2);
    const gone = trees.forget(tree, 1);
    expect(gone.nodes.length).toBe(4);
    expect(gone.at).toBe(1);
  });
});
