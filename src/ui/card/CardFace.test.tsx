import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defs } from '../field/testing/table.ts';
import '../i18n/index.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { CardSlot } from './CardSlot.tsx';

const [skull, , raigeki, jammer] = defs;
const now = { atk: 2700, def: 1200, level: 6, attribute: 'DARK', race: 'Fiend' } as const;

describe('the drawn card', () => {
  it('should carry name and figures, ATK first', () => {
    const { container } = render(<CardFace card={skull} />);
    expect(container.textContent?.replaceAll(' ', '')).toBe('SummonedSkull25001200');
  });

  it('should put DEF first in Defense Position', () => {
    const { container } = render(<CardFace card={skull} defense />);
    expect(container.textContent?.replaceAll(' ', '')).toBe('SummonedSkull12002500');
  });

  it('should mark a raised figure by more than its colour', () => {
    const icons = (element: HTMLElement) => element.querySelectorAll('svg').length;
    const plain = render(<CardFace card={skull} />);
    const raised = render(<CardFace card={skull} now={now} />);
    expect(icons(raised.container)).toBe(icons(plain.container) + 1);
  });

  it('should tell a Spell’s and a Trap’s kind in words, and their Spell Speed in the inspector', () => {
    expect(render(<CardFace card={raigeki} />).container.textContent).toBe('RaigekiSpell');
    const trap = render(<CardFace card={jammer} size="inspector" />);
    expect(trap.container.textContent).toContain('Counter Trap');
    expect(trap.container.textContent).toContain('Spell Speed 3');
  });

  it('should be only spine and emblem as a chip', () => {
    expect(render(<CardFace card={skull} size="chip" />).container.textContent).toBe('');
  });

  it('should have a back without a name, unless it is one’s own', () => {
    expect(render(<CardBack />).container.textContent).toBe('');
    expect(render(<CardBack name="Magic Jammer" />).container.textContent).toBe('Magic Jammer');
  });

  it('should write the word on a negated card, and the numbers of links', () => {
    const { container } = render(
      <CardSlot negated marks={{ chain: [{ number: 2 }], targeted: [3], legal: { key: '1' } }}>
        <CardBack />
      </CardSlot>,
    );
    expect(container.textContent).toBe('Negated123');
  });
});
