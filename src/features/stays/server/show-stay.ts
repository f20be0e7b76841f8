import { isLookToNote, nextFetch } from '#domain/calendar-feeds.ts';
import { DURATION_NIGHTS, pricePerDuration } from '#domain/stay-pricing.ts';
import { PRICING_DURATIONS } from '#domain/vocabulary.ts';
import {
  LISTING_CATEGORY_ENTRIES,
  OCCUPANCY_ENTRIES,
  SCENERY_STYLE_ENTRIES,
} from '#features/catalogues/index.server.ts';
import { PETS_AMENITIES } from '#market/booking/index.server.ts';
import {
  findNewest,
  loadHosted,
  NOWHERE,
  offerFromForm,
  ownPictures,
  picturesOfForm,
  placeOfForm,
  shownPosition,
  UNSAVED_ID,
} from '#market/hosting/index.server.ts';
import { loadFreshness, recordLook, seesListing } from '#market/inventory/index.server.ts';
import {
  computeRating,
  hostOfRow,
  loadHostOfPage,
  offeredDiscounts,
  placeOfRow,
  toAmenityGroups,
  toEventTypes,
  toPagePolicy,
  withOfferedCondition,
} from '#market/page/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { likelyLanguage } from '#platform/i18n/text-language.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import type {
  noteView as noteViewRoute,
  StayDetails,
  StayPreview,
  showRecentStay as showRecentStayRoute,
} from '../contract.ts';
import { formOfStored, stayFromForm } from './hosting/stay-form.ts';
import { loadStayDetails } from './store/hosting.ts';
import { loadStayPage, type StayPageRow } from './store/stay-page.ts';

/** Maximum number of amenities for work beside the title. */
const MAX_LABELS = 4;

/** Builds the page of a stay, stored or not, in the reader's language. */
export function toStayPage(
  stay: StayPageRow,
  translate: Translator,
  actor: Actor | null,
  calendarsCheckedAgo: number | null = null,
): StayDetails {
  const amenityGroups = toAmenityGroups(stay.amenities, translate);
  return {
    id: stay.id,
    title: stay.title,
    language: stay.language,
    awaitsConfirmation: stay.awaitsConfirmation,
    asksVerifiedGuests: stay.asksVerifiedGuests,
    isPaused: stay.isPaused,
    description: stay.description,
    category: stay.category,
    categoryLabel: translate(LISTING_CATEGORY_ENTRIES[stay.category].label),
    scenery: stay.scenery,
    sceneryLabel: translate(SCENERY_STYLE_ENTRIES[stay.scenery].label),
    occupancy: stay.occupancy,
    occupancyLabel: translate(OCCUPANCY_ENTRIES[stay.occupancy].label),
    place: placeOfRow(stay, translate.locale),
    pictures: [...stay.pictures],
    logo: stay.logo,
    guestCount: stay.guestCount,
    roomCount: stay.roomCount,
    bathroomCount: stay.bathroomCount,
    capacity: stay.capacity,
    minNights: stay.minNights,
    instantBooking: stay.instantBooking,
    rules: {
      noticeDays: stay.noticeDays,
      daysBetween: stay.daysBetween,
      maxNights: stay.maxNights,
      daysAhead: stay.daysAhead,
      noArrivalOn: [...stay.noArrivalOn],
    },
    nightlyPrice: stay.nightlyPrice,
    includedGuests: stay.includedGuests,
    acceptsPets: PETS_AMENITIES.some((amenity) => stay.amenities.includes(amenity)),
    durationPrices: PRICING_DURATIONS.map((duration) => ({
      duration,
      nights: DURATION_NIGHTS[duration],
      amount: pricePerDuration(stay, duration),
    })),
    amenityGroups,
    events: toEventTypes(stay.events, translate),
    houseRules: [...stay.houseRules],
    wifiMbps: stay.wifiMbps,
    measuredWifi: stay.measuredWifi,
    checkInFrom: stay.checkInFrom,
    checkOutUntil: stay.checkOutUntil,
    averageGuestAge: stay.averageGuestAge,
    residentCount: stay.residentCount,
    policy: toPagePolicy(stay, translate),
    discounts: offeredDiscounts(stay, translate),
    securityRate: stay.securityRate,
    host: hostOfRow(stay.host),
    rating: computeRating(stay),
    favorite: stay.favorite,
    own: actor?.id === stay.host.id,
    calendarsCheckedAgo,
    labels: (amenityGroups.find((group) => group.id === 'work')?.amenities ?? [])
      .slice(0, MAX_LABELS)
      .map(({ id: amenity, label }) => ({ id: amenity, label })),
  };
}

