import { msg } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { RATED_FROM } from '#domain/rated-from.ts';
import { listingMeta, notFoundHead } from '#market/page/index.web.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { absolutePictureUrl, type SiteOrigins } from '#platform/web/ui/picture.tsx';
import type { ItinerantDetails } from '../../contract.ts';
import type { ItinerantData } from './itinerant-data.ts';

/** Title, description, canonical address, Open Graph and structured data of an itinerant. */
export async function itinerantHead(
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ItinerantData | undefined,
) {
  if (data === undefined) return notFoundHead(i18n, msg`Itinerant not found`, ['itinerants']);
  const { itinerant } = data;
  const site = pageScope();
  const path = listingPath('itinerant', itinerant.id);
  return {
    meta: [
      ...listingMeta(itinerant, { site, path, locale }, (description) =>
        structuredItinerant(itinerant, { site, description }),
      ),
      // Its reviews stay for those who were there; search engines need not index a past itinerant.
      ...(itinerant.phase === 'over' ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [canonicalLink(path)],
  };
}

/**
 * An itinerant as structured data of schema.org, for search engines: an event from its first day to
 * its last. The position is the shifted, public one.
 */
function structuredItinerant(
  itinerant: ItinerantDetails,
  { site, description }: { readonly site: SiteOrigins; readonly description: string },
) {
  const { id, place, rating } = itinerant;
  const url = `${site.origin}/itinerants/${id}`;
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
    image: itinerant.pictures.map(({ key }) => absolutePictureUrl(site, key, 1200, 'jpg')),
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
