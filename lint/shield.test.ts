import { describe, expect, it } from 'vitest';
import { codeFaults, DEV_HEADERS, HEADERS, PAGE_CSP, pageFaults, styleFaults } from '../scripts/shield.mjs';

describe('the security policy', () => {
  it('allows nothing but files of the page’s own', () => {
    expect(PAGE_CSP).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(PAGE_CSP).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(HEADERS['Content-Security-Policy']).toBe(`${PAGE_CSP}; frame-ancestors 'none'`);
  });

  it('leaves hot reload alone while developing', () => {
    expect(DEV_HEADERS['Content-Security-Policy']).toBe("frame-ancestors 'none'");
  });
});

describe('a build', () => {
  it.each([
    'eval("1")',
    'window.eval("1")',
    '(0, globalThis["eval"])("1")',
    'new Function("return 1")',
    'Function("return 1")()',
    'new globalThis.Function("a")',
    'setTimeout("a()", 5)',
    'window.setInterval(`a()`)',
    'import(where)',
  ])('may not make code of text: %s', (code) => {
    expect(codeFaults(`const f = () => { ${code}; };`)).toHaveLength(1);
  });

  it.each([
    'const evaluate = 1; evaluate();',
    'setTimeout(() => go(), 5)',
    'x instanceof Function',
    'import("./a.js")',
    'const text = "eval(1)";',
  ])('may hold %s', (code) => {
    expect(codeFaults(code)).toEqual([]);
  });

  it.each([
    '<script>go()</script>',
    '<style>a{}</style>',
    '<p style="color:red">',
    '<body onload="go()">',
    '<script src="https://elsewhere.example/a.js"></script>',
    '<img src="//elsewhere.example/a.png">',
    '<img src="data:image/png;base64,AA">',
    '<link rel="dns-prefetch" href="./a">',
    "<link href='http://elsewhere.example' rel=preconnect>",
    '<script src="/assets/from-the-root.js"></script>',
  ])('has no page with %s', (html) => {
    expect(pageFaults(`<!doctype html><html>${html}</html>`).length).toBeGreaterThan(0);
  });

  it('has the page that it has', () => {
    const html = '<link rel="icon" href="./favicon.svg"><script type="module" src="./assets/a.js"></script>';
    expect(pageFaults(html)).toEqual([]);
  });

  it('has no style sheet that reaches elsewhere', () => {
    expect(styleFaults('a{background:url(https://elsewhere.example/a.png)}')).toHaveLength(1);
    expect(styleFaults('@import "//elsewhere.example/a.css";')).toHaveLength(1);
    expect(styleFaults('@font-face{src:url(./a.woff2) format("woff2")}')).toEqual([]);
  });
});
