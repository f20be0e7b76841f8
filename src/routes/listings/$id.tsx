import { createFileRoute } from '@tanstack/react-router';
import { ListingSkeleton } from '#features/listings/index.web.ts';
import { MessageButton, prepareMessageButton } from '#features/messaging/index.web.ts';
import { loadFirstReviews, ReviewsSection } from '#features/reviews/index.web.ts';
import { ListingGone, ListingPage, listingHead, loadListing } from '#features/stays/index.web.ts';
import { StayDaysOf } from '#features/travel/stay-days.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/listings/$id')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  beforeLoad: async ({ context: { i18n } }) => {
    await Promise.all([
      loadTexts(i18n, ['listings', 'stays', 'reviews']),
      prepareMessageButton(i18n),
      ReviewsSection.preload?.(),
    ]);
  },
  loader: async ({ params, location, abortController: { signal } }) => {
    const data = await loadListing(params.id, location.search, signal);
    const reviews = await loadFirstReviews(params.id, data.stay.rating, signal);
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

function Listing() {
  const { reviews, ...data } = Route.useLoaderData();
  const { id, host, place } = data.stay;
  return (
    <ListingPage
      data={data}
      search={Route.useSearch()}
      contact={<MessageButton around={{ listingId: id }} to="host" />}
      reviews={<ReviewsSection kind="stay" listingId={id} hostName={host.name} first={reviews} />}
      beforeReserving={({ startDate, endDate }) => (
        <div className="mt-4 empty:hidden">
          <StayDaysOf
            country={place.countryCode}
            startDate={startDate}
            endDate={endDate}
            onlyNear
          />
        </div>
      )}
    />
  );
}
