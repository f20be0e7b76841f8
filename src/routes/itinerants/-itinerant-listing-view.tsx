import { getRouteApi } from '@tanstack/react-router';
import { nightsRequest } from '#domain/search/nights-request.ts';
import { ItinerantPage } from '#features/itinerants/index.web.ts';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReviewsSection } from '#features/reviews/index.web.ts';
import { StayDaysForDates } from '#features/travel/index.web.ts';
import { readSearch } from '#platform/web/scope/url-search.ts';

const route = getRouteApi('/itinerants/$id');

/** An itinerant with the other features' parts of its page. */
export function ItinerantListing() {
  const { reviews, aboard, ...data } = route.useLoaderData();
  const { id, host } = data.itinerant;
  return (
    <ItinerantPage
      data={data}
      requested={readSearch(nightsRequest, route.useSearch())}
      aboard={aboard}
      contact={<MessageButton around={{ listingId: id }} to="host" />}
      reviews={
        <ReviewsSection kind="itinerant" listingId={id} hostName={host.name} first={reviews} />
      }
      beforeReserving={({ startDate, endDate }) => (
        <div className="mt-4 empty:hidden">
          <StayDaysForDates listingId={id} startDate={startDate} endDate={endDate} onlyNear />
        </div>
      )}
    />
  );
}
