import { RATED_FROM } from '#domain/rated-from.ts';
import { pictureUrl } from '#platform/web/ui/picture.tsx';
import type { StayDetails } from '../../contract.ts';

/**
 * schema.org data of a home, for search engines. Stars are included only when there are reviews,
 * and the position is the shifted, public one.
 */
export function structuredStay(
  stay: StayDetails,
  { origin, description }: { readonly origin: string; readonly description: string },
) {
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
    image: stay.pictures.map(({ key }) => `${origin}${pictureUrl(key, 1200, 'jpg')}`),
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
