import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

it('gives each part of the typeface a name of its own, and asks for the parts in their order before any font of the system', () => {
  const parts = [...tokens.matchAll(/@font-face \{\s*font-family: ("[^"]+")/g)].map(([, name]) => name);
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts).size).toBe(parts.length);
  const asked = /--font:\s*([^;]+);/.exec(tokens)?.[1].split(/,\s*/);
  expect(asked?.slice(0, parts.length)).toEqual(parts);
});
