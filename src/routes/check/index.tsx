import { createFileRoute, redirect } from '@tanstack/react-router';
import { CheckPage, CODE_PARAM, checkHead } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { readSearch, searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(CODE_PARAM);

export const Route = createFileRoute('/check/')({
  validateSearch,
  beforeLoad: async ({ context, location }) => {
    // A form that was sent before the page was interactive.
    const { code = '' } = readSearch(CODE_PARAM, location.search);
    const token = code.trim();
    if (token !== '') throw redirect({ to: '/check/$token', params: { token }, replace: true });
    await loadTexts(context.i18n, ['reservations']);
  },
  head: ({ match }) => checkHead(match.context),
  component: CheckPage,
});
