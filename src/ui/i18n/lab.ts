/** The words of the Lab: fetched with it. */
import { addWords } from './core.ts';
import lab from './en/lab.json' with { type: 'json' };

addWords('lab', lab);
