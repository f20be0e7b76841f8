import { dollarsOf } from '#domain/money.ts';
import { RATED_FROM } from '#domain/rated-from.ts';
import { pictureUrl } from '#platform/web/ui/picture.tsx';
import type { ExperienceDetails } from '../../contract.ts';

const ORG = 'https://schema.org';

/**
 * An experience in schema.org's words, for search engines: an event of the next session, with those
 * after it. The position is the one that everybody may see: shifted, but of public places.
 */
export function structuredExperience(
  experience: ExperienceDetails,
  {
    url,
    origin,
    description,
  }: { readonly url: string; readonly origin: string; readonly description: string },
) {
  const { title, place, publicPlace, rating, guestCount, price, pictures, host } = experience;
  const [next, ...later] = experience.sessions.filter(({ status }) => status === 'scheduled');
  const whole = {
    name: title,
    description,
    eventAttendanceMode: `${ORG}/OfflineEventAttendanceMode`,
    eventStatus: `${ORG}/EventScheduled`,
    image: pictures.map(({ key }) => `${origin}${pictureUrl(key, 1200, 'jpg')}`),
    organizer: { '@type': 'Person', name: host.name },
    location: {
      '@type': 'Place',
      name: publicPlace?.name ?? place.city,
      address: {
        '@type': 'PostalAddress',
        ...(publicPlace === null ? {} : { streetAddress: publicPlace.address }),
        addressLocality: place.city,
        addressRegion: place.region,
        addressCountry: place.countryCode,
      },
      geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    },
  };
  const eventOf = (session: NonNullable<typeof next>) => ({
    startDate: session.startsAt,
    endDate: session.endsAt,
    maximumAttendeeCapacity: guestCount,
    remainingAttendeeCapacity: session.left,
    isAccessibleForFree: price.session + price.fee === 0,
    offers: {
      '@type': 'Offer',
      url,
      price: dollarsOf(price.session + price.fee),
      priceCurrency: 'USD',
      availability: `${ORG}/${session.left > 0 ? 'InStock' : 'SoldOut'}`,
    },
  });
  return {
    '@context': ORG,
    '@type': 'Event',
    '@id': url,
    url,
    ...whole,
    ...(next === undefined ? {} : eventOf(next)),
    ...(later.length === 0
      ? {}
      : {
          subEvent: later.map((session) => ({ '@type': 'Event', ...whole, ...eventOf(session) })),
        }),
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
