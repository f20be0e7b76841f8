import { createFileRoute } from '@tanstack/react-router';
import { ItinerantSearchPage, itinerantSearchHead } from '#features/itinerants/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/itinerants/search')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  loader: async ({ context: { i18n } }) => {
    await Promise.all([
      ItinerantSearchPage.preload?.(),
      loadTexts(i18n, ['itinerants', 'itinerants/search-form', 'search/form']),
    ]);
  },
  head: ({ match }) => itinerantSearchHead(match.context),
  component: FindItinerant,
});

function FindItinerant() {
  return <ItinerantSearchPage search={Route.useSearch()} />;
}
