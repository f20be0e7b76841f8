import { createFileRoute } from '@tanstack/react-router';
import { loadPayoutsBanner, PayoutsBanner } from '#features/earnings/index.web.ts';
import { loadOwnListings, PropertiesPage, propertiesHead } from '#features/listings/index.web.ts';
import { ListingGridSkeleton } from '#market/page/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/properties/')({
  loader: async ({ context }) => {
    const [items, summary] = await Promise.all([
      loadOwnListings(context.me),
      loadPayoutsBanner(context),
      loadTexts(context.i18n, MARKET_TEXTS),
    ]);
    return { items, summary };
  },
  head: ({ match }) => propertiesHead(match.context),
  pendingComponent: ListingGridSkeleton,
  component: Properties,
});

function Properties() {
  const { items, summary } = Route.useLoaderData();
  return <PropertiesPage items={items} payouts={<PayoutsBanner summary={summary} />} />;
}
