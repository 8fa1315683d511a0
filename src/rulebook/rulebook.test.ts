import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { cited } from '../engine/articles.ts';
import { chapters } from './chapters.ts';
import { texts } from './en/index.ts';
import { examples } from './examples.ts';
import { type Article, lines, loadRulebook, plain, spans } from './index.ts';

/** Articles that no board shows, with the reason and the test that covers them. */
const unshown: Readonly<Record<string, { why: string; test: string }>> = {
  'setup.decks': {
    why: 'a case lays out a board and has no Deck lists',
    test: 'src/engine/procedures/turn.test.ts',
  },
  'setup.start': {
    why: 'a case begins in the middle of a Duel',
    test: 'src/engine/procedures/turn.test.ts',
  },
};

const book = await loadRulebook();
const articles: readonly Article[] = book.chapters.flatMap((c) => c.articles);
const ids = new Set(articles.map((a) => a.id));
const parts = (a: Article): string[] => lines(a.text);

// ------------------------------------------------------------ cases

/** `rules` by case id. Only the two lines that matter are read. */
const rulesOf = new Map<string, string[]>();
const unread: string[] = [];
for (const file of readdirSync('cases', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.yaml')) continue;
  const text = readFileSync(`cases/${file}`, 'utf8');
  const id = /^id: *(\S+)/m.exec(text)?.[1] ?? file;
  const rules = /^rules:\s*\[([^\]]*)\]/m.exec(text)?.[1];
  if (rules === undefined && /^rules:/m.test(text)) unread.push(file);
  rulesOf.set(
    id,
    (rules ?? '')
      .split(',')
      .map((r) => r.trim())
      .filter(Boolean),
  );
}
const shown = new Set([...rulesOf.values()].flat());

describe('articles', () => {
  it('stand in the order of the chapters, each of them once, and no other is written', () => {
    expect(new Set(articles.map((a) => a.id)).size).toBe(articles.length);
    expect(Object.keys(texts)).toEqual(chapters.map((c) => c.id));
    for (const { id, articles: order } of chapters) {
      expect(Object.keys(texts[id].articles).sort()).toEqual([...order].sort());
      expect(order.filter((a) => !a.startsWith(`${id}.`))).toEqual([]);
    }
  });

  it('all have a title of their own, a text and a source', () => {
    expect(new Set(articles.map((a) => a.title)).size).toBe(articles.length);
    for (const a of articles) {
      expect(
        [a.id, a.title.trim(), a.source.trim()].every((s) => s.length > 0),
        a.id,
      ).toBe(true);
      expect(parts(a).length, a.id).toBeGreaterThan(0);
      expect(parts(a).filter((p) => p.trim() === '')).toEqual([]);
    }
  });

  it('have their titles in en/titles.json, for links (vitest -u writes it)', async () => {
    const titles = {
      chapters: Object.fromEntries(book.chapters.map((c) => [c.id, c.title])),
      articles: Object.fromEntries(articles.map((a) => [a.id, a.title])),
    };
    await expect(`${JSON.stringify(titles, null, 2)}\n`).toMatchFileSnapshot('./en/titles.json');
  });

  it('are short', () => {
    const long = articles.filter(
      (a) =>
        parts(a)
          .map((p) => plain(p))
          .join(' ')
          .split(/\s+/).length > 120,
    );
    expect(long.map((a) => a.id)).toEqual([]);
  });

  it('lead only to articles that exist, and never to themselves', () => {
    const wrong = articles.flatMap((a) =>
      parts(a)
        .flatMap(spans)
        .filter((s) => s.kind === 'article' && (!ids.has(s.id) || s.id === a.id))
        .map((s) => `${a.id} -> ${s.kind === 'article' ? s.id : ''}`),
    );
    expect(wrong).toEqual([]);
  });

  it('leave no mark unread', () => {
    const odd = articles.filter((a) => parts(a).some((p) => /[[\]{}|]/.test(plain(p, (id) => id))));
    expect(odd.map((a) => a.id)).toEqual([]);
  });

  it('rest on the known documents', () => {
    const known =
      /^(Advanced rules \(Turkish\/English\)|Advanced gameplay \(Portuguese\)|Chains \(French( and Spanish)?\)|Beginner’s rulebook \(Hungarian\)|Classic rulebook|Decided as classic play had it)/;
    expect(articles.filter((a) => !known.test(a.source)).map((a) => a.id)).toEqual([]);
  });

  it('name only cards that can be played', () => {
    const named = articles.flatMap((a) =>
      parts(a)
        .flatMap(spans)
        .filter((s) => s.kind === 'card'),
    );
    const names = new Set(cards.map((c) => c.name));
    expect([...new Set(named.map((s) => s.name))].filter((n) => !names.has(n))).toEqual([]);
  });
});

