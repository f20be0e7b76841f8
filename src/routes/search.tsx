import { createFileRoute } from '@tanstack/react-router';
import { SearchFormPage, searchFormHead } from '#features/stays/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/search')({
  validateSearch: asWritten,
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
