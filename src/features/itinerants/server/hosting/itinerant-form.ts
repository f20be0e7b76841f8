import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { InferOutput } from 'valibot';
import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import { goDecisionAt } from '#domain/go-day.ts';
import { problemOfDates } from '#domain/itinerant-dates.ts';
import { toCents } from '#domain/money.ts';
import { canEditListing } from '#domain/permissions.ts';
import { distanceKm } from '#domain/places.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import { countryByCode } from '#features/catalogues/index.server.ts';
import { deleteDraft } from '#features/listings/index.server.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import {
  changeListing,
  formOfListing,
  type HostedListing,
  insertListing,
  type ListingDetails,
  listingFromForm,
  loadHosted,
  NOWHERE,
  offerFromForm,
  ownPictures,
  picturesOfForm,
  placeOfForm,
  requireRoomForListing,
  shownPosition,
  UNSAVED_ID,
} from '#market/hosting/index.server.ts';
import { changeCapacity, lockListing, mostTaken } from '#market/inventory/index.server.ts';
import { loadHostOfPage } from '#market/page/index.server.ts';
import type { Json } from '#platform/contract/errors.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type {
  ItinerantForm,
  ItinerantPreview,
  previewItinerant as previewItinerantRoute,
  StoredItinerant,
  updateItinerant as updateItinerantRoute,
} from '../../contract.ts';
import { toItinerantPage } from '../show-itinerant.ts';
import { lockJourney } from '../store/going.ts';
import {
  changeItinerant,
  type HostedStop,
  type ItinerantRow,
  type ItinerantTerms,
  insertItinerant,
  loadHostedStops,
  loadItinerantDetails,
  takenSpan,
} from '../store/hosting.ts';
import { goOfForm, sharedOffer } from './go-from-form.ts';
import {
  formFromItinerant,
  itinerantFromForm,
  offerOfForm,
  stopsOfForm,
  validateDates,
} from './itinerant-from-form.ts';

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
    goStatus: itinerant.goStatus,
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

/**
 * Lists an itinerant of the caller (spec 3 §7) and closes the draft it was made from.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field, 'too-many-listings',
 *   'email-unconfirmed'
 */
export async function createItinerant(
  form: ItinerantForm,
  context: SignedInContext,
): Promise<{ id: string; version: number }> {
  const { db, actor, now, services, translate } = context;
  const room = await requireRoomForListing(db, actor.id, services.config);
  const id = randomUUID();
  const itinerant = itinerantFromForm(form, translate);
  const listing = await listingFromForm(form, context);
  validateDates({ ...itinerant, stops: form.stops }, todayIn(now, listing.timeZone), translate);
  const stops = stopsOfForm(actor.id, form.stops, services, translate);
  const timeZone = stops[0]?.timeZone ?? listing.timeZone;
  const go = goOfForm(form, {
    former: null,
    hasGuests: false,
    capacity: itinerant.guestCount,
    startDate: itinerant.startDate,
    today: todayIn(now, timeZone),
    now,
    timeZone,
    translate,
  });
  const shared = sharedOffer(itinerant, listing, go);
  const parties = { id, kind: 'itinerant', hostId: actor.id, ...room } as const;
  await insertListing(db, parties, shared.listing, now);
  await insertItinerant(db, id, { ...shared.itinerant, ...go }, stops);
  await deleteDraft(db, actor.id, 'itinerant');
  return { id, version: 1 };
}

/**
 * Changes the caller's itinerant (spec 3 §7). Of two edits of the same version the second is
 * refused, with the current version in the answer. A sensitive change retains the street, the wifi
 * and the arrival instructions.
 *
 * @throws Problem 'not-found', 'forbidden', 'listing-changed', 'listing-commitments',
 *   'invalid-input'
 */