describe('what the engine cites', () => {
  it('is in the rulebook: events, reasons, questions and windows', () => {
    expect([...new Set(cited)].filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('cases', () => {
  it('are all read', () => {
    expect(unread).toEqual([]);
    expect(rulesOf.size).toBeGreaterThan(100);
  });

  it('name only articles that exist', () => {
    const wrong = [...rulesOf].flatMap(([id, rules]) =>
      rules.filter((r) => !ids.has(r)).map((r) => `${id}: ${r}`),
    );
    expect(wrong, `the articles are ${[...ids].join(', ')}`).toEqual([]);
  });

  it('given as examples exist, and name the article they are given for', () => {
    const wrong = Object.entries(examples).flatMap(([article, list]) =>
      list.filter((id) => !rulesOf.get(id)?.includes(article)).map((id) => `${article}: ${id}`),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(examples).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('show every article, but for those that no board shows', () => {
    const needed = articles.filter((a) => !(a.id in unshown));
    expect(needed.filter((a) => !shown.has(a.id)).map((a) => a.id)).toEqual([]);
    expect(
      needed.filter((a) => a.cases.length === 0).map((a) => a.id),
      'examples.ts gives none',
    ).toEqual([]);
  });

  it('cannot show the rest, and a test covers it', () => {
    for (const [id, { why, test }] of Object.entries(unshown)) {
      expect(ids.has(id), id).toBe(true);
      expect(why).not.toBe('');
      expect(existsSync(test), test).toBe(true);
    }
  });
});

describe('marks', () => {
  it('are taken apart: words, links with and without words, cards', () => {
    expect(spans('See [[a.b]] or [[c.d|that]] on {{Jinzo}}.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'article', id: 'a.b', text: null },
      { kind: 'text', text: ' or ' },
      { kind: 'article', id: 'c.d', text: 'that' },
      { kind: 'text', text: ' on ' },
      { kind: 'card', name: 'Jinzo' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('fall away in plain text', () => {
    expect(plain('See [[a.b]] or [[c.d|that]] on {{Jinzo}}.', () => 'Title')).toBe(
      'See Title or that on Jinzo.',
    );
  });
});

describe('the rulebook', () => {
  it('finds an article by its id', () => {
    expect(book.article('chain.spell-speed')?.title).toBe('Spell Speed');
    expect(book.article('chain.spell-speed')?.chapter).toBe('chain');
    expect(book.article('chain.nothing')).toBeUndefined();
  });

  it('finds words in any order, in small letters, without accents or hyphens; titles come first', () => {
    expect(book.search('SPEED spéll')[0]?.id).toBe('chain.spell-speed');
    expect(book.search('quick play')[0]?.id).toBe('cards.quick-play');
    expect(book.search("opponent's").length).toBe(book.search('opponent’s').length);
    expect(book.search('missed timing')[0]?.id).toMatch(/^timing\.miss/);
    expect(book.search('missi').length).toBeGreaterThan(0);
    expect(book.search('mirage of nowhere')).toEqual([]);
    expect(book.search('  ')).toEqual([]);
  });

  it('is loaded once, and only when asked for', async () => {
    expect(await loadRulebook('en')).toBe(book);
    const door = readFileSync('src/rulebook/index.ts', 'utf8');
    expect(door).not.toMatch(/from '\.\/(en|chapters|examples)/);
  });
});
