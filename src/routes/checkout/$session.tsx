import { createFileRoute } from '@tanstack/react-router';
import {
  CheckoutPage,
  checkoutHead,
  loadCheckout,
  ReservationListSkeleton,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/checkout/$session')({
  loader: async ({ params, context }) => {
    const [checkout] = await Promise.all([
      loadCheckout(params.session),
      loadTexts(context.i18n, ['reservations']),
    ]);
    return checkout;
  },
  head: ({ match }) => checkoutHead(match.context),
  pendingComponent: ReservationListSkeleton,
  component: Checkout,
});

function Checkout() {
  return <CheckoutPage checkout={Route.useLoaderData()} />;
}
