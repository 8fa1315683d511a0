import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../i18n/index.ts';
import { TableLayout } from './layout.tsx';

function screenOf(phone: boolean, narrow: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('600px') ? phone : narrow,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}
const table = (
  <TableLayout
    left="inspector"
    mid="field"
    right="stack"
    sheet={{ chain: 'the chain', card: 'the card', log: 'the log' }}
  />
);

describe('the table’s layout', () => {
  afterEach(() => vi.restoreAllMocks());

  it('should be three columns on a laptop', () => {
    screenOf(false, false);
    render(table);
    expect(screen.getByText('inspector')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('should be one sheet with tabs on a phone', () => {
    screenOf(true, true);
    render(table);
    expect(screen.getByRole('tabpanel', { name: 'Chain' }).textContent).toBe('the chain');
    fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    expect(screen.getByRole('tabpanel', { name: 'Log' }).textContent).toBe('the log');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Log' }), { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { name: 'Card' }).getAttribute('aria-selected')).toBe('true');
  });

  it('should close the sheet halfway, and open it with a tab', () => {
    screenOf(true, true);
    render(table);
    fireEvent.click(screen.getByRole('button', { name: 'Close the panel halfway' }));
    expect(screen.getByRole('button', { name: 'Open the panel' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    fireEvent.click(screen.getByRole('tab', { name: 'Card' }));
    expect(screen.getByRole('button', { name: 'Close the panel halfway' })).toBeTruthy();
  });

  it('should rest half closed without a question, and open for each', () => {
    screenOf(true, true);
    const at = (asked: object | null) => (
      <TableLayout
        left=""
        mid="field"
        right=""
        sheet={{ chain: 'the chain', card: '', log: '' }}
        asked={asked}
      />
    );
    const { rerender } = render(at(null));
    const grip = () => screen.getByRole('button', { name: /panel/ }).getAttribute('aria-expanded');
    expect(grip()).toBe('false');
    expect(screen.getByRole('tabpanel').hasAttribute('inert')).toBe(false);
    rerender(at({}));
    expect(grip()).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Close the panel halfway' }));
    expect(screen.getByRole('tabpanel', { hidden: true }).hasAttribute('inert')).toBe(true);
    rerender(at({}));
    expect(grip()).toBe('true');
  });

  it('should show the same panels in tabs beside the field in a narrow window', () => {
    screenOf(false, true);
    render(table);
    expect(screen.getByRole('tablist')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close the panel halfway' })).toBeNull();
  });
});
