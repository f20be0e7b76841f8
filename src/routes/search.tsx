import { createFileRoute } from '@tanstack/react-router';
import { SearchFormPage, searchFormHead } from '#features/stays/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/search')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  loader: async ({ context }) => {
    await Promise.all([
      SearchFormPage.preload?.(),
      loadTexts(context.i18n, ['stays', 'search/form']),
    ]);
  },
  head: ({ match }) => searchFormHead(match.context),
  component: FindHome,
});

function FindHome() {
  return <SearchFormPage />;
}
