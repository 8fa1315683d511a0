import type { View } from '../../engine/contract.ts';
import { CardBack } from '../card/CardBack.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { factsOf } from '../facts.ts';
import { viewOf } from '../panels/look.ts';
import { useDragged, useDragSpot } from './dnd.ts';
import css from './Ghost.module.css';

/** The dragged card under the pointer; drawn by us, since the pointer backend draws none. */
export function Ghost({ view }: { view: View }) {
  const id = useDragged();
  const at = useDragSpot();
  if (id === null || !at) return null;
  const card = viewOf(view, id);
  const facts = factsOf(card?.passcode ?? 0);
  const size = card?.zone === 'hand' ? 'hand' : 'field';
  return (
    <div className={css.ghost} style={{ translate: `${at.x}px ${at.y}px` }} aria-hidden="true">
      {facts ? <CardFace card={facts} size={size} /> : <CardBack size={size} />}
    </div>
  );
}
