import { getRouteApi } from '@tanstack/react-router';
import { nightsRequest } from '#domain/search/nights-request.ts';
import { TonightThere } from '#features/experiences/index.web.ts';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReviewsSection } from '#features/reviews/index.web.ts';
import { ListingPage } from '#features/stays/index.web.ts';
import { StayDaysForDates } from '#features/travel/index.web.ts';
import { readSearch } from '#platform/web/scope/url-search.ts';

const route = getRouteApi('/listings/$id');

/** A home with the other features' parts of its page. */
export function StayListing() {
  const { reviews, ...data } = route.useLoaderData();
  const { id, host, place } = data.stay;
  return (
    <ListingPage
      data={data}
      requested={readSearch(nightsRequest, route.useSearch())}
      contact={<MessageButton around={{ listingId: id }} to="host" />}
      reviews={<ReviewsSection kind="stay" listingId={id} hostName={host.name} first={reviews} />}
      tonight={<TonightThere city={place.city} />}
      beforeReserving={({ startDate, endDate }) => (
        <div className="mt-4 empty:hidden">
          <StayDaysForDates
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
