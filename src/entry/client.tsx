import { keepEarlyPress } from '#platform/web/hydration/early-press.ts';
import { watchForInteraction } from '#platform/web/hydration/hydration.ts';
import { whenPainted } from '#platform/web/hydration/when-painted.ts';
import { reloadOnce } from '#platform/web/parts/reload-once.ts';

/** How soon what makes the page live is asked for again. */
const RETRY_MS = 2_000;

// The page is whole as HTML. What makes it live is fetched once it is painted, so that it takes
// neither the line nor the processor from what a person waits to see.
watchForInteraction();
keepEarlyPress();
void whenPainted().then(makeLive);

function makeLive(): void {
  import('./hydrate.tsx').catch((error) => {
    if (!reloadOnce(error)) setTimeout(makeLive, RETRY_MS);
  });
}
