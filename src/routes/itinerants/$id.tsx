import { createFileRoute } from '@tanstack/react-router';
import {
  ItinerantGone,
  ItinerantPage,
  itinerantHead,
  loadItinerant,
} from '#features/itinerants/index.web.ts';
import { ListingSkeleton } from '#features/listings/index.web.ts';
import { MessageButton, prepareMessageButton } from '#features/messaging/index.web.ts';
import { loadFirstReviews, ReviewsSection } from '#features/reviews/index.web.ts';
import { StayDaysOf } from '#features/travel/stay-days.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/itinerants/$id')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  beforeLoad: async ({ context: { i18n } }) => {
    await Promise.all([
      loadTexts(i18n, ['listings', 'itinerants', 'itinerants/page', 'reviews']),
      prepareMessageButton(i18n),
      ReviewsSection.preload?.(),
    ]);
  },
  loader: async ({ params, location, abortController: { signal } }) => {
    const data = await loadItinerant(params.id, location.search, signal);
    const reviews = await loadFirstReviews(params.id, data.itinerant.rating, signal);
    return { ...data, reviews };
  },
  // The page itself asks for the price of other nights.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ match, loaderData }) => itinerantHead(match.context, loaderData),
  component: Itinerant,
  notFoundComponent: ItinerantGone,
  pendingComponent: ListingSkeleton,
  pendingMs: 300,
});

function Itinerant() {
  const { reviews, ...data } = Route.useLoaderData();
  const { id, host } = data.itinerant;
  return (
    <ItinerantPage
      data={data}
      search={Route.useSearch()}
      contact={<MessageButton around={{ listingId: id }} to="host" />}
      reviews={
        <ReviewsSection kind="itinerant" listingId={id} hostName={host.name} first={reviews} />
      }
      beforeReserving={({ startDate, endDate }) => (
        <div className="mt-4 empty:hidden">
          <StayDaysOf listingId={id} startDate={startDate} endDate={endDate} onlyNear />
        </div>
      )}
    />
  );
}
