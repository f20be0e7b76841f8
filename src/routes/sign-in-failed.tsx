import { createFileRoute } from '@tanstack/react-router';
import { SignInFailedPage } from '#features/accounts/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/sign-in-failed')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts']),
  component: function Page() {
    const { error } = Route.useSearch() as { error?: unknown };
    return <SignInFailedPage reason={typeof error === 'string' ? error : ''} />;
  },
});