export async function updateItinerant(
  id: string,
  change: InferOutput<typeof updateItinerantRoute.body>,
  context: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<{ id: string; version: number }> {
  const { db, actor, now, translate, services } = context;
  const held = await lockListing(db, id);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  // So that it isn't decided meanwhile whether it goes.
  await lockJourney(db, id);
  const listing = await loadHosted(db, id);
  const itinerant = await loadItinerantDetails(db, id);
  if (listing === null || itinerant === null) throw new Problem('not-found');
  const commitments = await loadCommitments(db, listing, itinerant, now, openCommitments);
  if (change.version !== undefined && change.version !== listing.version) {
    const { version } = listing;
    const { sensitive } = change;
    const stands = await formOfStored(db, listing, itinerant, sensitive, services, translate);
    throw new Problem('listing-changed', {
      current: { ...stands, id, version, commitments } as Json,
    });
  }

  const form = wholeForm(change, listing, await loadHostedStops(db, id));
  const next = {
    itinerant: itinerantFromForm(form, translate),
    listing: await listingFromForm(form, context, listing),
  };
  const today = todayIn(now, next.listing.timeZone);
  validateDates({ ...next.itinerant, stops: form.stops }, today, translate, itinerant);
  const stops = stopsOfForm(actor.id, form.stops, services, translate);
  assertKeepsCommitments({ listing }, next, commitments, translate);
  const timeZone = stops[0]?.timeZone ?? next.listing.timeZone;
  const go = goOfForm(form, {
    former: itinerant,
    hasGuests: commitments.reservations > 0,
    capacity: next.itinerant.guestCount,
    startDate: next.itinerant.startDate,
    today: todayIn(now, timeZone),
    now,
    timeZone,
    translate,
  });
  const version = listing.version + 1;
  const shared = sharedOffer(next.itinerant, next.listing, go);
  await changeListing(db, id, shared.listing, version, now);
  await changeItinerant(db, id, { ...shared.itinerant, ...go }, stops);
  if (next.itinerant.guestCount !== itinerant.guestCount) {
    await changeCapacity(db, id, next.itinerant.guestCount, todayIn(now, listing.timeZone));
  }
  return { id, version };
}

/** The form, completed with the stored values that a sensitive change leaves out. */
function wholeForm(
  change: InferOutput<typeof updateItinerantRoute.body>,
  { arrival }: HostedListing,
  storedStops: readonly HostedStop[],
): ItinerantForm {
  if (change.sensitive) {
    return {
      ...change,
      address: arrival.address,
      wifiName: arrival.wifiName,
      wifiPassword: arrival.wifiPassword,
      instructions: arrival.entryInstructions,
      stops: change.stops.map((stop) => ({
        ...stop,
        meetingPoint:
          stop.storedAs === null
            ? stop.meetingPoint
            : (storedStops[stop.storedAs]?.meetingPoint ?? ''),
      })),
    };
  }
  return change;
}

/**
 * An unsaved form as a guest would see its page; nothing is stored. Without valid days it begins
 * today, is as long as the minimum number of nights, and the result marks that.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field
 */
export async function previewItinerant(
  form: ItinerantPreview,
  context: SignedInContext,
): Promise<InferOutput<typeof previewItinerantRoute.response>> {
  const { db, actor, now, translate, services } = context;
  const { location } = form;
  const { position, ...place } =
    location === null
      ? { ...NOWHERE, region: form.region, city: form.city }
      : placeOfForm({ ...form, location }, translate);
  const today = todayIn(now, place.timeZone);
  const days = readDays(form, today);
  const { price: nightlyPrice, ...offer } = offerFromForm(form, translate);
  const pictures = await picturesOfForm(form, context);
  const [logo] = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  const page = toItinerantPage(
    {
      ...offerOfForm(form, translate),
      ...offer,
      ...(days ?? { startDate: today, endDate: addDays(today, form.minnight) }),
      nightlyPrice,
      ...place,
      ...shownPosition(actor.id, position, services.config),
      stops: stopsOfForm(actor.id, form.stops, services, translate).map(
        ({ shown, exact: _exact, meetingPoint: _meets, ...stop }) => ({
          ...stop,
          ...shown,
          full: false,
          left: form.guestCount,
        }),
      ),
      id: UNSAVED_ID,
      title: form.title,
      description: form.description,
      language: form.language ?? likelyLanguage(translate.locale),
      awaitsConfirmation: false,
      asksVerifiedGuests: false,
      isPaused: false,
      neighbourhood: form.neighbourhood,
      pictures,
      logo: logo?.key ?? null,
      measuredWifi: null,
      ratingSum: 0,
      ratingCount: 0,
      ...previewGo(form, place.timeZone),
      favorite: false,
      host: await loadHostOfPage(db, actor.id),
    },
    null,
    { translate, actor, now },
  );
  return { ...page, isDated: days !== null };
}

/** The people and the day of a form, as its page would show them; nothing while incomplete. */
function previewGo({ goPeople, goDate, sharedCost }: ItinerantPreview, timeZone: string) {
  const date = goDate === null ? null : dateFromTyped(goDate);
  const isWhole = goPeople !== null && date !== null;
  return {
    goPeople,
    goDate: date,
    goAt: isWhole ? goDecisionAt(date, timeZone).toString({ smallestUnit: 'second' }) : null,
    goStatus: isWhole ? ('waiting' as const) : null,
    aboard: 0,
    sharedCost: isWhole && sharedCost !== null ? toCents(sharedCost) : null,
    sharePeople: isWhole && sharedCost !== null ? goPeople : null,
  };
}

/** The days of a form; null where they are invalid. */
function readDays({ checkinTime, checkoutTime }: ItinerantPreview, today: DateText) {
  const startDate = dateFromTyped(checkinTime ?? '');
  const endDate = dateFromTyped(checkoutTime ?? '');
  if (startDate === null || endDate === null) return null;
  const range = { start: startDate, end: endDate };
  // An itinerant that has begun is edited with its first day in the past.
  return problemOfDates(range, today, range) === null ? { startDate, endDate } : null;
}

/**
 * The caller's itinerant as form values.
 *
 * @param sensitive whether the street, the wifi and the arrival instructions are left out
 * @throws Problem 'not-found' when it is unknown, removed or of another kind; 'forbidden' when
 *   another user hosts it
 */
export async function showItinerantForm(
  id: string,
  sensitive: boolean,
  { actor, services, now, translate }: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<StoredItinerant> {
  // A replica may lack the last change, and its outdated version would be refused.
  const db = services.database.main;
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const itinerant = await loadItinerantDetails(db, id);
  if (itinerant === null) throw new Problem('not-found');
  return {
    ...(await formOfStored(db, listing, itinerant, sensitive, services, translate)),
    id,
    version: listing.version,
    commitments: await loadCommitments(db, listing, itinerant, now, openCommitments),
  };
}

/** Distance in kilometres beyond which a meeting point isn't the one that guests reserved. */
const MAX_KM = 1;

/**
 * Loads the existing reservations of an itinerant: from today on, and once it is under way from its
 * first day on, since current guests have already stayed some of their nights.
 */
async function loadCommitments(
  db: Queryable,
  listing: Pick<HostedListing, 'id' | 'timeZone'>,
  { startDate, endDate }: Pick<ItinerantRow, 'startDate' | 'endDate'>,
  now: Temporal.Instant,
  openCommitments: OpenCommitments,
): Promise<StoredItinerant['commitments']> {
  const today = todayIn(now, listing.timeZone);
  const isOnItsWay = startDate < today && today < endDate;
  const { reservations } = await openCommitments(db, listing.id);
  const places = await mostTaken(db, listing.id, today);
  const span = await takenSpan(db, listing.id, isOnItsWay ? startDate : today);
  return {
    reservations,
    places,
    startDate: span?.startDate ?? null,
    endDate: span?.endDate ?? null,
  };
}

/**
 * Refuses changes that would break a commitment to guests: fewer places than are taken on a night,
 * dates that leave out a night with a reservation, or another meeting point. Values that a
 * reservation has copied (price, policy, time zone) may change.
 *
 * @throws Problem 'listing-commitments' with a text at each such field
 */
function assertKeepsCommitments(
  from: { readonly listing: HostedListing },
  to: { readonly listing: ListingDetails; readonly itinerant: ItinerantTerms },
  { reservations, places, startDate, endDate }: StoredItinerant['commitments'],
  translate: Translator,
): void {
  const fields: Record<string, string> = {};
  if (to.itinerant.guestCount < places) {
    fields.guestCount = translate(msg`More places than that are already reserved.`);
  }
  if (startDate !== null && to.itinerant.startDate > startDate) {
    fields.checkinTime = translate(msg`Guests have already reserved nights before that day.`);
  }
  if (endDate !== null && to.itinerant.endDate < endDate) {
    fields.checkoutTime = translate(msg`Guests have already reserved nights after that day.`);
  }
  if (reservations > 0 && distanceKm(from.listing.arrival, to.listing.arrival) > MAX_KM) {
    fields['location.latlng'] = translate(msg`Guests have reserved it at its current location.`);
  }
  if (Object.keys(fields).length > 0) throw new Problem('listing-commitments', { fields });
}
