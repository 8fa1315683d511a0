import type { Requirement, View, Why } from '../../engine/contract.ts';
import { namesOf } from '../adapter.ts';
import { refusalSentence, requirementSentence } from '../i18n/sentences.ts';

interface Props {
  why: Why | Requirement;
  view: View;
  names: [string, string];
}

/** Why an answer was refused, or something else cannot be done. Apart from the notice, since the start screen needs none of the sentences. */
export default function RefusedText({ why, view, names }: Props) {
  const said = namesOf(view, names);
  return <>{'met' in why ? requirementSentence(why, said) : refusalSentence(why, said)}</>;
}
