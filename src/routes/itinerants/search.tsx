import { createFileRoute } from '@tanstack/react-router';
import { ItinerantSearchPage, itinerantSearchHead } from '#features/itinerants/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/itinerants/search')({
  validateSearch: asWritten,
  loader: async ({ context: { i18n } }) => {
    await Promise.all([
      ItinerantSearchPage.preload?.(),
      loadTexts(i18n, ['itinerants', 'search/dialog']),
    ]);
  },
  head: ({ match }) => itinerantSearchHead(match.context),
  component: FindItinerant,
});

function FindItinerant() {
  return <ItinerantSearchPage params={Route.useSearch()} />;
}
