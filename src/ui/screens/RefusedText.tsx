import type { View, Why } from '../../engine/contract.ts';
import { namesOf } from '../adapter.ts';
import { refusalSentence } from '../i18n/sentences.ts';

/** Why an answer was refused. Apart from the notice, since the start screen needs none of the sentences. */
export default function RefusedText({ why, view, names }: { why: Why; view: View; names: [string, string] }) {
  return <>{refusalSentence(why, namesOf(view, names))}</>;
}
