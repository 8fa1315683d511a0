import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusBack, lendFocus } from './lent.ts';

const put = (html: string) => {
  document.body.innerHTML = html;
  const button = document.querySelector('button')!;
  button.focus();
  return button;
};
afterEach(() => {
  document.body.innerHTML = '';
  focusBack();
});

describe('the focus on what a decision may take away', () => {
  it('is given up before and taken back after, and nobody is told that it was left', () => {
    const answer = put('<section data-fleeting><button>Pass</button></section>');
    const left = vi.fn();
    document.body.addEventListener('focusout', left);
    lendFocus();
    expect(document.activeElement).toBe(document.body);
    expect(left).not.toHaveBeenCalled();
    focusBack();
    expect(document.activeElement).toBe(answer);
    answer.blur();
    expect(left).toHaveBeenCalledOnce();
    document.body.removeEventListener('focusout', left);
  });

  it('is lost with it, and does not come back a second time', () => {
    const answer = put('<section data-fleeting><button>Pass</button></section>');
    lendFocus();
    answer.remove();
    focusBack();
    expect(document.activeElement).toBe(document.body);
    document.body.append(answer);
    focusBack();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not taken from what has it by then', () => {
    put('<section data-fleeting><button>Pass</button></section><input>');
    lendFocus();
    const other = document.querySelector('input')!;
    other.focus();
    focusBack();
    expect(document.activeElement).toBe(other);
  });

  it('stays on a card', () => {
    const card = put('<button data-card="1">Kuriboh</button>');
    lendFocus();
    expect(document.activeElement).toBe(card);
  });
});
