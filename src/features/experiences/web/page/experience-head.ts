import { msg } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { toDollars } from '#domain/money.ts';
import { RATED_FROM } from '#domain/rated-from.ts';
import { listingMeta, notFoundHead } from '#market/page/index.web.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { absolutePictureUrl, type SiteOrigins } from '#platform/web/ui/picture.tsx';
import type { ExperienceDetails } from '../../contract.ts';
import { type ExperienceData, isOpenToGuests } from './experience-data.ts';

/** Title, description, canonical address, Open Graph and structured data of an experience. */
export async function experienceHead(
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ExperienceData | undefined,
) {
  if (data === undefined) return notFoundHead(i18n, msg`Experience not found`, ['experiences']);
  const { experience } = data;
  const site = pageScope();
  const path = listingPath('experience', experience.id);
  return {
    meta: [
      ...listingMeta(experience, { site, path, locale }, (description) =>
        structuredExperience(experience, { site, path, description }),
      ),
      // Its reviews stay for those who were there; search engines need not index an experience
      // without sessions.
      ...(isOpenToGuests(experience) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [canonicalLink(path)],
  };
}

const ORG = 'https://schema.org';

/**
 * An experience as structured data of schema.org, for search engines: an event of the next session,
 * with those after it. The position is the public one: shifted except for public places.
 */
function structuredExperience(
  experience: ExperienceDetails,
  {
    site,
    path,
    description,
  }: { readonly site: SiteOrigins; readonly path: string; readonly description: string },
) {
  const url = site.origin + path;
  const { title, place, publicPlace, rating, guestCount, price, pictures, host } = experience;
  const [next, ...later] = experience.sessions.filter(({ status }) => status === 'scheduled');
  const whole = {
    name: title,
    description,
    eventAttendanceMode: `${ORG}/OfflineEventAttendanceMode`,
    eventStatus: `${ORG}/EventScheduled`,
    image: pictures.map(({ key }) => absolutePictureUrl(site, key, 1200, 'jpg')),
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
  const toEvent = (session: NonNullable<typeof next>) => ({
    startDate: session.startsAt,
    endDate: session.endsAt,
    maximumAttendeeCapacity: guestCount,
    remainingAttendeeCapacity: session.left,
    isAccessibleForFree: price.session + price.fee === 0,
    offers: {
      '@type': 'Offer',
      url,
      price: toDollars(price.session + price.fee),
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
    ...(next === undefined ? {} : toEvent(next)),
    ...(later.length === 0
      ? {}
      : {
          subEvent: later.map((session) => ({ '@type': 'Event', ...whole, ...toEvent(session) })),
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
