import { Component, type ReactNode } from 'react';
import { type SessionStore, useSession, useSessionStore } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './controls.tsx';
import css from './Failure.module.css';
import { saveFile } from './file.ts';

/** What happened, and the ways on. The duel itself is safe in the session. */
export function FailureScreen() {
  const { t } = useTranslation('screens');
  const failure = useSession((s) => s.failure);
  const duel = useSession((s) => s.table !== null);
  const canUndo = useSession((s) => s.table?.canUndo ?? false);
  const { recover, record, leave } = useSessionStore().getState();
  const save = () => {
    const text = record();
    if (text) saveFile('segoc-duel.json', text);
  };
  if (!failure) return null;
  return (
    <main className={css.page}>
      <section className={css.card} role="alert">
        <h1>
          <Icon name="warn" />
          {t('failure.title')}
        </h1>
        <p>{t(duel ? 'failure.about' : 'failure.none')}</p>
        <div className={css.answers}>
          <Button main onClick={() => recover(false)}>
            {t('failure.on')}
          </Button>
          {canUndo ? <Button onClick={() => recover(true)}>{t('failure.back')}</Button> : null}
          {duel ? <Button onClick={save}>{t('failure.save')}</Button> : null}
          <Button onClick={leave}>{t('failure.new')}</Button>
        </div>
        <details className={css.details}>
          <summary>{t('failure.details')}</summary>
          <pre>
            {failure.message}
            {'\n'}
            {failure.detail}
          </pre>
        </details>
      </section>
    </main>
  );
}

interface GuardProps {
  store: SessionStore;
  /** A new value tries the page again. */
  at: unknown;
  children: ReactNode;
}

/** Keeps a mistake of the page from taking the duel with it. */
export class Guard extends Component<GuardProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.store.getState().fail(error);
  }

  override componentDidUpdate(before: GuardProps) {
    if (this.state.broken && before.at !== this.props.at) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
