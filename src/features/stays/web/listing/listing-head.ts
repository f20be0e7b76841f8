import { msg } from '@lingui/core/macro';
import { RATED_FROM } from '#domain/rated-from.ts';
import { listingMeta, notFoundHead } from '#market/page/index.web.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { absolutePictureUrl, type SiteOrigins } from '#platform/web/ui/picture.tsx';
import type { StayDetails } from '../../contract.ts';
import type { ListingData } from './listing-data.ts';

/** Title, description, canonical URL, Open Graph and structured data of a home. */
export async function listingHead(
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ListingData | undefined,
) {
  if (data === undefined) return notFoundHead(i18n, msg`Home not found`, ['stays']);
  const { stay } = data;
  const site = pageScope();
  const path = `/listings/${stay.id}`;
  return {
    meta: listingMeta(stay, { site, path, locale }, (description) =>
      structuredStay(stay, { site, description }),
    ),
    links: [canonicalLink(path)],
  };
}

/**
 * schema.org data of a home, for search engines. Stars are included only when there are reviews,
 * and the position is the shifted, public one.
 */
export function structuredStay(
  stay: StayDetails,
  { site, description }: { readonly site: SiteOrigins; readonly description: string },
) {
  const { origin } = site;
  const { place, rating } = stay;
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': `${origin}/listings/${stay.id}`,
    url: `${origin}/listings/${stay.id}`,
    identifier: stay.id,
    name: stay.title,
    description,
    additionalType: stay.categoryLabel,
    image: stay.pictures.map(({ key }) => absolutePictureUrl(site, key, 1200, 'jpg')),
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.city,
      addressRegion: place.region,
      addressCountry: place.countryCode,
    },
    latitude: place.latitude,
    longitude: place.longitude,
    checkinTime: stay.checkInFrom,
    checkoutTime: stay.checkOutUntil,
    petsAllowed: stay.acceptsPets,
    containsPlace: {
      '@type': 'Accommodation',
      numberOfBedrooms: stay.roomCount,
      numberOfBathroomsTotal: stay.bathroomCount,
      occupancy: { '@type': 'QuantitativeValue', value: stay.guestCount },
      amenityFeature: stay.labels.map(({ label }) => ({
        '@type': 'LocationFeatureSpecification',
        name: label,
        value: true,
      })),
    },
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
