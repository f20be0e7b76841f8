import { createFileRoute } from '@tanstack/react-router';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ItinerantSearchPage, itinerantSearchHead } from '#features/itinerants/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PARSED, searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(itinerantSearch);

export const Route = createFileRoute('/itinerants/search')({
  validateSearch,
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
  return <ItinerantSearchPage search={Route.useSearch()[PARSED]} />;
}
