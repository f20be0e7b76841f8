import { createFileRoute } from '@tanstack/react-router';
import { loadFirstReviews, ReviewsSection } from '#features/reviews/index.web.ts';
import {
  ListingGone,
  ListingPage,
  ListingSkeleton,
  listingHead,
  loadListing,
} from '#features/stays/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/listings/$id')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['listings', 'stays', 'reviews']),
  loader: async ({ params, location, abortController: { signal } }) => {
    const data = await loadListing(params.id, location.search, signal);
    // Nobody asks for what there is none of.
    const reviews =
      data.stay.rating === null ? NO_REVIEWS : await loadFirstReviews(params.id, signal);
    return { ...data, reviews };
  },
  // The page itself asks for the price of other dates.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ match, loaderData }) => listingHead(match.context, loaderData),
  component: Listing,
  notFoundComponent: ListingGone,
  pendingComponent: ListingSkeleton,
  pendingMs: 300,
});

const NO_REVIEWS = { items: [], total: 0, average: null, page: 1 };

function Listing() {
  const { reviews, ...data } = Route.useLoaderData();
  const { id, host } = data.stay;
  return (
    <ListingPage
      data={data}
      search={Route.useSearch()}
      reviews={<ReviewsSection listingId={id} hostName={host.name} first={reviews} />}
    />
  );
}
