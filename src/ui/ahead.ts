/**
 * After a great change the page is laid out in the task that made it. The next frame would do that otherwise, together with painting
 * it: two halves of what a slow device cannot do at once.
 */

/** Changes that take no time worth a task of their own. */
const FEW = 8;

/** From now on. @returns ends it */
export function layOutAhead(): () => void {
  const observer = new MutationObserver((changes) => {
    const great = changes.length > FEW || changes.some(({ addedNodes }) => addedNodes.length > 0);
    if (great) void document.documentElement.offsetHeight;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  return () => observer.disconnect();
}
