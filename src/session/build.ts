declare const __SEGOC_BUILD__: string | undefined;

/** Which build of Segoc this is, as version and commit; set by vite.config.ts. */
export const BUILD = typeof __SEGOC_BUILD__ === 'undefined' ? 'not built' : __SEGOC_BUILD__;
