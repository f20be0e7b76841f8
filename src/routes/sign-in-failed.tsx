import { createFileRoute } from '@tanstack/react-router';
import { SignInFailedPage } from '#features/accounts/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PARSED, searchBy, textParams } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(textParams('error'));

export const Route = createFileRoute('/sign-in-failed')({
  validateSearch,
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts']),
  component: function Page() {
    const { error } = Route.useSearch()[PARSED];
    return <SignInFailedPage reason={error ?? ''} />;
  },
});
