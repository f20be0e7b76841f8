import { createFileRoute } from '@tanstack/react-router';
import { SignInFailedPage } from '#features/accounts/index.web.ts';

export const Route = createFileRoute('/sign-in-failed')({
  component: function Page() {
    const { error } = Route.useSearch() as { error?: unknown };
    return <SignInFailedPage reason={typeof error === 'string' ? error : ''} />;
  },
});
