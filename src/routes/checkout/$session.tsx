import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage, checkoutHead, loadCheckout } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { OneCardSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/checkout/$session')({
  loader: async ({ params, context }) => {
    const [checkout] = await Promise.all([
      loadCheckout(params.session),
      loadTexts(context.i18n, ['reservations']),
    ]);
    return checkout;
  },
  head: ({ match }) => checkoutHead(match.context),
  pendingComponent: OneCardSkeleton,
  component: Checkout,
});

function Checkout() {
  return <CheckoutPage checkout={Route.useLoaderData()} />;
}
