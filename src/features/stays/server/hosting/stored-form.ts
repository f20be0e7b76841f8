import { countryByCode } from '#features/catalogues/index.server.ts';
import {
  addressOf,
  catalogueLabels,
  describePictures,
  type HostedListing,
  type OwnPicture,
} from '#features/listings/index.server.ts';
import type { RecentForm } from '#features/stays/contract.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { StayDetails } from '../store/hosting.ts';
import { formFromStay } from './stay-from-form.ts';

/** Shown until a logo is there that nobody knows the colours of. */
const PLAIN = 'transparent';

/** A stored listing in its form, with its secrets: for its host alone. */
export async function formOfStored(
  db: Queryable,
  listing: HostedListing,
  stay: StayDetails,
  { config }: Pick<Services, 'config'>,
  translate: Translator,
): Promise<RecentForm> {
  const { arrival, countryCode } = listing;
  const keys = [...listing.pictures.map(({ key }) => key), ...listing.logos];
  const known = await describePictures(db, keys);
  const source = (key: string): string => addressOf(known.get(key) ?? { key }, config);
  return {
    ...formFromStay(listing, stay),
    amenity: catalogueLabels('amenity', listing.amenities),
    event: catalogueLabels('event', listing.events),
    amenityIds: [...listing.amenities],
    eventIds: [...listing.events],
    location: {
      value: countryCode,
      label: countryByCode(countryCode, translate.locale)?.label ?? countryCode,
      latlng: [arrival.latitude, arrival.longitude],
    },
    address: arrival.address,
    region: listing.region,
    city: listing.city,
    neighbourhood: listing.neighbourhood,
    title: listing.title,
    description: listing.description,
    imageSrc: listing.pictures.map(({ key }) => source(key)),
    imageAlt: listing.pictures.map(({ alt }) => alt),
    logoImageSrc: listing.logos.map(source),
    wifiName: arrival.wifiName,
    wifiPassword: arrival.wifiPassword,
    instructions: arrival.entryInstructions,
    pictures: [...listing.pictures],
    logos: listing.logos.map((key) => logoOf(key, known.get(key), listing.title)),
  };
}

function logoOf(key: string, known: OwnPicture | undefined, title: string) {
  return { key, alt: title, placeholder: known?.placeholder ?? PLAIN };
}
