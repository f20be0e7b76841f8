import { hydrateNow } from './hydration.ts';
import { whenIdle } from './when-idle.ts';

/** From here on there is a pointer at hand, and a map to be shown beside the list. */
const DESK = '(min-width: 60rem)';

/** On a desk somebody is taken to be there as soon as the page is idle; once it becomes live. */
export function hydrateDeskWhenIdle(): void {
  if (matchMedia(DESK).matches) whenIdle(hydrateNow);
}
