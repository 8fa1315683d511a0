import { describe, expect, it } from 'vitest';
import { checkAgreement } from './agreement.ts';
import { breaks, broken, duel, engine } from './testing/faults.ts';

describe('options and explanations', () => {
  it('disagree if an option is explained away, or an attempt is not offered', () => {
    const d = duel();
    expect(breaks(() => checkAgreement(engine, d))).toBe('nothing');
    const denies = broken({
      explain: () => [{ code: 'timing', met: false, detail: 'timing.never', facts: {}, article: '' }],
    });
    expect(breaks(() => checkAgreement(denies, d))).toMatch(
      /is offered though explained as impossible: timing.never/,
    );
    const hides = broken({ question: (one) => ({ ...engine.question(one)!, options: [] }) });
    expect(breaks(() => checkAgreement(hides, d))).toMatch(
      /is not offered, but nothing is said to stand in its way/,
    );
  });
});
