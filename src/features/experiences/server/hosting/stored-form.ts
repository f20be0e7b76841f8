import { msg } from '@lingui/core/macro';
import { toDollars } from '#domain/money.ts';
import { canEditListing } from '#domain/permissions.ts';
import { isBuiltInPlace } from '#domain/place-id.ts';
import {
  citiesOfCountry,
  cityName,
  countryByCode,
  EVENT_TYPES,
  listedRegion,
} from '#features/catalogues/index.server.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import {
  formOfListing,
  type HostedListing,
  loadHosted,
  placeOfForm,
} from '#market/hosting/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { disclaimerHash } from '../../catalogue/disclaimer-text.ts';
import { type DISCLAIMERS, disclaimersFor } from '../../catalogue/disclaimers.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';
import type { ExperienceForm, StoredExperience } from '../../contract.ts';
import { placeById } from '../../places/catalogue.ts';
import type { Place } from '../../places/place.ts';
import {
  acknowledgedBy,
  type EntryDetails,
  type ExperienceDetails,
  loadEntries,
  loadExperienceDetails,
  mostSeatsTaken,
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
    imageShows: common.imageShows,
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

/**
 * The caller's experience as form values.
 *
 * @throws Problem 'not-found' when it is unknown, removed or of another kind; 'forbidden' when
 *   another user hosts it
 */
export async function showExperienceForm(
  id: string,
  { actor, services, now, translate }: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<StoredExperience> {
  // A replica may lack the last change, and its outdated version would be refused.
  const db = services.database.main;
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const experience = await loadExperienceDetails(db, id);
  if (experience === null) throw new Problem('not-found');
  const { reservations } = await openCommitments(db, id);
  return {
    ...(await formOfStored(db, listing, experience, services, translate)),
    id,
    version: listing.version,
    commitments: { reservations, seats: await mostSeatsTaken(db, id, now) },
  };
}

/** The user who acknowledged a text, the listing, and the time. */
interface Acknowledger {
  readonly listingId: string;
  readonly userId: string;
  readonly userName: string;
  readonly now: Temporal.Instant;
}

/**
 * The records of a host who acknowledged all disclaimers that a style requires, and of the optional
 * ones they ticked.
 *
 * @param acknowledged ids; those that the style doesn't have are ignored
 */
export function hostAcknowledgements(
  { category, id: style }: ExperienceStyle,
  acknowledged: readonly string[],
  { now, ...host }: Acknowledger,
) {
  return disclaimersFor(category, style)
    .filter(({ id, requiresAcknowledgment }) => requiresAcknowledgment || acknowledged.includes(id))
    .map((disclaimer) => ({
      ...host,
      ...toDisclaimerRecord(disclaimer, now),
      role: 'host' as const,
    }));
}

/** The records of a guest who acknowledged disclaimers with their reservation. */
export function participantAcknowledgements(
  disclaimers: readonly (typeof DISCLAIMERS)[number][],
  { now, ...guest }: Acknowledger & { readonly reservationId: string },
) {
  return disclaimers.map((disclaimer) => ({
    ...guest,
    ...toDisclaimerRecord(disclaimer, now),
    role: 'participant' as const,
  }));
}

/** Identifies the text by its version and its hash. */
function toDisclaimerRecord({ id, version }: (typeof DISCLAIMERS)[number], now: Temporal.Instant) {
  return { disclaimerId: id, version, at: now, textDigest: disclaimerHash(id) };
}

type Location = ExperienceForm['location'];

/**
 * Where an experience is: at the recommended place, at the point of the form, or in the middle of
 * its city or country, whichever is known first.
 *
 * @param recommendation null for a place of the host's own
 * @throws Problem 'invalid-input' for an unknown country, or a point that is far from it
 */
export function placeOfExperience(
  location: Location,
  recommendation: Place | null,
  translate: Translator,
) {
  if (recommendation !== null) {
    const { city, latitude, longitude } = recommendation;
    return placeOfForm(
      {
        location: { value: city.countryCode, latlng: [latitude, longitude] },
        region: location.region || city.region,
        city: location.city || cityName(city.name, city.countryCode, 'en'),
      },
      translate,
    );
  }
  const { value, region, city } = location;
  return placeOfForm(
    { location: { value, latlng: location.latlng ?? findCenter(location) }, region, city },
    translate,
  );
}

/**
 * The position of its city, otherwise of the largest city of its region, otherwise of its country.
 */
function findCenter({ value, region, city }: Location): [number, number] {
  const isListed = listedRegion(value, region) !== '';
  const queries = [...(city === '' ? [] : [city]), ...(isListed ? [''] : [])];
  for (const query of queries) {
    const [found] = citiesOfCountry(value, 'en', { query, region, limit: 1 });
    if (found !== undefined) return [found.latitude, found.longitude];
  }
  const country = countryByCode(value, 'en');
  return country === null ? [0, 0] : [country.latlng[0], country.latlng[1]];
}

/**
 * The place of the catalogue that a form names.
 *
 * @returns null for a place of the host's own, and for Google's places, which we may not store
 * @throws Problem 'invalid-input' for an id of the catalogue that doesn't exist
 */
export function recommendedPlace(
  { recommendationId }: Pick<ExperienceForm, 'recommendationId'>,
  translate: Translator,
): Place | null {
  if (recommendationId === null || !isBuiltInPlace(recommendationId)) return null;
  const place = placeById(recommendationId);
  if (place !== null) return place;
  const text = translate(msg`We don't recognise this one.`);
  throw new Problem('invalid-input', { fields: { recommendationId: text } });
}
