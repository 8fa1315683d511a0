/** Ritual and Fusion Summons: Tributes and materials are chosen and given on resolution; they are no costs. */
import type { CardQuery, CardTest, Need, Pick, Scope, Step } from '../definition.ts';
import type { Game } from '../game.ts';
import { includesMust, mayTribute, mustTribute } from '../legality/tributes.ts';
import { chooseCards } from '../question.ts';
import { refOf } from '../state/duel.ts';
import type { EffectFrame } from '../state/frames.ts';
import { freeZone, sendTo } from '../state/zones.ts';
import { maySpecialSummon, need } from '../words/conditions.ts';
import { candidates, someSet, spareFillers } from '../words/picking.ts';
import { between, cards, monsters } from '../words/queries.ts';
import { bringOut } from './special-summon.ts';
import { tributeAll } from './tribute.ts';

/** Would a zone be free once these (ids) have gone? */
function leavesRoom(g: Game, s: Scope, ids: readonly number[]): boolean {
  const { monsters: zones } = g.side(s.player);
  return freeZone(zones) >= 0 || ids.some((id) => zones.includes(id));
}

const AT_HAND = monsters({ of: 'you', in: 'hand or field' });

/** Monsters of hand or field that a Ritual may Tribute, without the Ritual Monster itself. */
function ritualTributes(g: Game, s: Scope, ritual: number): number[] {
  const ids = candidates(g, s, AT_HAND).filter((id) => id !== ritual && mayTribute(g, id, 'ritual'));
  for (const id of mustTribute(g, s.player)) if (!ids.includes(id)) ids.push(id);
  return ids;
}

/** A Ritual: which monsters it is for, the Levels it takes, and the Tributes that will do, with and without regard to a zone. */
interface Ritual {
  from: CardQuery;
  total: number;
  inRoom: Pick;
  anyhow: Pick;
}

const ritualOf = (test: CardTest, total: number): Ritual => ({
  from: monsters({ of: 'you', in: 'hand', frame: 'ritual', where: test }),
  total,
  inRoom: ritualPick(total, true),
  anyhow: ritualPick(total, false),
});

/** `inRoom`: the picks must leave a zone for the monster. */
function ritualPick(total: number, inRoom: boolean): Pick {
  return between(1, 5, cards(), {
    purpose: 'ritual-tribute',
    valid: (g, s, picks) => {
      let sum = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const id of picks) {
        const level = g.derived.level(id);
        sum += level;
        least = Math.min(least, level);
      }
      // None may be superfluous: without the least of them the Levels would not suffice.
      return (
        sum >= total &&
        sum - least < total &&
        includesMust(g, s.player, picks) &&
        (!inRoom || leavesRoom(g, s, picks))
      );
    },
  });
}

/** A zone for the monster: missing only if everything else is there. */
const roomFor = (possible: (g: Game, s: Scope, inRoom: boolean) => boolean): Need =>
  need('zone-full.monsters', (g, s) => possible(g, s, true) || !possible(g, s, false), 'zone-full');

/** What the activation of a Ritual Spell needs. */
export function toRitualSummon(test: CardTest, total: number): readonly Need[] {
  const ritual = ritualOf(test, total);
  const possible = (g: Game, s: Scope, inRoom: boolean) => ritualMonsters(g, s, ritual, inRoom).length > 0;
  return [maySpecialSummon, need('condition.ritual', (g, s) => possible(g, s, false)), roomFor(possible)];
}

/** Ritual Monsters in the hand that can be Ritual Summoned. */
function ritualMonsters(g: Game, s: Scope, ritual: Ritual, inRoom = true): number[] {
  const pick = inRoom ? ritual.inRoom : ritual.anyhow;
  return candidates(g, s, ritual.from).filter((id) => {
    const tributes = ritualTributes(g, s, id);
    let sum = 0;
    for (const t of tributes) sum += g.derived.level(t);
    return sum >= ritual.total && someSet(g, s, pick, tributes);
  });
}

