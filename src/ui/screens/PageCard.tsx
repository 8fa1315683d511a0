import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import css from './PageCard.module.css';
import { PageHeader } from './PageHeader.tsx';

interface PageCardProps {
  /** Null while it is not known yet what there is to say. Takes the focus whenever it changes. */
  title: string | null;
  warning?: boolean;
  children: ReactNode;
}

/** A page that says one thing. */
export function PageCard({ title, warning = false, children }: PageCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is told
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <div className={css.page}>
      <PageHeader />
      <main className={css.card}>
        {title === null ? null : (
          <h1 ref={heading} tabIndex={-1}>
            {warning ? <Icon name="warn" /> : null}
            {title}
          </h1>
        )}
        {children}
      </main>
    </div>
  );
}

/** The ways on from it. */
export function PageCardAnswers({ children }: { children: ReactNode }) {
  return <div className={css.answers}>{children}</div>;
}
