/** Movement: a card that turns up elsewhere slides there. The page is already in its new state; a click ends every movement. */
import { useCallback, useLayoutEffect, useRef } from 'react';

interface Spot {
  rect: DOMRect;
  width: number;
  height: number;
}

const spots = new Map<number | string, Spot>();
const running = new Map<HTMLElement, Animation>();
const duration = 240;
const easing = 'cubic-bezier(.2, .7, .2, 1)';

/** No movement: asked for by the system, or switched off in the settings. */
export function calm(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Ends every movement at once. */
export function settle(): void {
  for (const animation of running.values()) animation.finish();
  running.clear();
}

/** Forgets where cards were: another duel, another moment. */
export function forgetSpots(): void {
  spots.clear();
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', settle, { capture: true });
  document.addEventListener('keydown', settle, { capture: true });
}

function move(element: HTMLElement, was: DOMRect, now: DOMRect, time = duration): void {
  const dx = was.x - now.x;
  const dy = was.y - now.y;
  const scale = was.width > 0 && now.width > 0 ? Math.min(was.width / now.width, was.height / now.height) : 1;
  if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return;
  const animation = element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 20 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 20 },
    ],
    { duration: time, easing, id: 'flip' },
  );
  running.set(element, animation);
  animation.onfinish = () => {
    if (running.get(element) === animation) running.delete(element);
  };
}

/**
 * Gives a ref callback; the element slides from where `key` was last drawn.
 * A key never seen before starts at the spot named by `origin` (a pile), once that spot is known.
 */
export function useFlip(key: number | string, origin?: string): (node: HTMLElement | null) => void {
  const element = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    // A card drawn again while it moves goes on from where it is.
    const moving = running.get(node);
    const midway = moving ? node.getBoundingClientRect() : null;
    const left = moving ? duration - Number(moving.currentTime ?? 0) : duration;
    moving?.cancel();
    running.delete(node);
    const rect = node.getBoundingClientRect();
    const was = spots.get(key) ?? (origin === undefined ? undefined : spots.get(origin));
    const sameAim = was?.rect.x === rect.x && was.rect.y === rect.y;
    spots.set(key, { rect, width: window.innerWidth, height: window.innerHeight });
    if (!was || calm()) return;
    if (was.width !== window.innerWidth || was.height !== window.innerHeight) return;
    if (rect.width === 0 || was.rect.width === 0) return;
    move(node, midway ?? was.rect, rect, midway && sameAim ? left : duration);
  });
  return useCallback((node: HTMLElement | null) => {
    element.current = node;
  }, []);
}

/** Remembers where a pile is, for cards that come out of it. */
export const useSpot = (key: string) => useFlip(key);
