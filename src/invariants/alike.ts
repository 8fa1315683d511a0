type Values = Record<string, unknown>;

/** Do two plain values say the same, as JSON would tell them? To write both down takes several times as long. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    // Whoever writes them down writes them in this order.
    if (others[i] !== key) return false;
    const one = (a as Values)[key];
    const other = (b as Values)[key];
    if (one !== other && !alike(one, other)) return false;
  }
  return true;
}
