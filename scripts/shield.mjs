// What the built page may do, said so that the browser holds it to it: it loads nothing but its own files, sends nothing
// anywhere, and turns no text into code. The build fails if something in it could not live with that.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { root } from './setup.mjs';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** In the page itself, so that it holds on any server. */
const PAGE_POLICY = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': SELF,
  'font-src': SELF,
  'connect-src': SELF,
  'manifest-src': SELF,
  'worker-src': NONE,
  'object-src': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': NONE,
};

/** What no page can say of itself: that it is shown in no other. */
const FRAMES = { 'frame-ancestors': NONE };

const written = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

export const PAGE_CSP = written(PAGE_POLICY);

const OTHERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** With the built page. */
export const HEADERS = { ...OTHERS, 'Content-Security-Policy': written({ ...PAGE_POLICY, ...FRAMES }) };

/** While developing: hot reload puts scripts and styles into the page. */
export const DEV_HEADERS = { ...OTHERS, 'Content-Security-Policy': written(FRAMES) };

// ---------------------------------------------------------------- what the build may hold

const MAKERS = new Set(['eval', 'Function']);
const TIMERS = new Set(['setTimeout', 'setInterval']);

/** Name of what is called: of `eval`, and also of `window.eval` and `(0, eval)`. */
function nameOf(callee) {
  if (callee.type === 'SequenceExpression') return nameOf(callee.expressions.at(-1));
  if (callee.type === 'MemberExpression') return callee.property.name ?? callee.property.value;
  return callee.name;
}

const isText = (node) => node?.type === 'TemplateLiteral' || typeof node?.value === 'string';

/** Scripts without any of these need not be taken apart, which is slow. */
const SUSPECT = /\beval\b|\bFunction\b|\bset(?:Timeout|Interval)\W+["'`]|\bimport\s*\(\s*[^"'`\s]/;

/** Places in a script that make code of text. */
export function codeFaults(code) {
  if (!SUSPECT.test(code)) return [];
  const faults = [];
  const tell = (node) => faults.push(code.slice(node.start, Math.min(node.end, node.start + 60)));
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = nameOf(node.callee);
      if (MAKERS.has(name) || (TIMERS.has(name) && isText(node.arguments[0]))) tell(node);
    }
    if (node.type === 'ImportExpression' && !isText(node.source)) tell(node);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.forEach(visit);
      else visit(value);
    }
  };
  visit(parseAst(code));
  return faults;
}

const FOREIGN = /^\s*(?:[a-z][a-z0-9+.-]*:|\/)/i;

/** Things in a page that the policy would block, or that would ask another host for something. */
export function pageFaults(html) {
  const faults = [];
  for (const [tag, name, rest] of html.matchAll(/<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)) {
    if (name === 'style' || (name === 'script' && !/\ssrc\s*=/i.test(rest))) faults.push(tag);
    if (/\s(?:on[a-z]+|style|srcdoc)\s*=/i.test(rest)) faults.push(tag);
    if (/\srel\s*=\s*["']?(?:dns-prefetch|preconnect|prerender)/i.test(rest)) faults.push(tag);
    for (const [, , value] of rest.matchAll(
      /\s(?:href|src|srcset|action|data|poster)\s*=\s*(["']?)([^"'\s>]*)\1/gi,
    ))
      if (FOREIGN.test(value)) faults.push(tag);
  }
  return faults;
}

/** Addresses in a style sheet that are not beside it. */
export const styleFaults = (css) =>
  [...css.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/gi)]
    .filter(([, url, imported]) => FOREIGN.test(url ?? imported))
    .map(([found]) => found);

// ---------------------------------------------------------------- the plugin

/** Version and commit, for reports. */
export function buildName() {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${version} (${git('rev-parse', '--short', 'HEAD')})`;
  } catch {
    // Unpacked rather than cloned.
    return version;
  }
}

const metas = [
  { 'http-equiv': 'Content-Security-Policy', content: PAGE_CSP },
  { name: 'referrer', content: 'no-referrer' },
];

/** @returns {import('vite').Plugin} */
export function shield() {
  return {
    name: 'shield',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: () => metas.map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' })),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, part] of Object.entries(bundle)) {
          const text = part.type === 'chunk' ? part.code : String(part.source);
          const faults = file.endsWith('.js')
            ? codeFaults(text)
            : file.endsWith('.css')
              ? styleFaults(text)
              : file.endsWith('.html')
                ? pageFaults(text)
                : [];
          if (faults.length > 0)
            this.error(`${file} breaks the page's security policy:\n  ${faults.join('\n  ')}`);
        }
      },
    },
  };
}
