/** The words of the rulebook: fetched with it. */
import { addWords } from './core.ts';
import rulebook from './en/rulebook.json' with { type: 'json' };

addWords('rulebook', rulebook);
