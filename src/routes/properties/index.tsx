import { createFileRoute } from '@tanstack/react-router';
import { loadOwnListings, PropertiesPage, propertiesHead } from '#features/listings/index.web.ts';
import { ListingGridSkeleton } from '#market/page/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/properties/')({
  loader: async ({ context }) => {
    const [items] = await Promise.all([
      loadOwnListings(context.me),
      loadTexts(context.i18n, MARKET_TEXTS),
    ]);
    return items;
  },
  head: ({ match }) => propertiesHead(match.context),
  pendingComponent: ListingGridSkeleton,
  component: Properties,
});

function Properties() {
  return <PropertiesPage items={Route.useLoaderData()} />;
}
