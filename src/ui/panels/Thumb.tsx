import { CardBack } from '../card/CardBack.tsx';
import { CardFace, type CardNow, type CardSize } from '../card/CardFace.tsx';
import { factsOf } from '../facts.ts';

interface ThumbProps {
  passcode: number;
  size?: CardSize;
  now?: CardNow;
  defense?: boolean;
  /** Only its place and its colour for now. */
  blank?: boolean;
  className?: string;
}

/** A card as small as it is needed, or its back where it may not be known. */
export function Thumb({ passcode, size = 'chip', now, defense, blank, className }: ThumbProps) {
  const card = passcode ? factsOf(passcode) : undefined;
  if (!card) return <CardBack size={size} className={className} />;
  return <CardFace card={card} size={size} now={now} defense={defense} blank={blank} className={className} />;
}
