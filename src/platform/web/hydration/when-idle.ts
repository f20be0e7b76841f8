/** After which it is run in any case. */
const MAX_MS = 2_000;
/** Where a browser can't report that it is idle: the current rendering is done by then. */
const SOON_MS = 300;

/**
 * Runs it once the page has nothing more urgent to do, so that it delays nothing a person waits
 * for.
 *
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => work(), { timeout: MAX_MS });
  return () => cancelIdleCallback(handle);
}
