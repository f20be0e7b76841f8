import { createFileRoute } from '@tanstack/react-router';
import { EndSessionPage } from '#features/accounts/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PARSED, searchBy, textParams } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(textParams('token'));

export const Route = createFileRoute('/end-session')({
  validateSearch,
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts']),
  component: function Page() {
    const { token } = Route.useSearch()[PARSED];
    return <EndSessionPage token={token ?? ''} />;
  },
});
