import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '#features/accounts/index.web.ts';

export const Route = createFileRoute('/verify-email')({
  component: function Page() {
    const { token } = Route.useSearch() as { token?: unknown };
    const { me } = Route.useRouteContext();
    return <VerifyEmailPage token={typeof token === 'string' ? token : ''} me={me} />;
  },
});
