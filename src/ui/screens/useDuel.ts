/** What the person at the table is doing: cards looked at, picked, told to attack; gestures turned into answers. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Phase, Player, Prompt, View, Zone } from '../../engine/contract.ts';
import { type Intent, type MenuEntry, type Table, useSessionStore } from '../../session/index.ts';
import { emptyHand, type Hand, marksOf, meansOf, namesOf, preferred, takesAtOnce } from '../adapter.ts';
import { beforePaint } from '../afterwards.ts';
import { whenDrawn } from '../busy.ts';
import { i18n } from '../i18n/index.ts';
import { type DragRules, type DropTarget, isAfterDrag } from '../input/dnd.ts';
import { focusBack } from '../lent.ts';
import { useReusedParts, useSteady } from '../reuse.ts';

export interface OpenMenu {
  card: number;
  entries: readonly MenuEntry[];
  /** Only these gestures, for a card dropped where it could mean several. */
  intents: readonly Intent[] | null;
  anchor: { card: number } | { x: number; y: number };
}

/**
 * Keeps the focus on the table: a card that moves is drawn anew elsewhere, and would leave the keys without a place to go on
 * from. An open question takes it, so that Enter means the question; else the card that was acted with, or the hand.
 */
function useSteadyFocus(view: View, bottom: Player, prompt: Prompt | null) {
  const acted = useRef(-1);
  // A ring around the whole question is only for those who go on by key (prompt.module.css).
  useEffect(() => {
    const { dataset } = document.documentElement;
    const by = (means: string) => {
      if (dataset.input !== means) dataset.input = means;
    };
    const keyed = () => by('keys');
    const pointed = () => by('pointer');
    window.addEventListener('keydown', keyed, true);
    window.addEventListener('pointerdown', pointed, true);
    return () => {
      window.removeEventListener('keydown', keyed, true);
      window.removeEventListener('pointerdown', pointed, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the table has changed
  useEffect(() => {
    const steady = () => {
      focusBack();
      const at = document.activeElement;
      if (document.querySelector('dialog[open]')) return;
      if (prompt && prompt.kind !== 'act') {
        if (at !== document.body && !at?.closest('[data-card], [data-place]')) return;
        const question = document.querySelector<HTMLElement>(
          `section[aria-label="${i18n.t('panels:prompt')}"]`,
        );
        if (!question) return;
        question.tabIndex = -1;
        question.focus({ preventScroll: true });
        return;
      }
      if (at === document.body) focusCard([acted.current, view.sides[bottom].hand[0]?.id ?? -1]);
    };
    let takeBack = beforePaint(acted, steady);
    // The hand may come in its turn only.
    const end = whenDrawn(() => {
      takeBack = beforePaint(acted, steady);
    });
    return () => {
      takeBack();
      end();
    };
  }, [view]);
  return acted;
}

/** Focuses the first of these cards that is drawn. */
function focusCard(ids: readonly number[]): void {
  for (const id of ids) {
    const card = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
    if (!card?.offsetParent) continue;
    card.focus({ preventScroll: true });
    return;
  }
}

/** Is Alt or Shift held? A drop has no keys of its own. */
function useSetKey() {
  const held = useRef(false);
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      held.current = event.altKey || event.shiftKey;
    };
    window.addEventListener('keydown', look, { capture: true });
    window.addEventListener('keyup', look, { capture: true });
    return () => {
      window.removeEventListener('keydown', look, { capture: true });
      window.removeEventListener('keyup', look, { capture: true });
    };
  }, []);
  return held;
}

export function useDuel(table: Table, dragged: number | null) {
  const store = useSessionStore();
  const view = useReusedParts(table.view!);
  const { prompt } = table;
  const [hand, setHand] = useState<Hand>(emptyHand);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const setKey = useSetKey();
  const acted = useSteadyFocus(view, table.bottom, prompt);

  // A new question begins with an empty hand.
  const [asked, setAsked] = useState<Prompt | null>(prompt);
  if (asked !== prompt) {
    setAsked(prompt);
    setHand(emptyHand);
    setMenu(null);
  }

  const names = useMemo(() => namesOf(view, table.names), [view, table.names]);
  const menuFor = useMemo(() => {
    const known = new Map<number, MenuEntry[]>();
    return (card: number): MenuEntry[] => {
      let entries = known.get(card);
      if (!entries) {
        entries = view && store.getState().menu(card);
        known.set(card, entries);
      }
      return entries;
    };
  }, [store, view]);
  const shown = useMemo(() => ({ ...hand, dragged }), [hand, dragged]);
  const marks = useMemo(
    () => marksOf(prompt, view, shown, names, menuFor, store.getState().phase),
    [prompt, view, shown, names, menuFor, store],
  );

  const act = useCallback(
    (intent: Intent) => {
      acted.current = intent.card;
      return store.getState().intend(intent);
    },
    [store, acted],
  );
  const setPicks = useCallback((picks: readonly number[]) => setHand((h) => ({ ...h, picks })), []);
  const preview = useCallback((option: number | null) => setHand((h) => ({ ...h, preview: option })), []);
  const light = useCallback((lit: readonly number[]) => setHand((h) => ({ ...h, lit })), []);

  const pick = (index: number, question: Prompt) => {
    const { decide } = store.getState();
    if (takesAtOnce(question)) decide([index]);
    else if (hand.picks.includes(index)) setPicks(hand.picks.filter((i) => i !== index));
    else setPicks(question.max === 1 ? [index] : [...hand.picks, index]);
  };

  const onCard = (id: number) => {
    if (isAfterDrag()) return;
    setLooked(id);
    if (!prompt) return;
    if (hand.aiming !== null) {
      const hit = prompt.options.some((o) => o.do === 'attack' && o.card === hand.aiming && o.on === id);
      if (hit) act({ card: hand.aiming, do: 'attack', on: id });
      setHand((h) => ({ ...h, aiming: null }));
      return;
    }
    if (prompt.kind === 'choose' || prompt.kind === 'order') {
      const index = prompt.options.findIndex((o) => o.card === id);
      if (prompt.kind === 'choose' && index >= 0) pick(index, prompt);
      return;
    }
    const entries = menuFor(id);
    if (entries.length > 0) setMenu({ card: id, entries, intents: null, anchor: { card: id } });
  };

  /** A menu entry chosen: an attack with several targets asks for one on the table. */
  const choose = (entry: MenuEntry) => {
    setMenu(null);
    const options = entry.options.map((i) => prompt!.options[i]);
    const [first] = options;
    if (first.do === 'attack' && options.length > 1) setHand((h) => ({ ...h, aiming: first.card }));
    else
      act({ card: first.card, do: first.do, effect: first.effect, on: first.on >= 0 ? first.on : undefined });
  };

  const onZone = (player: Player, _zone: Zone, index: number) => {
    if (prompt?.kind !== 'zone' || player !== prompt.player) return;
    const option = prompt.options.findIndex((o) => o.value === index);
    if (option >= 0) store.getState().decide(option);
  };
  const onPhase = (phase: Phase) => {
    const option = prompt?.options.findIndex((o) => o.do === 'phase' && o.value === phase) ?? -1;
    if (option >= 0) return store.getState().decide(option);
    const unmet = store
      .getState()
      .phase(phase)
      .find((r) => !r.met);
    if (unmet) store.getState().refuse(unmet);
  };
  const onPlayer = () => {
    if (hand.aiming !== null) act({ card: hand.aiming, do: 'attack', on: -1 });
  };
  const onHover = useCallback((id: number | null) => {
    if (id !== null) setLooked(id);
  }, []);

  const means = (card: number, target: DropTarget) => (prompt ? meansOf(prompt, view, card, target) : []);
  // Every card and zone is tied to these: were they others after each decision, all would be tied anew.
  const rules: DragRules = useSteady<DragRules>({
    mayDrag: (card) => prompt?.kind !== 'choose' && !!prompt?.options.some((o) => o.card === card),
    mayDrop: (card, target) => means(card, target).length > 0,
    drop: (card, target, at) => {
      const intents = means(card, target);
      const one = preferred(intents, setKey.current);
      if (one) act(one);
      else if (intents.length > 0) setMenu({ card, entries: [], intents, anchor: at });
    },
  });

  /** The arrow keys come back to the table from wherever the focus is. */
  const enter = () => {
    const legal = prompt?.options.find((o) => o.card >= 0)?.card ?? -1;
    focusCard([legal, view.sides[table.bottom].hand[0]?.id ?? -1]);
  };
  const cancel = () => {
    if (hand.aiming !== null) setHand((h) => ({ ...h, aiming: null }));
    else if (store.getState().table?.canCancel) store.getState().cancel();
  };
  const closeMenu = () => setMenu(null);
  const deeds = useSteady({ choose, cancel, enter, onCard, onZone, onPhase, onPlayer, closeMenu });

  return {
    view,
    names,
    marks,
    hand,
    menu,
    looked,
    rules,
    act,
    setPicks,
    preview,
    light,
    onHover,
    ...deeds,
  };
}

export type DuelState = ReturnType<typeof useDuel>;
