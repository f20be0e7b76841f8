import { countryByCode } from '#features/catalogues/index.server.ts';
import type { StoredItinerant } from '#features/itinerants/contract.ts';
import { formOfListing, type HostedListing } from '#market/hosting/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { type ItinerantRow, loadHostedStops } from '../store/hosting.ts';
import { formFromItinerant } from './itinerant-from-form.ts';

/** Fields that a form for a shared screen leaves out. */
const WITHHELD = { address: '', wifiName: '', wifiPassword: '', instructions: '' } as const;

/**
 * A stored itinerant as form values, for its host only.
 *
 * @param sensitive whether the street, meeting points, the wifi and the arrival instructions are
 *   left out
 */
export async function formOfStored(
  db: Queryable,
  listing: HostedListing,
  itinerant: ItinerantRow,
  sensitive: boolean,
  services: Pick<Services, 'config'>,
  translate: Translator,
): Promise<Omit<StoredItinerant, 'id' | 'version' | 'commitments'>> {
  const stops = await loadHostedStops(db, listing.id);
  return {
    ...formFromItinerant(itinerant),
    ...(await formOfListing(db, listing, services, translate)),
    ...(sensitive ? WITHHELD : {}),
    locationValue: listing.countryCode,
    sensitive,
    stops: stops.map(({ countryCode, region, city, exact, meetingPoint, ...stop }, at) => ({
      location: {
        value: countryCode,
        label: countryByCode(countryCode, translate.locale)?.label ?? countryCode,
        latlng: [exact.latitude, exact.longitude] as [number, number],
      },
      region,
      city,
      startDate: stop.startDate,
      endDate: stop.endDate,
      meetingPoint: sensitive ? '' : meetingPoint,
      checkInFrom: stop.checkInFrom,
      storedAs: at,
    })),
  };
}
