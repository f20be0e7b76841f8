import { captureEarlyClicks } from '#platform/web/hydration/early-clicks.ts';
import { watchForInteraction } from '#platform/web/hydration/first-interaction.ts';
import { whenPainted } from '#platform/web/hydration/when-painted.ts';
import { reloadOnce } from '#platform/web/parts/reload-once.ts';

/** Milliseconds after which the code that hydrates the page is requested again. */
const RETRY_MS = 2_000;

// The page is complete as HTML. The code that hydrates it is fetched once it is painted, so that it
// takes neither bandwidth nor processor from the content that a person waits for.
watchForInteraction();
captureEarlyClicks();
void whenPainted().then(hydrate);

function hydrate(): void {
  import('./hydrate.tsx').catch((error) => {
    if (!reloadOnce(error)) setTimeout(hydrate, RETRY_MS);
  });
}
