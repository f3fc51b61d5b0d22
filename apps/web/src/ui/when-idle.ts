/** Work that can wait until the page stands. */

/** Not every browser says when it is idle. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(asked);
}
