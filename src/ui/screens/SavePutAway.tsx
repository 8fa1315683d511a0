import type { ComponentProps } from 'react';
import { useSessionStore } from '../../session/index.ts';
import { Button } from './controls.tsx';
import { saveFile } from './file.ts';

interface SavePutAwayProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Where it was put away. */
  of: string;
  what: 'duel' | 'settings';
}

/** Saves what could not be read as a file. */
export function SavePutAway({ of, what, ...rest }: SavePutAwayProps) {
  const store = useSessionStore();
  const save = async () => {
    try {
      saveFile(`segoc-damaged-${what}.json`, await store.getState().putAwayText(of));
    } catch (error) {
      store.getState().fail(error);
    }
  };
  return <Button {...rest} onClick={() => void save()} />;
}
