import { signalInteraction } from './hydration.ts';
import { whenIdle } from './when-idle.ts';

/** From here on there is usually a pointer, and a map next to the list. */
const DESK = '(min-width: 60rem)';

/** Counts as an interaction on wide screens as soon as the page is idle, once it is hydrated. */
export function hydrateDeskWhenIdle(): void {
  if (matchMedia(DESK).matches) whenIdle(signalInteraction);
}
