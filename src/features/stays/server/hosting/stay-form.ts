import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { todayIn } from '#domain/dates.ts';
import { toCents, toDollars } from '#domain/money.ts';
import { findImpossibleRule, WEEKDAYS } from '#domain/offer-rules.ts';
import { canEditListing } from '#domain/permissions.ts';
import { distanceKm } from '#domain/places.ts';
import { capacityOfHome, STAY_NUMBERS } from '#domain/stay-form.ts';
import { deleteDraft } from '#features/listings/index.server.ts';
import type { StoredForm } from '#features/stays/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import {
  changeListing,
  formOfListing,
  formOfTerms,
  type HostedListing,
  insertListing,
  type ListingDetails,
  listingFromForm,
  loadHosted,
  requireRoomForListing,
  termsFromForm,
} from '#market/hosting/index.server.ts';
import { changeCapacity, lockListing, mostTaken } from '#market/inventory/index.server.ts';
import type { Json } from '#platform/contract/errors.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { RecentForm, StayForm, showStayForm as showStayFormRoute } from '../../contract.ts';
import { changeStay, insertStay, loadStayDetails, type StayDetails } from '../store/hosting.ts';

type ListingPart = 'price' | 'amenity' | 'event' | 'wifiSpeed';

/** A form without place, texts, and the fields that listings of every kind have. */
type StayPart = Omit<StayForm, 'location' | 'address' | 'title' | 'description' | ListingPart>;

/** The stored fields of a form that only stays have. */
export function stayFromForm(form: StayPart): StayDetails {
  return {
    ...termsFromForm(form),
    category: form.category,
    scenery: form.scenery,
    occupancy: form.occupancy,
    guestCount: form.guestCount,
    roomCount: form.roomCount,
    bathroomCount: form.bathroomCount,
    capacity: capacityOfHome(form.occupancy, form.roomCount),
    includedGuests: Math.min(form.includedGuests ?? form.guestCount, form.guestCount),
    cleaningFee: toCents(form.cleaningFees),
    extraGuestFee: toCents(form.extraGuestFees),
    petFee: toCents(form.petFees),
    taxRate: form.taxRate,
    securityRate: form.securityRate,
    checkInFrom: form.checkinTime,
    checkOutUntil: form.checkoutTime,
    averageGuestAge: form.averageGuestAge,
    residentCount: form.residentCount,
    instantBooking: form.instantBooking,
    noticeDays: form.noticeDays,
    daysBetween: form.daysBetween,
    maxNights: form.maxNights,
    daysAhead: form.daysAhead,
    noArrivalOn: WEEKDAYS.filter((day) => form.noArrivalOn.includes(day)),
  };
}

/** The inverse of `stayFromForm`: the form fields of a stored stay. */
export function formFromStay(details: StayDetails) {
  return {
    ...formOfTerms(details),
    category: details.category,
    scenery: details.scenery,
    occupancy: details.occupancy,
    guestCount: details.guestCount,
    roomCount: details.roomCount,
    bathroomCount: details.bathroomCount,
    includedGuests: details.includedGuests,
    cleaningFees: toDollars(details.cleaningFee),
    extraGuestFees: toDollars(details.extraGuestFee),
    petFees: toDollars(details.petFee),
    taxRate: details.taxRate,
    securityRate: details.securityRate,
    checkinTime: details.checkInFrom,
    checkoutTime: details.checkOutUntil,
    averageGuestAge: details.averageGuestAge ?? STAY_NUMBERS.averageGuestAge.default,
    residentCount: details.residentCount,
    instantBooking: details.instantBooking,
    noticeDays: details.noticeDays,
    daysBetween: details.daysBetween,
    maxNights: details.maxNights,
    daysAhead: details.daysAhead,
    noArrivalOn: WEEKDAYS.filter((day) => details.noArrivalOn.includes(day)),
  };
}

/** The form of a stored home, with its secrets: for its host alone. */
export async function formOfStored(
  db: Queryable,
  listing: HostedListing,
  stay: StayDetails,
  services: Pick<Services, 'config'>,
  translate: Translator,
): Promise<RecentForm> {
  return { ...formFromStay(stay), ...(await formOfListing(db, listing, services, translate)) };
}

/**
 * Creates a home of the caller (spec 3 §7) and deletes its draft.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field, 'too-many-listings',
 *   'email-unconfirmed'
 */
export async function createStay(
  form: StayForm,
  context: SignedInContext,
): Promise<{ id: string; version: number }> {
  const { db, actor, now, services, translate } = context;
  refuseImpossibleRules(stayFromForm(form), translate);
  const room = await requireRoomForListing(db, actor.id, services.config);
  const id = randomUUID();
  const listing = await listingFromForm(form, context);
  await insertListing(db, { id, kind: 'stay', hostId: actor.id, ...room }, listing, now);
  await insertStay(db, id, stayFromForm(form));
  await deleteDraft(db, actor.id, 'stay');
  return { id, version: 1 };
}

