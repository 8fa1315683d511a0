/** Arrow keys move the focus to the nearest button in that direction, wherever it lies on the table. */
const towards: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function moveFocus(root: HTMLElement, key: string): boolean {
  const way = towards[key];
  const from = document.activeElement;
  if (!way || !(from instanceof HTMLElement) || !root.contains(from)) return false;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const node of root.querySelectorAll<HTMLElement>('button:not([disabled])')) {
    if (node === from || node.closest('dialog')) continue;
    const there = node.getBoundingClientRect();
    if (there.width === 0 || !node.checkVisibility()) continue;
    const dx = there.x + there.width / 2 - here.x - here.width / 2;
    const dy = there.y + there.height / 2 - here.y - here.height / 2;
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along < 4 || aside > along * 2) continue;
    const distance = along + aside * 2;
    if (distance < nearest) {
      nearest = distance;
      best = node;
    }
  }
  best?.focus();
  return best !== null;
}
