import { RATED_FROM } from '#domain/rated-from.ts';
import { pictureUrl } from '#platform/web/ui/picture.tsx';
import type { ItinerantDetails } from '../../contract.ts';

/**
 * An itinerant in schema.org's words, for search engines: an event from its first day to its last.
 * The position is the shifted one that everybody may see.
 */
export function structuredItinerant(
  itinerant: ItinerantDetails,
  { origin, description }: { readonly origin: string; readonly description: string },
) {
  const { id, place, rating } = itinerant;
  const url = `${origin}/itinerants/${id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: itinerant.title,
    description,
    startDate: itinerant.startDate,
    endDate: itinerant.endDate,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    image: itinerant.pictures.map(({ key }) => `${origin}${pictureUrl(key, 1200, 'jpg')}`),
    organizer: { '@type': 'Person', name: itinerant.host.name },
    location: {
      '@type': 'Place',
      name: place.city,
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.city,
        addressRegion: place.region,
        addressCountry: place.countryCode,
      },
      geo: {
        '@type': 'GeoCoordinates',
        latitude: place.latitude,
        longitude: place.longitude,
      },
    },
    maximumAttendeeCapacity: itinerant.guestCount,
    ...(rating === null || rating.count < RATED_FROM
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            ratingCount: rating.count,
            bestRating: 5,
          },
        }),
  };
}
