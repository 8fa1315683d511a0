/** Rule profiles: the differences between eras as named flags. */
export interface Profile {
  name: string;
  lifePoints: number;
  openingHand: number;
  handLimit: number;
  minDeck: number;
  maxCopies: number;
  /** The player who goes first draws in the first turn. */
  firstPlayerDraws: boolean;
  firstPlayerAttacks: boolean;
  /** One active Field Spell on the whole table. */
  oneFieldSpell: boolean;
  /** A player's own Field Spell must be gone before they play another; otherwise the new one replaces it. */
  ownFieldSpellBlocks: boolean;
  /** An Ignition effect may be used right after a Summon, before the opponent may respond. */
  ignitionPriority: boolean;
  /** Two Attack Position monsters with 0 ATK destroy each other. */
  zeroAgainstZeroDestroys: boolean;
}

const classic: Profile = {
  name: 'classic',
  lifePoints: 8000,
  openingHand: 5,
  handLimit: 6,
  minDeck: 40,
  maxCopies: 3,
  firstPlayerDraws: true,
  firstPlayerAttacks: false,
  oneFieldSpell: true,
  ownFieldSpellBlocks: true,
  ignitionPriority: true,
  zeroAgainstZeroDestroys: true,
};

export const profiles = { classic } satisfies Record<string, Profile>;

/** The profile of a name, or undefined if there is none: names may come from anywhere. */
export function profileOf(name: string = classic.name): Profile | undefined {
  return Object.hasOwn(profiles, name) ? profiles[name as keyof typeof profiles] : undefined;
}
