import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '#features/accounts/index.web.ts';
import { WaitingRequestLink } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/verify-email')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts', 'reservations']),
  component: function Page() {
    const { token } = Route.useSearch() as { token?: unknown };
    const { me } = Route.useRouteContext();
    return (
      <VerifyEmailPage
        token={typeof token === 'string' ? token : ''}
        me={me}
        Onward={WaitingRequestLink}
      />
    );
  },
});
