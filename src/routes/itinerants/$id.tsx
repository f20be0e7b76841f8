import { createFileRoute } from '@tanstack/react-router';
import { ItinerantGone, itinerantHead, loadItinerant } from '#features/itinerants/index.web.ts';
import { loadAboard } from '#features/reservations/index.web.ts';
import { loadFirstReviews } from '#features/reviews/index.web.ts';
import { noteCreated } from '#market/hosting/index.web.ts';
import { ListingSkeleton } from '#market/page/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';
import { ItinerantListing, prepareItinerantListing } from './-itinerant-listing.ts';

export const Route = createFileRoute('/itinerants/$id')({
  validateSearch: asWritten,
  beforeLoad: ({ context: { i18n } }) => prepareItinerantListing(i18n),
  loader: async ({ params, location, context: { me }, abortController: { signal } }) => {
    const data = await loadItinerant(params.id, location.search, signal);
    const [reviews, aboard] = await Promise.all([
      loadFirstReviews(params.id, data.itinerant.rating, signal),
      loadAboard(params.id, me),
    ]);
    return { ...data, reviews, aboard };
  },
  // The page itself requests the price of other nights.
  shouldReload: ({ cause }) => cause !== 'stay',
  onEnter: ({ search }) => noteCreated(search),
  head: ({ match, loaderData }) => itinerantHead(match.context, loaderData),
  component: ItinerantListing,
  notFoundComponent: ItinerantGone,
  pendingComponent: ListingSkeleton,
});
