import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Tests replace imported style sheets by stand-ins: these two are read as they lie.
const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
const stock = readFileSync('src/ui/card/stock.module.css', 'utf8');

/** The hue of a kind's frame, in degrees, as the stock's rule and the colour it names give it. */
function hueOf(kind: string): number {
  const name = new RegExp(`\\.${kind} \\{[^}]*--frame: var\\((--[\\w-]+)\\)`).exec(stock)?.[1];
  const colour = new RegExp(`${name}: #([\\da-f]{6});`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`no frame colour for ${kind}`);
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (spread === 0) throw new Error(`${kind} is grey`);
  const sixth = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return (sixth * 60 + 360) % 360;
}

describe('the colours of card frames', () => {
  it('covers setup-023-card-colours: Normal Monsters are yellow, Fusion Monsters purple, Ritual Monsters blue, Traps purple-red', () => {
    const within = (kind: string, from: number, to: number) => {
      expect(hueOf(kind), kind).toBeGreaterThan(from);
      expect(hueOf(kind), kind).toBeLessThan(to);
    };
    within('normal', 38, 62);
    within('fusion', 255, 290);
    within('ritual', 195, 235);
    within('trap', 310, 345);
  });
});
