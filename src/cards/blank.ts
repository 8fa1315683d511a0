/** The filler of case files: a card that stands for any other and does nothing. No official card has this passcode. */
import { card, monster } from '../engine/words/index.ts';

export const blank = { ...card('Blank', 1, monster({ level: 1, attribute: 'EARTH', race: '', atk: 0, def: 0, frame: 'normal', traits: ['Blank'] })), attribute: null, race: null };
