import { useState } from 'react';
import { LIMITS } from '../../formats/limits.ts';
import { type Table, useSessionStore } from '../../session/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { saveFile } from './file.ts';

type Told =
  | 'saved'
  | 'copied'
  | 'copied-position'
  | 'position'
  | 'too-long'
  | 'file-too-long'
  | 'no-beginning'
  | 'failed';

/** Hands this moment on. @returns the way to do it, what came of it as a sentence, and the link where it could not be copied */
export function useShare(table: Table) {
  const { t } = useTranslation('screens');
  const store = useSessionStore();
  const [told, setTold] = useState<Told | null>(null);
  /** Where the browser does not let it be copied, it is shown. */
  const [link, setLink] = useState<string | null>(null);
  const title = t('share.title', {
    a: table.names[0],
    b: table.names[1],
    turn: table.view?.turn ?? 1,
  });

  const carryOut = async (what: 'file' | 'link') => {
    const match = store.getState().match();
    if (!match) return;
    const share = await import('./share.ts').catch(() => null);
    if (share === null) return setTold('failed');
    try {
      if (what === 'file') {
        const file = share.caseOf(match, title);
        if (file) saveFile(`${file.id}.yaml`, file.text, 'text/yaml');
        return setTold(file ? 'saved' : match.root ? 'no-beginning' : 'file-too-long');
      }
      const made = await share.addressOf(match);
      if (made === null) return setTold(match.root ? 'no-beginning' : 'too-long');
      const cut = !made.whole && !match.root;
      // A page that came over plain HTTP has no clipboard at all.
      const copy = async () => navigator.clipboard.writeText(made.href);
      await copy().then(
        () => {
          setLink(null);
          setTold(cut ? 'copied-position' : 'copied');
        },
        () => {
          setLink(made.href);
          setTold(cut ? 'position' : null);
        },
      );
    } catch (error) {
      setTold(null);
      store.getState().fail(error, 'share');
    }
  };
  return { carryOut, told: told === null ? null : t(`share.${told}`, { most: LIMITS.linkLength }), link };
}
