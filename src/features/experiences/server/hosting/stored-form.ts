import { toDollars } from '#domain/money.ts';
import { EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { StoredExperience } from '#features/experiences/contract.ts';
import { formOfListing, type HostedListing } from '#market/hosting/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import {
  acknowledgedBy,
  type EntryDetails,
  type ExperienceDetails,
  loadEntries,
} from '../store/hosting.ts';

/** A stored experience as form values, for its host only. */
export async function formOfStored(
  db: Queryable,
  listing: HostedListing,
  experience: ExperienceDetails,
  services: Pick<Services, 'config'>,
  translate: Translator,
): Promise<Omit<StoredExperience, 'id' | 'version' | 'commitments'>> {
  const common = await formOfListing(db, listing, services, translate);
  const entries = await loadEntries(db, listing.id);
  const known = await acknowledgedBy(db, { listingId: listing.id, userId: listing.hostId });
  const { arrangementFee, deposit } = experience;
  return {
    title: common.title,
    description: common.description,
    address: common.address,
    instructions: common.instructions,
    language: common.language,
    imageSrc: common.imageSrc,
    imageAlt: common.imageAlt,
    logoImageSrc: common.logoImageSrc,
    pictures: common.pictures,
    logos: common.logos,
    price: common.price,
    location: { ...common.location, region: common.region, city: common.city },
    locationValue: listing.countryCode,
    amenity: [...listing.amenities],
    amenityIds: [...listing.amenities],
    eventIds: [],
    category: experience.category,
    style: experience.style,
    recommendationId: experience.recommendationId,
    rules: experience.rules,
    cancellationPolicy: experience.cancellationPolicy,
    locationDescription: experience.locationDescription,
    depositRequired: deposit > 0,
    depositAmount: toDollars(deposit),
    isPriceAutomatic: experience.priceSource === 'base',
    arrangementFee: arrangementFee === null ? null : toDollars(arrangementFee),
    guestCount: experience.guestCount,
    arrangements: [...experience.arrangements],
    hostArrangements: [...experience.hostArrangements],
    costArrangements: [...experience.costArrangements],
    routine: EVENT_TYPES.some(({ id }) => id === experience.routine) ? experience.routine : null,
    routineSchedule: entries.map(formOfEntry),
    acknowledgedDisclaimers: known.map(({ disclaimerId }) => disclaimerId),
    checkinTime: experience.checkInTime,
    checkoutTime: experience.checkOutTime,
    state: experience.state,
  };
}

function formOfEntry(entry: EntryDetails): StoredExperience['routineSchedule'][number] {
  const { entryId, recurrence, interval, unit, until } = entry;
  return {
    id: entryId,
    title: entry.title,
    description: entry.description,
    days: [...entry.days],
    startTime: entry.startTime,
    endTime: entry.endTime,
    timeZone: entry.timeZone,
    recurrence: { type: recurrence, interval, unit, until },
    duration: entry.duration,
    specificDate: entry.specificDate,
    startsOn: entry.startsOn,
    isActive: entry.isActive,
    exceptions: entry.exceptions.map((exception) => ({ ...exception })),
  };
}
