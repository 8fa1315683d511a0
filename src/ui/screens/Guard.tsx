/** Boundaries that keep a mistake of the page where it is. */
import { Component, type ReactNode } from 'react';
import { SessionContext, type SessionStore } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './controls.tsx';
import css from './Failure.module.css';
import { FailurePage, FailurePanel, ReportButton } from './Failure.tsx';

interface GuardProps {
  store: SessionStore;
  /** A new value tries the page again. */
  at: unknown;
  children: ReactNode;
}

/** Around a whole page: shows over it, or instead of it, what went wrong. */
export class Guard extends Component<GuardProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.store.getState().fail(error, 'draw');
  }

  override componentDidUpdate(before: GuardProps) {
    // The failure that it told itself is no reason to try again.
    if (this.state.broken && before.at !== this.props.at && this.props.at === null)
      this.setState({ broken: false });
  }

  override render() {
    if (this.state.broken) return <FailurePage />;
    return (
      <>
        {this.props.children}
        <FailurePanel />
      </>
    );
  }
}

interface RegionProps {
  /** A new value tries the part again. */
  at: unknown;
  children: ReactNode;
}

/** Around one part of the table: if it cannot be drawn, the others go on. */
export class Region extends Component<RegionProps, { error: unknown; broken: boolean }> {
  static override contextType = SessionContext;
  declare context: React.ContextType<typeof SessionContext>;
  override state = { error: null, broken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override componentDidUpdate(before: RegionProps) {
    if (this.state.broken && before.at !== this.props.at) this.again();
  }

  again = () => this.setState({ error: null, broken: false });

  override render() {
    const { error, broken } = this.state;
    if (!broken) return this.props.children;
    return <Missing store={this.context} error={error} onAgain={this.again} />;
  }
}

interface MissingProps {
  store: SessionStore | null;
  error: unknown;
  onAgain: () => void;
}

function Missing({ store, error, onAgain }: MissingProps) {
  const { t } = useTranslation('screens');
  return (
    <div role="alert" className={css.missing}>
      <p>
        <Icon name="warn" />
        {t('failure.part')}
      </p>
      <div className={css.answers}>
        <Button onClick={onAgain}>{t('failure.again')}</Button>
        {store ? <ReportButton report={() => store.getState().report(error, 'draw')} /> : null}
      </div>
    </div>
  );
}
