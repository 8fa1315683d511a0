/** What a card and its state are called. Nothing is said about a card whose passcode the viewer may not know. */
import type { TFunction } from 'i18next';
import type { CardView, Player, Viewer, Zone } from '../../engine/contract.ts';
import type { CardDef } from '../../engine/definition.ts';
import type { CardMarks } from '../card/marks.ts';
import { factsOf } from '../facts.ts';

export type Say = TFunction<'field'>;

/** A card that no file describes: named by its number. */
export function factsOrNumber(t: Say, passcode: number): CardDef {
  return (
    factsOf(passcode) ?? {
      name: t('card.unknown', { passcode }),
      passcode,
      kind: 'monster',
      property: null,
      frame: 'token',
      attribute: null,
      race: null,
      level: 0,
      atk: 0,
      def: 0,
      traits: [],
      materials: [],
      text: '',
      effects: [],
    }
  );
}

export const onField = (zone: Zone) => zone === 'monster' || zone === 'spell' || zone === 'field';

/** Is its face to be drawn (a set card of one's own shows its back and its name)? */
export const showsFace = (card: CardView) => card.passcode > 0 && (!onField(card.zone) || card.faceUp);

export function whoseOf(t: Say, viewer: Viewer, names: readonly [string, string]) {
  const whose = ([0, 1] as const).map((player) => {
    if (viewer === 'judge') return t('field.possessive', { name: names[player] });
    return viewer === player ? t('field.your') : t('field.opponents');
  });
  return (player: Player): string => whose[player];
}

/** "your Monster zone 3" */
export function placeName(t: Say, whose: string, zone: Zone, index: number, count = 0): string {
  const number = index + 1;
  switch (zone) {
    case 'monster':
      return t('field.monster', { whose, number });
    case 'spell':
      return t('field.spell', { whose, number });
    case 'hand':
      return t('field.hand-place', { whose, number, count });
    case 'none':
      return '';
    default:
      return t(`field.${zone}`, { whose });
  }
}

/** The card alone: "Summoned Skull, Attack Position, 2500 ATK". */
export function faceName(t: Say, card: CardView): string {
  const field = onField(card.zone);
  if (card.passcode === 0) {
    if (!field) return t('card.hidden');
    return card.zone === 'monster' ? t('card.set-monster') : t('card.set-card');
  }
  const facts = factsOrNumber(t, card.passcode);
  const parts = [facts.name];
  if (field && !card.faceUp) {
    parts.push(card.zone === 'monster' ? t('card.face-down-defense') : t('card.set'));
  } else if (card.zone === 'monster') {
    const attack = card.position === 'attack';
    parts.push(t(attack ? 'card.attack' : 'card.defense'));
    parts.push(attack ? t('card.atk-value', { value: card.atk }) : t('card.def-value', { value: card.def }));
  } else if (facts.kind === 'monster') {
    parts.push(t('card.level', { level: facts.level }), t('card.atk-value', { value: facts.atk }));
  } else {
    parts.push(t(`card.type.${facts.kind}`, { property: t(`card.property.${facts.property ?? 'normal'}`) }));
  }
  if (card.negated) parts.push(t('card.negated'));
  const counters = Object.values(card.counters).reduce((sum, n) => sum + n, 0);
  if (counters > 0) parts.push(t('card.counters', { count: counters }));
  return parts.join(', ');
}

/** The sentences of a card's state, for `aria-describedby`. */
export function stateOf(t: Say, card: CardView, marks: CardMarks, equippedTo?: string): string {
  const parts: string[] = [];
  if (marks.dimmed !== undefined) parts.push(marks.dimmed);
  if (marks.legal) {
    const { key } = marks.legal;
    parts.push(key === undefined ? t('card.is.legal') : t('card.is.legal-key', { key }));
  }
  if (marks.selected || marks.ticked) parts.push(t('card.is.selected'));
  for (const link of marks.chain ?? []) {
    parts.push(t(link.ghost ? 'card.is.ghost' : 'card.is.chain', { number: link.number }));
  }
  for (const number of marks.targeted ?? []) parts.push(t('card.is.targeted', { number }));
  for (const number of marks.reached ?? []) parts.push(t('card.is.reached', { number }));
  if (marks.attacking) parts.push(t('card.is.attacking'));
  if (marks.attacked) parts.push(t('card.is.attacked'));
  if (marks.unaffected !== undefined) parts.push(marks.unaffected);
  if (card.attempted) parts.push(t('card.is.attempted'));
  if (equippedTo !== undefined) parts.push(t('card.is.equipped', { card: equippedTo }));
  if (marks.note !== undefined) parts.push(marks.note);
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
