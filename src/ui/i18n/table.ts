/** The words of the table: fetched with it. */
import { addWords } from './core.ts';
import events from './en/events.json' with { type: 'json' };
import field from './en/field.json' with { type: 'json' };
import panels from './en/panels.json' with { type: 'json' };
import prompts from './en/prompts.json' with { type: 'json' };
import reasons from './en/reasons.json' with { type: 'json' };

addWords('events', events);
addWords('field', field);
addWords('panels', panels);
addWords('prompts', prompts);
addWords('reasons', reasons);
