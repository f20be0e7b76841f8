import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '#features/accounts/index.web.ts';
import { WaitingRequestLink } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PARSED, searchBy, textParams } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(textParams('token'));

export const Route = createFileRoute('/verify-email')({
  validateSearch,
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts', 'reservations']),
  component: function Page() {
    const { token } = Route.useSearch()[PARSED];
    const { me } = Route.useRouteContext();
    return <VerifyEmailPage token={token ?? ''} me={me} Onward={WaitingRequestLink} />;
  },
});
