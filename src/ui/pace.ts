/** What is decided is carried out in a task of its own: the page shows at once that something was pressed. */
import type { SessionStore } from '../session/index.ts';
import { inTurn } from './afterwards.ts';
import { lendFocus } from './lent.ts';

const PACED = [
  'decide',
  'cancel',
  'undo',
  'redo',
  'stepBack',
  'jump',
  'comeBack',
  'reveal',
  'consent',
  'rematch',
] as const;

const carryOut = (deed: () => void): void =>
  inTurn(() => {
    lendFocus();
    deed();
  });

/** Paces a session for as long as it lives. */
export function pace(session: SessionStore): void {
  const own = session.getState();
  const paced = PACED.map((name) => {
    const act = own[name] as (...args: unknown[]) => void;
    return [name, (...args: unknown[]) => carryOut(() => act(...args))];
  });
  session.setState({
    ...Object.fromEntries(paced),
    intend(intent) {
      carryOut(() => void own.intend(intent));
      return true;
    },
  });
}
