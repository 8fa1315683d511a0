// The scripts the page needs before it shows anything. Chunks loaded later do not count.
import { readFileSync } from 'node:fs';

const page = readFileSync('dist/index.html', 'utf8');
const scripts = [...page.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\.?\/?([^"]+\.js)"/g)];

export default [
  {
    name: 'JavaScript of the first load',
    path: scripts.map(([, file]) => `dist/${file}`),
    limit: '130 kB',
    gzip: true,
  },
];
