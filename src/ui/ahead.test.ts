import { afterEach, expect, it, vi } from 'vitest';
import { layOutAhead } from './ahead.ts';
import './presses.ts';

const laidOut = vi.spyOn(document.documentElement, 'offsetHeight', 'get');
const end = layOutAhead();
const next = () => new Promise((done) => setTimeout(done));

afterEach(async () => {
  document.body.innerHTML = '';
  await next();
  laidOut.mockClear();
});

it('lays the page out in the task in which something was added to it, once', async () => {
  laidOut.mockClear();
  document.body.append(document.createElement('p'), document.createElement('p'));
  await Promise.resolve();
  expect(laidOut).toHaveBeenCalledOnce();
});

it('gives the layout a task of its own where a table is taken away, before anything can be pressed', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<main><button data-card="1"></button></main>';
  await next();
  laidOut.mockClear();
  page.innerHTML = '<main>Somebody else is asked</main>';
  await Promise.resolve();
  expect(laidOut).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  expect(laidOut).toHaveBeenCalledOnce();
  await next();
  expect(laidOut).toHaveBeenCalledOnce();
});

it('lays out also what is in a closed drawer', async () => {
  const drawer = document.body.appendChild(document.createElement('div'));
  drawer.dataset.closed = '';
  const hand = drawer.appendChild(document.createElement('ul'));
  await next();
  const asked = vi.spyOn(hand, 'getBoundingClientRect');
  hand.append(document.createElement('li'));
  await Promise.resolve();
  expect(asked).toHaveBeenCalledOnce();
});

it('leaves small changes to the next frame', async () => {
  const p = document.body.appendChild(document.createElement('p'));
  await next();
  laidOut.mockClear();
  p.title = 'x';
  await next();
  expect(laidOut).not.toHaveBeenCalled();
  for (let i = 0; i < 20; i++) p.title = String(i);
  await next();
  expect(laidOut).toHaveBeenCalledOnce();
});

it('ends', async () => {
  end();
  laidOut.mockClear();
  document.body.append(document.createElement('p'));
  await next();
  expect(laidOut).not.toHaveBeenCalled();
});
