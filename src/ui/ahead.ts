/**
 * After a great change the page is laid out in the task that made it. The next frame would do that otherwise, together with painting
 * it: two halves of what a slow device cannot do at once. Taking a table away takes long by itself: then the layout has a task of its own.
 */
import { beforePaint } from './afterwards.ts';

/** Changes that take no time worth a task of their own. */
const FEW = 8;

/** What opens at a press is laid out while it is closed, too (`content-visibility: hidden`): the browser by itself would wait. */
function layOut(): void {
  void document.documentElement.offsetHeight;
  document.querySelector('[data-closed] > *')?.getBoundingClientRect();
}

const hasCards = (node: Node): boolean => node instanceof Element && !!node.querySelector('[data-card]');

/** Of the page as a whole: what comes and goes on the table is another matter. */
const isTableGone = ({ target, removedNodes }: MutationRecord): boolean =>
  target.parentNode === document.body && [...removedNodes].some(hasCards);

/** From now on. @returns ends it */
export function layOutAhead(): () => void {
  const observer = new MutationObserver((changes) => {
    const great = changes.length > FEW || changes.some(({ addedNodes }) => addedNodes.length > 0);
    if (changes.some(isTableGone)) beforePaint(layOutAhead, layOut);
    else if (great) layOut();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  return () => observer.disconnect();
}