/**
 * Changes the caller's listing (spec 3 §7). Of two concurrent changes of one version the second is
 * refused, with the current version in the response.
 *
 * @throws Problem 'not-found', 'forbidden', 'listing-changed', 'listing-commitments',
 *   'invalid-input'
 */
export async function updateStay(
  id: string,
  form: StayForm & { readonly version?: number | undefined },
  context: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<{ id: string; version: number }> {
  const { db, actor, now, translate, services } = context;
  const held = await lockListing(db, id);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  const listing = await loadHosted(db, id);
  const stay = await loadStayDetails(db, id);
  if (listing === null || stay === null) throw new Problem('not-found');
  const commitments = await loadCommitments(db, listing, now, openCommitments);
  if (form.version !== undefined && form.version !== listing.version) {
    const { version } = listing;
    const stands = await formOfStored(db, listing, stay, services, translate);
    throw new Problem('listing-changed', {
      current: { ...stands, id, version, commitments } as Json,
    });
  }

  const next = {
    stay: stayFromForm(form),
    listing: await listingFromForm(form, context, listing),
  };
  refuseImpossibleRules(next.stay, translate);
  assertKeepsCommitments({ from: { listing, stay }, to: next }, commitments, translate);
  const version = listing.version + 1;
  await changeListing(db, id, next.listing, version, now);
  await changeStay(db, id, next.stay);
  if (next.stay.capacity !== stay.capacity) {
    await changeCapacity(db, id, next.stay.capacity, todayIn(now, listing.timeZone));
  }
  return { id, version };
}

/**
 * The caller's listing as form values, including the secrets of arrival.
 *
 * @throws Problem 'not-found' when it is unknown, removed or not a home; 'forbidden' when another
 *   person hosts it
 */
export async function showStayForm(
  id: string,
  { actor, services, now, translate }: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<RouteAnswer<typeof showStayFormRoute>> {
  // A replica may not have the last change yet, and its version would be refused.
  const db = services.database.main;
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const stay = await loadStayDetails(db, id);
  if (stay === null) throw new Problem('not-found');
  return {
    ...(await formOfStored(db, listing, stay, services, translate)),
    id,
    version: listing.version,
    commitments: await loadCommitments(db, listing, now, openCommitments),
  };
}

/**
 * Refuses rules that leave no stay possible.
 *
 * @throws Problem 'invalid-input' with a text at the field
 */
function refuseImpossibleRules(stay: StayDetails, translate: Translator): void {
  const field = findImpossibleRule(stay, stay.minNights);
  if (field === null) return;
  const texts = {
    maxNights: msg`Choose at least as many nights as the minimum.`,
    daysAhead: msg`That leaves no room for the minimum stay after your notice period. Choose more days.`,
    noArrivalOn: msg`Leave at least one day of the week for arrivals.`,
  };
  throw new Problem('invalid-input', { fields: { [field]: translate(texts[field]) } });
}

/** A home that moves farther than this isn't the one that guests reserved. */
const MAX_KM = 1;

/** Existing reservations of a stay. */
async function loadCommitments(
  db: Queryable,
  listing: Pick<HostedListing, 'id' | 'timeZone'>,
  now: Temporal.Instant,
  openCommitments: OpenCommitments,
): Promise<StoredForm['commitments']> {
  const open = await openCommitments(db, listing.id);
  const units = await mostTaken(db, listing.id, todayIn(now, listing.timeZone));
  return { ...open, units };
}

interface Edit {
  readonly from: { readonly listing: HostedListing; readonly stay: StayDetails };
  readonly to: { readonly listing: ListingDetails; readonly stay: StayDetails };
}

/**
 * Refuses changes that would break a commitment to guests: fewer rooms than are taken on a night,
 * fewer guests than are expected, another part of the home, or a home somewhere else. Values that a
 * reservation has copied (price, policy, time zone) may change.
 *
 * @throws Problem 'listing-commitments' with a text at each such field
 */
function assertKeepsCommitments(
  { from, to }: Edit,
  commitments: StoredForm['commitments'],
  translate: Translator,
): void {
  const { reservations, units, guests } = commitments;
  const fields: Record<string, string> = {};
  if (capacityOfHome(to.stay.occupancy, to.stay.roomCount) < units) {
    fields.roomCount = translate(msg`More rooms than that are already reserved.`);
  }
  if (reservations > 0) {
    if (to.stay.guestCount < guests) {
      fields.guestCount = translate(msg`More guests than that have already reserved.`);
    }
    if (to.stay.occupancy !== from.stay.occupancy) {
      fields.occupancy = translate(msg`Guests have already reserved this property type.`);
    }
    if (distanceKm(from.listing.arrival, to.listing.arrival) > MAX_KM) {
      fields['location.latlng'] = translate(
        msg`Guests have reserved this home at its current location.`,
      );
    }
  }
  if (Object.keys(fields).length > 0) throw new Problem('listing-commitments', { fields });
}
