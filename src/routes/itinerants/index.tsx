import { createFileRoute } from '@tanstack/react-router';
import { ItinerantsPage, itinerantsHead } from '#features/itinerants/index.web.ts';
import { loadTexts, loadTextsOfHtml } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/itinerants/')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  loader: async ({ context }) => {
    await Promise.all([
      ItinerantsPage.preload?.(),
      loadTexts(context.i18n, ['itinerants']),
      loadTextsOfHtml(context.i18n, ['itinerants/landing']),
    ]);
  },
  head: ({ match }) => itinerantsHead(match.context),
  component: Itinerants,
});

function Itinerants() {
  return <ItinerantsPage search={Route.useSearch()} />;
}
