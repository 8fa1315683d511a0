import { useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../screens/controls.tsx';
import { openFile } from './opened.ts';

/** Opens a case file of the person's own, or a report. */
export function FileButton() {
  const { t } = useTranslation('lab');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="open" />
        {t('file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,.json,text/yaml,application/json"
        hidden
        aria-label={t('file')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void openFile(file);
        }}
      />
    </>
  );
}
