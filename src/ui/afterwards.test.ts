import { describe, expect, it } from 'vitest';
import { beforePaint } from './afterwards.ts';
import './presses.ts';

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const input = (name: string) => window.dispatchEvent(new Event(name));

describe('what waits for the next paint', () => {
  it('is done then, the newest job of each', async () => {
    const done: string[] = [];
    const [one, other] = [{}, {}];
    beforePaint(one, () => done.push('old'));
    beforePaint(other, () => done.push('other'));
    beforePaint(one, () => done.push('new'));
    const back = beforePaint({}, () => done.push('taken back'));
    back();
    expect(done).toEqual([]);
    await nextFrame();
    expect(done).toEqual(['new', 'other']);
  });

  it('is done before anything that is pressed meanwhile, and once', async () => {
    const done: string[] = [];
    beforePaint({}, () => done.push('job'));
    input('keydown');
    expect(done).toEqual(['job']);
    await nextFrame();
    expect(done).toEqual(['job']);
  });
});
