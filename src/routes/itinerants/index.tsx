import { createFileRoute } from '@tanstack/react-router';
import { ItinerantsPage, itinerantsHead, loadLanding } from '#features/itinerants/index.web.ts';
import { loadTexts, loadTextsOfHtml } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/itinerants/')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  // With any search the landing block gives way to the strip (spec 3 §2.11).
  loaderDeps: ({ search }) => ({ isLanding: Object.keys(search).length === 0 }),
  loader: async ({ context, deps: { isLanding }, abortController: { signal } }) => {
    const [landing] = await Promise.all([
      isLanding ? loadLanding(signal) : null,
      ItinerantsPage.preload?.(),
      loadTexts(context.i18n, ['itinerants']),
      loadTextsOfHtml(context.i18n, ['itinerants/landing']),
    ]);
    return { landing };
  },
  head: ({ match }) => itinerantsHead(match.context),
  component: Itinerants,
});

function Itinerants() {
  const { landing } = Route.useLoaderData();
  return <ItinerantsPage search={Route.useSearch()} landing={landing} />;
}
