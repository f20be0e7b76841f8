import { createFileRoute } from '@tanstack/react-router';
import { loadFirstReviews } from '#features/reviews/index.web.ts';
import {
  ListingGone,
  listingHead,
  loadListing,
  noteLeft,
  noteOpened,
} from '#features/stays/index.web.ts';
import { noteCreated } from '#market/hosting/index.web.ts';
import { ListingSkeleton } from '#market/page/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';
import { prepareStayListing, StayListing } from './-stay-listing.ts';

export const Route = createFileRoute('/listings/$id')({
  validateSearch: asWritten,
  beforeLoad: ({ context: { i18n } }) => prepareStayListing(i18n),
  loader: async ({ params, location, abortController: { signal } }) => {
    const data = await loadListing(params.id, location.search, signal);
    const reviews = await loadFirstReviews(params.id, data.stay.rating, signal);
    return { ...data, reviews };
  },
  // The page itself requests the price of other dates.
  shouldReload: ({ cause }) => cause !== 'stay',
  onEnter: ({ params, search }) => {
    noteOpened(params.id);
    noteCreated(search);
  },
  // Another home, or other dates of this one.
  onStay: ({ params }) => noteOpened(params.id),
  onLeave: noteLeft,
  head: ({ match, loaderData }) => listingHead(match.context, loaderData),
  component: StayListing,
  notFoundComponent: ListingGone,
  pendingComponent: ListingSkeleton,
});
