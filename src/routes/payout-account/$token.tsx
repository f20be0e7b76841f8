import { createFileRoute } from '@tanstack/react-router';
import {
  loadPayoutAccount,
  PayoutAccountPage,
  payoutAccountHead,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { OneCardSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/payout-account/$token')({
  loader: async ({ params, context }) => {
    const [account] = await Promise.all([
      loadPayoutAccount(params.token),
      loadTexts(context.i18n, ['reservations']),
    ]);
    return account;
  },
  head: ({ match }) => payoutAccountHead(match.context),
  pendingComponent: OneCardSkeleton,
  component: PayoutAccount,
});

function PayoutAccount() {
  return <PayoutAccountPage account={Route.useLoaderData()} />;
}
