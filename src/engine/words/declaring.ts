/** Declaring a Type of monsters as a card is activated. */
import type { CardTest, EffectDef } from '../definition.ts';
import { note, noted } from '../steps/notes.ts';
import { number } from './conditions.ts';

const TYPES = [
  'Aqua',
  'Beast',
  'Beast-Warrior',
  'Dinosaur',
  'Dragon',
  'Fairy',
  'Fiend',
  'Fish',
  'Insect',
  'Machine',
  'Plant',
  'Pyro',
  'Reptile',
  'Rock',
  'Sea Serpent',
  'Spellcaster',
  'Thunder',
  'Warrior',
  'Winged Beast',
  'Zombie',
] as const;

/** Every Type, to declare one on activation. */
export const anyType: EffectDef['options'] = TYPES.map((code) => ({ code, test: () => true }));
/** Notes the Type declared on activation on this card. */
export const noteDeclared = note('declared', number('option'));
const declared = noted('declared');
/** Is the tested monster of the Type noted on this card? */
export const isOfDeclaredType: CardTest = (g, s, id) => g.derived.race(id) === TYPES[declared(g, s)];
