import type { ChapterText } from '../types.ts';

export const battle: ChapterText = {
  title: 'Battle',
  articles: {
    'battle.phase': {
      title: 'Battle Phase',
      text: [
        'You never have to fight; from Main Phase 1 you may go straight to the End Phase. The Battle Phase opens with a Start Step; in the Battle Step you declare one attack after another, each followed by a [[battle.damage-step|Damage Step]] of its own; an End Step closes it.',
        'There is no Summoning, Setting or turning here, and no Normal Spell. Fast effects may be used.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Phases D – Battle Phase; the small steps: classic rulebook',
    },
    'battle.declaration': {
      title: 'Declaring an attack',
      text: [
        'Each of your Attack Position monsters may attack once a turn, even when it was just Summoned; none has to. Name the attacker and the opposing monster it attacks.',
        'Then both players may respond, the turn player first. If the attacker leaves the field or Attack Position, or an effect stops it, the attack is over. A stopped attack still counts as the one it had.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section Battle Phase I – Battle',
    },
    'battle.direct': {
      title: 'Direct attack',
      text: [
        'If your opponent controls no monster, not even a face-down one, your monster attacks directly, and its ATK is taken off their Life Points.',
        'A card may allow a direct attack past monsters, or forbid it.',
      ],
      source: 'Beginner’s rulebook (Hungarian), section Battle Phase I – Battle',
    },
    'battle.replay': {
      title: 'Replay',
      text: [
        'If, before the Damage Step, the attacked monster is gone or the number of opposing monsters has changed, the attacking player chooses again: another monster, a direct attack if it is possible now, or to stop.',
        'This is no new declaration: nobody responds to it, nothing is paid again. Stopping uses the attack up.',
      ],
      source:
        'Advanced rules (Turkish/English), section Battle position changes names it; the course of it: classic rulebook',
    },
    'battle.damage-step': {
      title: 'The Damage Step',
      text: [
        'An attack that still stands enters its Damage Step:',
        {
          ordered: [
            'the start, and an attacked face-down monster [[battle.before-calculation|turns up]];',
            'before damage calculation;',
            '[[battle.calculation|damage calculation]];',
            '[[battle.after-calculation|after damage calculation]];',
            '[[battle.end|the end]].',
          ],
        },
        'Only this may be activated in it: what changes ATK or DEF, until damage calculation; [[chain.counter-traps|Counter Traps]]; and effects that the step itself triggers. Each of its moments has at most one chain.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Battle Phase II – Damage; the moments: classic rulebook',
    },
    'battle.before-calculation': {
      title: 'Up to damage calculation',
      text: [
        'At the start only effects that name the start trigger; {{Paladin of White Dragon}} strikes while its target is still face-down.',
        'Then an attacked face-down monster is turned face-up. Its continuous effects apply at once, its Flip effect waits. Now comes the time for cards that change ATK or DEF; once this moment has passed they are too late.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Battle Phase II – Damage; the moments: classic rulebook',
    },
    'battle.calculation': {
      title: 'Damage calculation',
      text: [
        'During damage calculation only what names it, such as {{Kuriboh}}, and Counter Traps may be used. Then the [[battle.damage|values are compared]], damage is dealt, and the losers are destroyed by battle; they stay where they are until the [[battle.end|end of the step]].',
        'If one of the monsters is gone by now, or the attacker no longer in Attack Position, there is no calculation.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Battle Phase II – Damage calculation; Advanced rules (Turkish/English), section Returning activated cards',
    },
    'battle.damage': {
      title: 'Comparing ATK and DEF',
      text: [
        [
          'Against Attack Position: the lower ATK is destroyed, and its controller takes the difference as damage. Equal ATK destroys both, also 0 against 0, and costs nobody anything.',
          'Against Defense Position: ATK above DEF destroys the defender without damage. ATK below DEF destroys nothing, and the attacker’s controller takes the difference. Equal: nothing.',
          'Directly: the attacker’s ATK is the damage.',
        ],
      ],
      source:
        'Classic rulebook; that the values are compared: Beginner’s rulebook (Hungarian), section Damage calculation',
    },
    'battle.piercing': {
      title: 'Piercing',
      text: [
        'Some monsters deal battle damage through Defense Position: as much as their ATK is above the DEF. They do so only when they attack, and two sources of piercing pierce once.',
        'A face-down defender is turned up first, so its DEF on the field counts.',
      ],
      source: 'Classic rulebook',
    },
    'battle.after-calculation': {
      title: 'After damage calculation',
      text: [
        'First, what battle damage triggers forms a chain. Then Flip effects and effects that name this moment form another.',
        'Monsters destroyed in this battle still lie on the field, but no effect can choose or move them. A player without Life Points has lost before any of this.',
      ],
      source:
        'Beginner’s rulebook (Hungarian), section Effect Monsters I – Flip; Advanced rules (Turkish/English), section Returning activated cards; the order: classic rulebook',
    },
    'battle.end': {
      title: 'The end of the Damage Step',
      text: [
        'Now the monsters destroyed by battle go to the Graveyard, together. What they trigger there, as {{Mystic Tomato}} and {{Sangan}} do, and what their fallen Equip Cards trigger forms [[timing.simultaneous|one chain]].',
        'Then the attack is over, and the turn player may declare another.',
      ],
      source:
        'Advanced rules (Turkish/English), section Effects that activate simultaneously; Beginner’s rulebook (Hungarian), section Damage calculation',
    },
  },
};
