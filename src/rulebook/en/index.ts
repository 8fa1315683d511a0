import type { Texts } from '../types.ts';
import { battle } from './battle.ts';
import { cards } from './cards.ts';
import { chain } from './chain.ts';
import { control } from './control.ts';
import { costs } from './costs.ts';
import { effects } from './effects.ts';
import { equip } from './equip.ts';
import { negation } from './negation.ts';
import { position } from './position.ts';
import { setup } from './setup.ts';
import { summon } from './summon.ts';
import { targets } from './targets.ts';
import { timing } from './timing.ts';
import { turn } from './turn.ts';
import { win } from './win.ts';
import { zones } from './zones.ts';

export const texts: Texts = {
  setup,
  win,
  zones,
  cards,
  turn,
  summon,
  position,
  battle,
  chain,
  timing,
  targets,
  costs,
  negation,
  effects,
  equip,
  control,
};
