import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#features/accounts/index.web.ts';

export const Route = createFileRoute('/reset-password')({
  component: function Page() {
    const { token } = Route.useSearch() as { token?: unknown };
    return <ResetPasswordPage token={typeof token === 'string' ? token : ''} />;
  },
});
