import { whenIdle } from './when-idle.ts';

/** Events of a first interaction; focus and scrolling also happen without a user. */
const EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'popstate',
  // That of a screen reader comes without a pointer or a key.
  'click',
] as const;
/** From here on there is usually a pointer, and a map next to the list. */
const DESK = '(min-width: 60rem)';

let isTouched = false;
let resolveInteraction = () => {};
const firstInteraction = new Promise<void>((resolve) => {
  resolveInteraction = () => {
    isTouched = true;
    resolve();
  };
});

/**
 * Resolves at the first interaction of a user, and on wide screens as soon as the page has nothing
 * more urgent to do. Never on a server, which has no user.
 *
 * Parts of a page that are complete as HTML are hydrated then (`hydrate-on-interaction.tsx`), so
 * that a phone neither fetches nor runs code that isn't used yet.
 */
export function whenFirstInteraction(): Promise<void> {
  return firstInteraction;
}

/** Whether `whenFirstInteraction` has resolved. */
export function hasInteracted(): boolean {
  return isTouched;
}

/** Counts an automatic change that parts of the page have to follow as an interaction. */
export function signalInteraction(): void {
  resolveInteraction();
}

/** Counts as an interaction on wide screens as soon as the page is idle, once it is hydrated. */
export function hydrateDeskWhenIdle(): void {
  if (matchMedia(DESK).matches) whenIdle(signalInteraction);
}

/** Starts to watch for an interaction; once, before all other code of the page. */
export function watchForInteraction(): void {
  const options = { capture: true, passive: true };
  const stop = () => {
    for (const event of EVENTS) removeEventListener(event, observe, options);
    resolveInteraction();
  };
  const observe = (event: Event) => {
    if (!isStill(event)) stop();
  };
  for (const event of EVENTS) addEventListener(event, observe, options);
}

/**
 * A browser reports the position of a resting pointer again when the page is rendered beneath it;
 * that is no movement.
 */
function isStill({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}
