import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';

function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setOpen(['lower'])}>
        Open
      </button>
      {open.map((name) => (
        <Modal key={name} aria-label={name} onClose={() => setOpen(open.filter((other) => other !== name))}>
          <button type="button">First of {name}</button>
          <button type="button" onClick={() => setOpen([...open, 'upper'])}>
            Last of {name}
          </button>
        </Modal>
      ))}
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const seen = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));

beforeEach(() => {
  // Nothing is laid out here: everything counts as drawn.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  render(<Page />);
  button('Open').focus();
  fireEvent.click(button('Open'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a dialog over the page', () => {
  it('should be open and modal for those who hear it', () => {
    const dialog = screen.getByRole('dialog', { name: 'lower' }) as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-modal')).toBe('true');
  });

  it('should lead the Tab key around in it', () => {
    button('Last of lower').focus();
    press('Tab');
    expect(document.activeElement).toBe(button('First of lower'));
    press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(button('Last of lower'));
  });

  it('should take the focus back from behind it', () => {
    button('Last of lower').focus();
    button('Open').focus();
    expect(document.activeElement).toBe(button('First of lower'));
  });

  it('should close by Escape, also while nothing has the focus, and give the focus back', () => {
    (document.activeElement as HTMLElement).blur();
    press('Escape');
    expect(seen()).toEqual([]);
    expect(document.activeElement).toBe(button('Open'));
  });

  it('should close by a click beside it, and by none in it', () => {
    const dialog = screen.getByRole('dialog');
    fireEvent.click(dialog);
    expect(seen()).toEqual(['lower']);
    fireEvent.click(dialog.parentElement!);
    expect(seen()).toEqual([]);
  });

  it('should close the topmost one only', () => {
    fireEvent.click(button('Last of lower'));
    expect(seen()).toEqual(['lower', 'upper']);
    press('Escape');
    expect(seen()).toEqual(['lower']);
  });
});
