import 'i18next';
import type { Resources } from './core.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words';
    resources: Resources;
  }
}
