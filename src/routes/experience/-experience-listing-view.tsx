import { getRouteApi } from '@tanstack/react-router';
import { seatsRequest } from '#domain/search/seats-request.ts';
import { ExperiencePage } from '#features/experiences/index.web.ts';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReviewsSection } from '#features/reviews/index.web.ts';
import { readSearch } from '#platform/web/scope/url-search.ts';

const route = getRouteApi('/experience/$id');

/** An experience with the other features' parts of its page. */
export function ExperienceListing() {
  const { reviews, ...data } = route.useLoaderData();
  const { id, host } = data.experience;
  return (
    <ExperiencePage
      data={data}
      requested={readSearch(seatsRequest, route.useSearch())}
      contact={<MessageButton around={{ listingId: id }} to="host" />}
      reviews={
        <ReviewsSection kind="experience" listingId={id} hostName={host.name} first={reviews} />
      }
    />
  );
}
