/** What every kind of question is given. */
import type { Answer, Prompt, View, Why } from '../../../engine/contract.ts';
import type { Names } from '../../i18n/sentences.ts';

export interface QuestionProps {
  prompt: Prompt;
  view: View;
  names: Names;
  onAnswer: (answer: Answer) => void;
  /** The option under the pointer or focus. */
  onPreview?: (option: number | null) => void;
  /** Lights cards on the field. */
  onLight?: (cards: readonly number[]) => void;
  refusal?: (answer: Answer) => Why | null;
  /** Takes back what led to this question. */
  onCancel?: () => void;
  /** Picks shared with the field; without them the panel keeps its own. */
  picks?: readonly number[];
  onPicks?: (picks: readonly number[]) => void;
  /** Handle keys. */
  keys: boolean;
}
