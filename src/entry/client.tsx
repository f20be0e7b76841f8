import { keepEarlyPress } from '#platform/web/hydration/early-press.ts';
import { watchForInteraction } from '#platform/web/hydration/hydration.ts';
import { whenPainted } from '#platform/web/hydration/when-painted.ts';

// The page is whole as HTML. What makes it live is fetched once it is painted, so that it takes
// neither the line nor the processor from what a person waits to see.
watchForInteraction();
keepEarlyPress();
void whenPainted().then(() => import('./hydrate.tsx'));
