import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Log } from './Log.tsx';
import { learnFixtureCards, names, story } from './testing/fixtures.ts';

beforeAll(learnFixtureCards);

describe('the log', () => {
  it('should tell the duel with headings, sentences and who is asked', () => {
    render(<Log events={story()} names={names()} asked={{ player: 0, link: -1 }} />);
    const lines = screen.getAllByRole('listitem').map((li) => li.textContent);
    expect(lines[0]).toBe('Turn 4BBen');
    expect(lines).toContain('Link 1: 1Raigeki destroys Summoned Skull and Mystical Elf.');
    expect(lines.at(-1)).toBe('Ada is asked.');
  });

  it('should light the cards of the line under the pointer', async () => {
    const onLight = vi.fn();
    render(<Log events={story()} names={names()} onLight={onLight} />);
    await userEvent.setup().hover(screen.getByText('Mystical Elf'));
    expect(onLight).toHaveBeenLastCalledWith([213, 101, 210]);
  });

  it('should say that nothing has happened', () => {
    render(<Log events={[]} names={names()} />);
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
});
