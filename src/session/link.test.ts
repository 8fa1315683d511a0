import { describe, expect, it } from 'vitest';
import { starterDecks } from '../cards/decks.ts';
import { cards } from '../cards/index.ts';
import { createEngine, type Setup } from '../engine/index.ts';
import { LIMITS } from '../formats/limits.ts';
import { readLink, writeLink } from '../formats/link.ts';
import { memoryStorage } from './keep/storage.ts';
import { linkOf, openLink, positionLinkOf } from './link.ts';
import { answersOf, duelOf, type Match, newMatch, replay } from './match.ts';
import { defaultSettings } from './settings.ts';
import { createSession } from './store.ts';

const engine = createEngine({ cards });
const deck = (i: number) => ({ main: [...starterDecks[i].main], fusion: [...starterDecks[i].fusion] });
const setup: Setup = { kind: 'decks', decks: [deck(0), deck(1)], first: 0, seed: 77 };

/** A duel in which the first possible thing is always done. */
function played(count: number): Match {
  const match = newMatch(engine, setup, ['Mai', 'Joey'], 'open');
  for (let i = 0; i < count && engine.prompt(duelOf(match)); i++) {
    const prompt = engine.prompt(duelOf(match))!;
    const picks = prompt.options.map((_, n) => n);
    const answer =
      prompt.kind === 'order'
        ? picks
        : prompt.kind === 'choose'
          ? picks.slice(0, Math.max(1, prompt.min))
          : 0;
    if (replay(engine, match, [{ answer, auto: i % 3 === 0 }]) === 0) break;
  }
  return match;
}

