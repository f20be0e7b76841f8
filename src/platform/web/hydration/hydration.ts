/** What a person does first; focus and scrolling also happen by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'popstate'] as const;

let wake = () => {};
const woken = new Promise<void>((resolve) => {
  wake = resolve;
});

/**
 * Resolves once somebody is there: at the first sign of a person, and on a desk as soon as the
 * page has nothing more urgent to do. Never on a server, where nobody is.
 *
 * Parts of a page that are whole as HTML become live then (`hydrate-on-interaction.tsx`), so that a phone neither
 * fetches nor runs what nobody has touched yet.
 */
export function whenHydrated(): Promise<void> {
  return woken;
}

/** Something happened by itself that parts of the page have to follow. */
export function hydrateNow(): void {
  wake();
}

/** Begins to look out for a person; once, before anything else of the page is run. */
export function watchForInteraction(): void {
  const options = { capture: true, passive: true };
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, hear, options);
    wake();
  };
  const hear = (event: Event) => {
    if (!isStill(event)) stop();
  };
  for (const sign of SIGNS) addEventListener(sign, hear, options);
}

/** A browser tells where a pointer lies once more when the page is drawn beneath it; nobody moved it. */
function isStill({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}
