import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Answer, Prompt, View, Why } from '../../engine/contract.ts';
import { beforePaint } from '../afterwards.ts';
import { useTranslation } from '../i18n/index.ts';
import {
  askedFor,
  callSentence,
  type Names,
  questionSentence,
  whyAsked,
  withNames,
} from '../i18n/sentences.ts';
import { ArticleLink } from '../rulebook/ArticleLink.tsx';
import { useTurnOrInput } from '../useTurn.ts';
import { viewOf, withCards } from './look.ts';
import { Who } from './PlayerTag.tsx';
import { Act } from './prompt/Act.tsx';
import { Options } from './prompt/Options.tsx';
import { Order } from './prompt/Order.tsx';
import { Picker } from './prompt/Picker.tsx';
import type { QuestionProps } from './prompt/parts.ts';
import css from './prompt/prompt.module.css';
import { Choices, Declare, Zones } from './prompt/Values.tsx';
import { YesNo } from './prompt/YesNo.tsx';

interface PromptPanelProps {
  /** The question as the viewer of `view` may see it. */
  prompt: Prompt;
  view: View;
  names: Names;
  onAnswer: (answer: Answer) => void;
  /** The option under the pointer or focus, or null. */
  onPreview?: (option: number | null) => void;
  /** Lights cards on the field. */
  onLight?: (cards: readonly number[]) => void;
  /** Why an answer would be refused; it enables the confirm button and names what is missing. */
  refusal?: (answer: Answer) => Why | null;
  /** Shows a Cancel button that takes back what led to this question. */
  onCancel?: () => void;
  /** Indexes picked so far, when cards can also be picked on the field; without it the panel keeps its own. */
  picks?: readonly number[];
  onPicks?: (picks: readonly number[]) => void;
  /** Only told, not answered. */
  readOnly?: boolean;
  /** Answer by keys, wherever the focus is. */
  keys?: boolean;
}

/** The open question: what is asked, why, what may answer, and every legal answer. */
export const PromptPanel = memo(function PromptPanel({
  keys = true,
  readOnly = false,
  ...rest
}: PromptPanelProps) {
  const { t } = useTranslation('panels');
  const { prompt } = rest;
  const view = useMemo(() => withCards(rest.view, prompt.cards), [rest.view, prompt.cards]);
  const names = useMemo(() => withNames(rest.names, prompt.cards), [rest.names, prompt.cards]);
  const props: QuestionProps = { ...rest, view, names, keys };
  const player = names.players[prompt.player];
  const call = callSentence(prompt, names, view);
  const question = questionSentence(prompt, names, view);
  const why = whyAsked(prompt, names, view, { level: viewOf(view, askedFor(prompt))?.level });
  const asked = identity(prompt);
  const section = useRef<HTMLElement>(null);
  useInSight(section, asked);
  return (
    <>
      <p className="vh" role="status">
        {player}: {question}
      </p>
      {prompt.kind === 'act' && prompt.purpose === 'act' ? (
        readOnly ? null : (
          <Act {...props} />
        )
      ) : (
        <section ref={section} className={css.ask} aria-label={t('prompt')} data-fleeting>
          <p className={css.to}>
            <Who player={prompt.player} name={player} />
            {readOnly ? null : <span>{call}</span>}
          </p>
          <h3>{question}</h3>
          <p className={css.why}>
            {why}
            <ArticleLink id={prompt.why.article} />
          </p>
          {readOnly ? null : <SoonBody key={asked} {...props} section={section} />}
        </section>
      )}
    </>
  );
});

/** What has been picked belongs to one question only. */
const identity = (p: Prompt): string =>
  JSON.stringify([p.player, p.kind, p.purpose, p.card, p.effect, p.link, p.min, p.max, p.options]);

/** Elements of the first answers, about. */
const ANSWERS = 16;

/** Brings it into sight whenever `moment` is another one. */
function useInSight(section: RefObject<HTMLElement | null>, moment: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up.
    return beforePaint(section, () => void section.current?.scrollIntoView?.({ block: 'nearest' }));
  }, [section, moment]);
}

/** What is asked comes before what may be answered. */
function SoonBody({ section, ...props }: QuestionProps & { section: RefObject<HTMLElement | null> }) {
  const drawn = useTurnOrInput(ANSWERS);
  useInSight(section, drawn);
  return drawn ? <Body {...props} /> : null;
}

function Body(props: QuestionProps) {
  const { prompt } = props;
  switch (prompt.kind) {
    case 'trigger':
      return prompt.options.filter((o) => o.card >= 0).length > 1 ? (
        <Options {...props} />
      ) : (
        <YesNo {...props} />
      );
    case 'confirm':
      return <YesNo {...props} />;
    case 'order':
      return <Order {...props} />;
    case 'choose':
      return <Picker {...props} />;
    case 'zone':
      return <Zones {...props} />;
    case 'position':
    case 'option':
      return <Choices {...props} />;
    case 'declare':
      return <Declare {...props} />;
    default:
      return <Options {...props} />;
  }
}
