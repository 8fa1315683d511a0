/**
 * Dragging cards with mouse and finger. One pointer backend serves both; what may be dragged where is decided by whoever
 * provides `DragRules`. Outside of it nothing can be dragged, and no backend is needed.
 */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useDrag, useDragDropManager, useDragLayer, useDrop } from 'react-dnd';
import type { Player, Zone } from '../../engine/contract.ts';

/** Where a dragged card may be dropped: an empty zone, another card, or a player. */
export type DropTarget =
  | { kind: 'zone'; player: Player; zone: Zone; index: number }
  | { kind: 'card'; id: number }
  | { kind: 'player'; player: Player };

export interface DragRules {
  mayDrag: (card: number) => boolean;
  mayDrop: (card: number, target: DropTarget) => boolean;
  drop: (card: number, target: DropTarget, at: { x: number; y: number }) => void;
}

interface Held {
  id: number;
}

type Ref = (node: HTMLElement | null) => void;

const CARD = 'card';
const Rules = createContext<DragRules | null>(null);
export const DragRulesProvider = Rules.Provider;

/** Mouse and touch by one backend; a drag begins after 4 pixels. */
export const POINTER = { enableMouseEvents: true, touchSlop: 4, ignoreContextMenu: true };

let lastDrag = -1;
const now = () => performance.now();

/** A click follows a drag that ends where it began; it is none. */
export const isAfterDrag = (): boolean => now() - lastDrag < 50;

const nowhere: Ref = () => {};

function useNoDrag(_id: number): { ref: Ref; dragging: boolean } {
  return { ref: nowhere, dragging: false };
}

function useLiveDrag(id: number): { ref: Ref; dragging: boolean } {
  const rules = useContext(Rules)!;
  const [{ dragging }, drag] = useDrag(
    () => ({
      type: CARD,
      item: (): Held => ({ id }),
      canDrag: () => rules.mayDrag(id),
      end: () => {
        lastDrag = now();
      },
      collect: (monitor) => ({ dragging: monitor.isDragging() }),
    }),
    [id, rules],
  );
  const ref = useCallback<Ref>(
    (node) => {
      drag(node);
    },
    [drag],
  );
  return { ref, dragging };
}

type Monitor = ReturnType<ReturnType<typeof useDragDropManager>['getMonitor']>;
const waiting = new WeakMap<Monitor, Set<(dragging: boolean) => void>>();

/** Tells when a card begins to be dragged and when that ends. @returns ends it */
function whenDragging(monitor: Monitor, tell: (dragging: boolean) => void): () => void {
  let all = waiting.get(monitor);
  if (!all) {
    const told = new Set<(dragging: boolean) => void>();
    let before = false;
    monitor.subscribeToStateChange(() => {
      const dragging = monitor.isDragging();
      if (dragging !== before) for (const each of told) each(dragging);
      before = dragging;
    });
    waiting.set(monitor, told);
    all = told;
  }
  all.add(tell);
  return () => void all.delete(tell);
}

function useNoDrop(_target: DropTarget): { ref: Ref; over: boolean } {
  return { ref: nowhere, over: false };
}

function useLiveDrop(target: DropTarget): { ref: Ref; over: boolean } {
  const rules = useContext(Rules)!;
  const key = JSON.stringify(target);
  const steady = useMemo(() => JSON.parse(key) as DropTarget, [key]);
  const [{ over }, drop] = useDrop(
    () => ({
      accept: CARD,
      canDrop: (held: Held) => rules.mayDrop(held.id, steady),
      drop: (held: Held, monitor) => {
        if (!monitor.didDrop()) rules.drop(held.id, steady, monitor.getClientOffset() ?? { x: 0, y: 0 });
      },
      collect: (monitor) => ({ over: monitor.isOver({ shallow: true }) && monitor.canDrop() }),
    }),
    [steady, rules],
  );
  const monitor = useDragDropManager().getMonitor();
  const drawn = useRef<HTMLElement | null>(null);
  // Only while something is dragged: the backend listens to every movement of the pointer once for each place.
  useEffect(
    () => whenDragging(monitor, (dragging) => void drop(dragging ? drawn.current : null)),
    [monitor, drop],
  );
  const ref = useCallback<Ref>(
    (node) => {
      drawn.current = node;
      if (node === null || monitor.isDragging()) drop(node);
    },
    [monitor, drop],
  );
  return { ref, over };
}

// Whether there are rules does not change while a table is shown, so the hooks inside stay the same.
export function useCardDrag(id: number): { ref: Ref; dragging: boolean } {
  const use = useContext(Rules) ? useLiveDrag : useNoDrag;
  return use(id);
}

export function useZoneDrop(target: DropTarget): { ref: Ref; over: boolean } {
  const use = useContext(Rules) ? useLiveDrop : useNoDrop;
  return use(target);
}

/** The card that is being dragged, or null. */
export function useDragged(): number | null {
  return useDragLayer(
    (monitor) => (monitor.isDragging() ? (monitor.getItem() as Held | null)?.id : null) ?? null,
  );
}

/** Where the dragged card's corner is; null when nothing is dragged. */
export function useDragSpot(): { x: number; y: number } | null {
  return useDragLayer((monitor) => (monitor.isDragging() ? monitor.getSourceClientOffset() : null));
}
