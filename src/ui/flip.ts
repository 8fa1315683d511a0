/**
 * Movement: a card that turns up elsewhere slides there. The page is already in its new state; a click ends every movement.
 * All places are read together, right before the page is painted, and only then is anything set in motion: reading and
 * writing in turns would lay the page out once for every card.
 */
import { useCallback, useLayoutEffect, useRef } from 'react';
import { beforePaint } from './afterwards.ts';
import { isBusy, watchBusy } from './busy.ts';

interface Spot {
  rect: DOMRect;
  width: number;
  height: number;
}

type Key = number | string;

/** What is drawn now, and the spot it begins at when it is new. */
const drawn = new Map<HTMLElement, { key: Key; origin: Key | undefined }>();
const spots = new Map<Key, Spot>();
const running = new Map<HTMLElement, Animation>();
const duration = 240;
const easing = 'cubic-bezier(.2, .7, .2, 1)';
let reduced: MediaQueryList | undefined;

/** No movement: asked for by the system, or switched off in the settings. */
export function calm(): boolean {
  reduced ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return document.documentElement.dataset.motion === 'off' || reduced.matches;
}

/** Ends every movement at once. */
export function settle(): void {
  for (const [element, animation] of running) {
    animation.finish();
    rest(element);
  }
}

/** From when all is forgotten until the whole table has been drawn, nothing moves: no card has come from anywhere. */
let still = true;

/** Forgets where cards were. */
export function forgetSpots(): void {
  spots.clear();
  still = true;
}

watchBusy((busy) => {
  if (!busy && spots.size > 0) still = false;
});

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', settle, { capture: true });
  document.addEventListener('keydown', settle, { capture: true });
}

function move(element: HTMLElement, was: DOMRect, now: DOMRect, time = duration): void {
  const dx = was.x - now.x;
  const dy = was.y - now.y;
  const scale = was.width > 0 && now.width > 0 ? Math.min(was.width / now.width, was.height / now.height) : 1;
  if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return;
  // Cards shrink towards their middle, places are told by their corner.
  const x = dx - ((1 - scale) * now.width) / 2;
  const y = dy - ((1 - scale) * now.height) / 2;
  // Nothing but the transform is animated: the browser does that by itself, and the page is free meanwhile.
  const animation = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: time, easing, id: 'flip' },
  );
  element.style.zIndex = '20';
  running.set(element, animation);
  animation.onfinish = () => {
    if (running.get(element) === animation) rest(element);
  };
}

function rest(element: HTMLElement): void {
  running.delete(element);
  element.style.zIndex = '';
}

/** In a closed drawer a card lies somewhere, but nobody sees where it comes from or goes to. */
function seenAt(element: HTMLElement): DOMRect {
  const rect = element.getBoundingClientRect();
  const seen = rect.width === 0 || element.checkVisibility();
  return seen ? rect : new DOMRect();
}

/** Sets in motion whatever is no longer where it was drawn last. */
function look(): void {
  // A card drawn again while it moves goes on from where it is.
  const midway = new Map<HTMLElement, { rect: DOMRect; left: number }>();
  for (const [element, animation] of running)
    midway.set(element, {
      rect: element.getBoundingClientRect(),
      left: duration - Number(animation.currentTime ?? 0),
    });
  for (const [element, animation] of running) {
    animation.cancel();
    rest(element);
  }
  const { innerWidth: width, innerHeight: height } = window;
  const before = new Map(spots);
  const now = [...drawn].map(([element, { key, origin }]) => {
    const rect = seenAt(element);
    spots.set(key, { rect, width, height });
    return { element, key, origin, rect };
  });
  if (before.size > 0 && !isBusy()) still = false;
  if (still || calm()) return;
  for (const { element, key, origin, rect } of now) {
    const was = before.get(key) ?? (origin === undefined ? undefined : before.get(origin));
    if (!was || was.width !== width || was.height !== height) continue;
    if (rect.width === 0 || was.rect.width === 0) continue;
    const moving = midway.get(element);
    const sameAim = was.rect.x === rect.x && was.rect.y === rect.y;
    move(element, moving?.rect ?? was.rect, rect, moving && sameAim ? moving.left : duration);
  }
}

const lookSoon = (): void => void beforePaint(drawn, look);

/**
 * Gives a ref callback; the element slides from where `key` was last drawn.
 * A key never seen before starts at the spot named by `origin` (a pile), if that spot is known.
 */
export function useFlip(key: Key, origin?: string): (node: HTMLElement | null) => void {
  const element = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    drawn.set(node, { key, origin });
    lookSoon();
    return () => {
      drawn.delete(node);
      running.delete(node);
    };
  }, [key, origin]);
  return useCallback((node: HTMLElement | null) => {
    element.current = node;
  }, []);
}

/** Remembers where a pile is, for cards that come out of it. */
export const useSpot = (key: string) => useFlip(key);

/** Cards may lie elsewhere whenever one of these is new, also those that are not drawn anew. */
export function useMovement(...moments: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the dependencies
  useLayoutEffect(lookSoon, moments);
}
