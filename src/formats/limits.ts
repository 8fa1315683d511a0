/**
 * How much of anything is read from outside: files, links, kept duels. Everything that Segoc writes stays well below, so that
 * whatever goes beyond was made by something else, and reading it could only take time and memory from the page.
 */
export const LIMITS = {
  /** Bytes of a file that are read at all, whatever it is. */
  fileBytes: 2_000_000,
  /** Characters of a case file: a duel of some thousand decisions, with a line for each. */
  caseLength: 250_000,
  /** Steps of a case: a saved duel has one for each answer. */
  steps: 5000,
  /** Those of them that are more than an answer: what they ask of the rules has to be found out, or looked for. */
  scriptSteps: 300,
  /** Lists and mappings one in another: no case needs ten. */
  depth: 24,
  /** Places of a case file that say "the same as there". */
  aliases: 100,
  /** Values in a case file, all in all. */
  values: 60_000,
  /** Entries of any list or mapping other than the steps. */
  entries: 1000,
  /** Letters of a title, a source, or any other text of a case. */
  textLength: 1000,
  /** Letters of the name of a card, a label, or a code. */
  nameLength: 100,
  /** Letters of a player's name. */
  playerLength: 40,
  /** Mistakes of one file that are told; the others are counted. */
  problems: 20,

  /** Cards in one place: a Deck, a hand, a Graveyard. */
  pile: 200,
  /** Cards of both players together. */
  cards: 600,
  /** Life Points, turns, counters: beyond, adding one would change nothing any more. */
  amount: 1_000_000_000,

  /** Characters of a link. Longer addresses are cut by some browsers, chats and mail programs. */
  linkLength: 8000,
  /** Bytes of a link's content: a few bytes can be deflated to claim any number. */
  linkBytes: 1_000_000,
  /** Decisions of a duel in all its lines. Replaying them takes about a second. */
  decisions: 10_000,
  /** Cards picked in one decision, and outcomes of chance fixed before it. */
  picks: 200,
} as const;