/**
 * A stay with its public fields.
 *
 * @throws Problem 'not-found' when it is unknown or was removed
 */
export async function showStay(id: string, context: RequestContext): Promise<StayDetails> {
  const { actor, db, translate, services } = context;
  const stay = await loadStayPage(db, id, actor?.id ?? null);
  if (stay === null) throw new Problem('not-found');
  const ago = await noteLook(id, context);
  return toStayPage(withOfferedCondition(stay, services), translate, actor, ago);
}

/**
 * Notes that a home with imported calendars is looked at, so that they are fetched more often.
 *
 * @returns minutes since they were last checked; null where there are none, or one was never read
 */
async function noteLook(
  id: string,
  { db, now, services, afterCommit }: RequestContext,
): Promise<number | null> {
  const freshness = await loadFreshness(db, id);
  if (freshness === null) return null;
  if (isLookToNote(now, freshness.lookedAt)) {
    // Behind the answer: the reader doesn't wait for it.
    afterCommit(() => recordLook(services.database.main, id, now, nextFetch(now, now)));
  }
  if (freshness.checkedAt === null) return null;
  return Math.max(0, Math.floor(now.since(freshness.checkedAt).total('minutes')));
}

/**
 * Answers whether there is a view to count. The server counts it with those of documents
 * (`src/entry/count-views.ts`), so that a view is the same thing however a page was opened.
 *
 * @throws Problem 'not-found' for a home that the caller doesn't see
 */
export async function noteView(
  id: string,
  { db, actor }: RequestContext,
): Promise<RouteAnswer<typeof noteViewRoute>> {
  if (!(await seesListing(db, id, actor?.id ?? null))) throw new Problem('not-found');
  return { done: true };
}

/** The caller's most recent home, to prefill a new form (spec 3 §4, §7). */
export async function showRecentStay({
  actor,
  db,
  services,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof showRecentStayRoute>> {
  const id = await findNewest(db, actor.id, 'stay');
  if (id === null) return null;
  const listing = await loadHosted(db, id);
  const stay = await loadStayDetails(db, id);
  if (listing === null || stay === null) return null;
  return formOfStored(db, listing, stay, services, translate);
}

/**
 * Page of an unsaved form, as a guest would see it; nothing is stored.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field
 */
export async function previewStay(
  form: StayPreview,
  context: SignedInContext,
): Promise<StayDetails> {
  const { db, actor, translate, services } = context;
  const { location } = form;
  const { position, ...place } =
    location === null
      ? { ...NOWHERE, region: form.region, city: form.city }
      : placeOfForm({ ...form, location }, translate);
  const { price: nightlyPrice, ...offer } = offerFromForm(form, translate);
  const pictures = await picturesOfForm(form, context);
  const [logo] = await ownPictures(form.logoImageSrc, 'logoImageSrc', context);
  return toStayPage(
    {
      ...stayFromForm(form),
      ...offer,
      nightlyPrice,
      ...place,
      ...shownPosition(actor.id, position, services.config),
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
      favorite: false,
      host: await loadHostOfPage(db, actor.id),
    },
    translate,
    actor,
  );
}