/** Ritual Summons one of the monsters that pass the test: choose it, Tribute Levels totalling at least `total`, bring it out. */
export function ritualSummon(test: CardTest, total: number): Step[] {
  const rite = ritualOf(test, total);
  return [
    {
      verb: 'choose',
      quiet: true,
      ask: (g, s) => {
        const ids = ritualMonsters(g, s, rite);
        return ids.length === 0 ? null : chooseCards(s.player, 'ritual-monster', ids, 1, 1, s.ref, s.effect);
      },
      run: (g, s, picked) => {
        s.vars.ritual = picked.map((o) => refOf(g.card(o.card)));
      },
    },
    {
      verb: 'tribute',
      ask: (g, s) => {
        const [ritual] = s.vars.ritual;
        if (ritual === undefined) return null;
        const pick = rite.inRoom;
        const ids = spareFillers(g, s, pick, ritualTributes(g, s, ritual & 4095));
        const q = chooseCards(s.player, 'ritual-tribute', ids, 1, Math.min(5, ids.length), s.ref, s.effect);
        q.valid = (picks) =>
          pick.valid?.(
            g,
            s,
            picks.map((i) => q.options[i].card),
          ) ?? true;
        q.constraint = 'ritual-levels';
        q.measure = (picks) => picks.reduce((sum, i) => sum + g.derived.level(q.options[i].card), 0);
        q.facts = { card: ritual & 4095, need: total };
        return q;
      },
      run: (g, s, picked) => {
        if (picked.length > 0)
          tributeAll(
            g,
            s.player,
            picked.map((o) => o.card),
          );
      },
    },
    {
      verb: 'special-summon',
      run: (g, s) => {
        const [ritual] = s.vars.ritual;
        if (ritual !== undefined && g.alive(ritual))
          bringOut(g, s, [ritual & 4095], 'choose', 'ritual', 'summoned');
      },
    },
  ];
}

// ------------------------------------------------------------ Fusion

/** Monsters of hand or field (face-up or not) with one of the names. */
const materialsOf = (g: Game, s: Scope, names: readonly string[]): number[] =>
  candidates(g, s, AT_HAND).filter((id) => names.includes(g.def(id).name));

function fusionPick(names: readonly string[], inRoom = true): Pick {
  return between(names.length, names.length, cards(), {
    purpose: 'fusion-material',
    valid: (g, s, picks) => {
      const left = [...names];
      for (const id of picks) {
        const at = left.indexOf(g.def(id).name);
        if (at < 0) return false;
        left.splice(at, 1);
      }
      return left.length === 0 && (!inRoom || leavesRoom(g, s, picks));
    },
  });
}

/** Fusion Monsters of the Fusion Deck whose materials are at hand. */
function possibleFusions(g: Game, s: Scope, inRoom = true): number[] {
  return g.side(s.player).fusion.filter((id) => {
    const { materials: names } = g.def(id);
    return names.length > 0 && someSet(g, s, fusionPick(names, inRoom), materialsOf(g, s, names));
  });
}

/** What the activation of a card that Fusion Summons needs. */
export const toFusionSummon: readonly Need[] = [
  maySpecialSummon,
  need('condition.fusion', (g, s) => possibleFusions(g, s, false).length > 0),
  roomFor((g, s, room) => possibleFusions(g, s, room).length > 0),
];

/** Fusion Summons a monster from the Fusion Deck: choose it, choose its materials, send them to the Graveyard, bring it out. */
export function fusionSummon(): Step[] {
  return [
    {
      verb: 'choose',
      quiet: true,
      ask: (g, s) => {
        const ids = possibleFusions(g, s);
        return ids.length === 0 ? null : chooseCards(s.player, 'fusion-monster', ids, 1, 1, s.ref, s.effect);
      },
      run: (g, s, picked) => {
        s.vars.fusion = picked.map((o) => refOf(g.card(o.card)));
      },
    },
    {
      verb: 'send',
      ask: (g, s) => {
        const [fusion] = s.vars.fusion;
        if (fusion === undefined) return null;
        const { materials: names } = g.def(fusion & 4095);
        const ids = materialsOf(g, s, names);
        const pick = fusionPick(names);
        const q = chooseCards(s.player, 'fusion-material', ids, names.length, names.length, s.ref, s.effect);
        q.valid = (picks) =>
          pick.valid?.(
            g,
            s,
            picks.map((i) => q.options[i].card),
          ) ?? true;
        q.constraint = 'fusion-materials';
        q.facts = { card: fusion & 4095, need: names.length };
        return q;
      },
      run: (g, _s, picked) => {
        for (const o of picked) sendTo(g, o.card, 'graveyard', 'material', 'material');
      },
    },
    {
      verb: 'special-summon',
      run: (g, s: EffectFrame) => {
        const [fusion] = s.vars.fusion;
        if (fusion !== undefined && g.alive(fusion))
          bringOut(g, s, [fusion & 4095], 'choose', 'fusion', 'summoned');
      },
    },
  ];
}
