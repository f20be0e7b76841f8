/** Events of a first interaction; focus and scrolling also happen without a user. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'popstate'] as const;

let resolveInteraction = () => {};
const woken = new Promise<void>((resolve) => {
  resolveInteraction = resolve;
});

/**
 * Resolves at the first interaction of a user, and on wide screens as soon as the page has nothing
 * more urgent to do. Never on a server, which has no user.
 *
 * Parts of a page that are complete as HTML are hydrated then (`hydrate-on-interaction.tsx`), so
 * that a phone neither fetches nor runs code that isn't used yet.
 */
export function whenFirstInteraction(): Promise<void> {
  return woken;
}

/** Counts an automatic change that parts of the page have to follow as an interaction. */
export function signalInteraction(): void {
  resolveInteraction();
}

/** Starts to watch for an interaction; once, before all other code of the page. */
export function watchForInteraction(): void {
  const options = { capture: true, passive: true };
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, hear, options);
    resolveInteraction();
  };
  const hear = (event: Event) => {
    if (!isStill(event)) stop();
  };
  for (const sign of SIGNS) addEventListener(sign, hear, options);
}

/**
 * A browser reports the position of a resting pointer again when the page is rendered beneath it;
 * that is no movement.
 */
function isStill({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}