/** What a link consists of, whoever made it. */
async function pack(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

describe('a link', () => {
  it('comes to the same prompt, with both names', async () => {
    const match = played(60);
    const code = await linkOf(engine, match);
    expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(code!.length).toBeLessThan(2000);
    const opened = await openLink(engine, code!);
    if (!opened.ok) throw new Error(JSON.stringify(opened));
    expect(engine.hash(duelOf(opened.match))).toBe(engine.hash(duelOf(match)));
    expect(engine.prompt(duelOf(opened.match))).toEqual(engine.prompt(duelOf(match)));
    expect(opened.match.names).toEqual(['Mai', 'Joey']);
    expect(opened.match.tree.nodes.map((n) => n.decision?.auto)).toEqual(
      match.tree.nodes.map((n) => n.decision?.auto),
    );
  });

  it('goes on in a session', async () => {
    const code = await linkOf(engine, played(12));
    const opened = await openLink(engine, code!);
    if (!opened.ok) throw new Error(opened.reason);
    const session = createSession({ engine, storage: memoryStorage(), random: () => 1 });
    session.getState().adopt(opened.match);
    expect(session.getState().screen).toBe('duel');
    expect(session.getState().settings).toEqual(defaultSettings);
    session.getState().decide(0);
    expect(session.getState().notice).toBeNull();
  });

  it('that no longer replays says at which decision', async () => {
    const match = played(20);
    const read = await readLink((await linkOf(engine, match))!);
    if (!read.ok) throw new Error(read.reason);
    const { duel } = read;
    const impossible = await writeLink({
      ...duel,
      answers: duel.answers.map((a, i) => (i === 11 ? { ...a, answer: 999 } : a)),
    });
    expect(await openLink(engine, impossible!)).toEqual({ ok: false, reason: 'diverged', at: 12, of: 20 });
    const elsewhere = `${duel.checks.slice(0, 8)}${duel.checks.slice(8, 10) === '00' ? '01' : '00'}${duel.checks.slice(10)}`;
    const other = await writeLink({ ...duel, checks: elsewhere });
    expect(await openLink(engine, other!)).toEqual({ ok: false, reason: 'diverged', at: 5, of: 20 });
  });

  it('of the first version leads where it led, though its checks say nothing any more', async () => {
    const match = played(20);
    const answers = answersOf(match).map(({ answer, auto }) => [answer, auto ? 1 : 0]);
    const old = { v: 1, setup, names: ['Mai', 'Joey'], hands: 'open', answers, checks: '00'.repeat(20) };
    const opened = await openLink(engine, await pack(old));
    if (!opened.ok) throw new Error(opened.reason);
    expect(engine.hash(duelOf(opened.match))).toBe(engine.hash(duelOf(match)));
    expect(await openLink(engine, await pack({ ...old, v: 2 }))).toMatchObject({ reason: 'diverged', at: 1 });
    const wrong = answers.map((a, i) => (i === 11 ? [999, 0] : a));
    expect(await openLink(engine, await pack({ ...old, answers: wrong }))).toMatchObject({ at: 12, of: 20 });
  });

  it('that is longer than any that are made is not even unpacked', async () => {
    expect(await openLink(engine, 'A'.repeat(LIMITS.linkLength + 1))).toEqual({
      ok: false,
      reason: 'too-long',
    });
  });

  it('to the position alone is there where the way is too long, and nothing else goes on', async () => {
    const match = newMatch(engine, setup, ['Mai', 'Joey'], 'open');
    const free = () => engine.prompt(duelOf(match))!.kind === 'act' && duelOf(match).phase === 'main1';
    while (!free()) replay(engine, match, [{ answer: 0, auto: false }]);
    const code = await positionLinkOf(engine, match);
    expect(code!.length).toBeLessThan(2000);
    const opened = await openLink(engine, code!);
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.match.tree.nodes).toHaveLength(1);
    const told = (m: Match) => {
      const { sides, turn, phase } = engine.view(duelOf(m), 'judge');
      return {
        turn,
        phase,
        sides: sides.map((side) => [side.lp, side.hand.map((c) => c.passcode), side.deck]),
      };
    };
    expect(told(opened.match)).toEqual(told(match));
    const begun = newMatch(engine, setup, ['Mai', 'Joey'], 'open');
    expect(await positionLinkOf(engine, begun)).toBeNull();
  });

  it('shows names as nothing but names', async () => {
    const names: [string, string] = ['\u202eIam\u0000\u200b <b>Mai</b>', '\u2066\ufeff \u200d'];
    const read = await readLink((await writeLink({ setup, names, hands: 'open', answers: [], checks: '' }))!);
    expect(read).toMatchObject({ ok: true, duel: { names: ['Iam <b>Mai</b>', 'B'] } });
  });

  it('that would be too long is refused', async () => {
    const answers = Array.from({ length: 9000 }, (_, i) => ({ answer: (i * 7919) % 9973, auto: false }));
    const checks = answers.map(({ answer }) => (answer % 256).toString(16).padStart(2, '0')).join('');
    expect(await writeLink({ setup, names: ['A', 'B'], hands: 'open', answers, checks })).toBeNull();
  });

  it('that is cut, changed or no duel at all says so, and runs nothing', async () => {
    const code = (await linkOf(engine, played(12)))!;
    for (const broken of ['', 'x', '***', code.slice(0, -9), `${code.slice(0, 30)}AAAA${code.slice(34)}`]) {
      const opened = await openLink(engine, broken);
      expect(opened.ok, broken).toBe(false);
    }
    expect(await openLink(engine, await pack({ hello: 1 }))).toEqual({ ok: false, reason: 'foreign' });
    expect(await openLink(engine, await pack('x'.repeat(2_000_000)))).toEqual({
      ok: false,
      reason: 'damaged',
    });
    const unknown = { ...setup, decks: [{ main: Array(40).fill(5), fusion: [] }, deck(1)] };
    const opened = await openLink(
      engine,
      await pack({ v: 1, setup: unknown, names: ['A', 'B'], hands: 'open', answers: [], checks: '' }),
    );
    expect(opened).toMatchObject({ ok: false, reason: 'setup' });
  });
});
