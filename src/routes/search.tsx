import { createFileRoute } from '@tanstack/react-router';
import { staySearch } from '#domain/search/stay-search.ts';
import { SearchFormPage, searchFormHead } from '#features/stays/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(staySearch);

export const Route = createFileRoute('/search')({
  validateSearch,
  loader: async ({ context }) => {
    await Promise.all([
      SearchFormPage.preload?.(),
      loadTexts(context.i18n, ['stays', 'search/dialog']),
    ]);
  },
  head: ({ match }) => searchFormHead(match.context),
  component: FindHome,
});

function FindHome() {
  return <SearchFormPage />;
}
