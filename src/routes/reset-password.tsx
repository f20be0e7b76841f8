import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#features/accounts/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/reset-password')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts']),
  component: function Page() {
    const { token } = Route.useSearch() as { token?: unknown };
    return <ResetPasswordPage token={typeof token === 'string' ? token : ''} />;
  },
});
