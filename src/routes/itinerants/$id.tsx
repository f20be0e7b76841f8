import { createFileRoute } from '@tanstack/react-router';
import { ItinerantGone, itinerantHead, loadItinerant } from '#features/itinerants/index.web.ts';
import { loadFirstReviews } from '#features/reviews/index.web.ts';
import { ListingSkeleton } from '#market/page/index.web.ts';
import { ItinerantListing, prepareItinerantListing } from './-itinerant-listing.ts';

export const Route = createFileRoute('/itinerants/$id')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  beforeLoad: ({ context: { i18n } }) => prepareItinerantListing(i18n),
  loader: async ({ params, location, abortController: { signal } }) => {
    const data = await loadItinerant(params.id, location.search, signal);
    const reviews = await loadFirstReviews(params.id, data.itinerant.rating, signal);
    return { ...data, reviews };
  },
  // The page itself requests the price of other nights.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ match, loaderData }) => itinerantHead(match.context, loaderData),
  component: ItinerantListing,
  notFoundComponent: ItinerantGone,
  pendingComponent: ListingSkeleton,
  pendingMs: 300,
});
