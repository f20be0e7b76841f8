import { getPhase, joinUntil } from '#domain/itinerant-days.ts';
import { ITINERANT_HOURS, leastNights } from '#domain/itinerant-form.ts';
import { ROUTINE_LISTS, type RoutineList } from '#domain/vocabulary.ts';
import {
  OCCUPANCY_ENTRIES,
  ROUTINES,
  SCENERY_STYLE_ENTRIES,
} from '#features/catalogues/index.server.ts';
import { PETS_AMENITIES, showGoState } from '#market/booking/index.server.ts';
import {
  computeRating,
  hostOfRow,
  offeredDiscounts,
  placeOfRow,
  toAmenityGroups,
  toEventTypes,
  toPagePolicy,
  withOfferedCondition,
} from '#market/page/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import type { Crew, ItinerantDetails, Routine } from '../contract.ts';
import { type StopOffers, stopOffers } from './booking/stop-offers.ts';
import { loadItinerantForBooking } from './store/booking.ts';
import { toGoState } from './store/going.ts';
import { type ItinerantPageRow, loadItinerantPage } from './store/itinerant-page.ts';
import { readLatestCrew } from './store/meeting-points.ts';

/** The page of an itinerant in the user's language. */
export function toItinerantPage(
  row: ItinerantPageRow,
  crew: Crew | null,
  {
    translate,
    actor,
    now,
  }: {
    readonly translate: Translator;
    readonly actor: Actor | null;
    readonly now: Temporal.Instant;
  },
  /** Of each stop; empty where nights can not be chosen. */
  offers: readonly StopOffers[] = [],
): ItinerantDetails {
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    awaitsConfirmation: row.awaitsConfirmation,
    asksVerifiedGuests: row.asksVerifiedGuests,
    isPaused: row.isPaused,
    description: row.description,
    category: row.category,
    style: row.style,
    styleLabel: translate(SCENERY_STYLE_ENTRIES[row.style].label),
    occupancy: row.occupancy,
    occupancyLabel: translate(OCCUPANCY_ENTRIES[row.occupancy].label),
    party: row.party,
    place: placeOfRow(row, translate.locale),
    stops: row.stops.map(({ startDate, endDate, checkInFrom, full, left, ...stop }, at) => ({
      startDate,
      endDate,
      checkInFrom,
      full,
      left,
      joinHere: offers[at]?.joinHere ?? null,
      leaveHere: offers[at]?.leaveHere ?? null,
      place: placeOfRow({ ...stop, neighbourhood: '' }, translate.locale),
    })),
    startDate: row.startDate,
    endDate: row.endDate,
    phase: getPhase(row, now, {
      first: row.timeZone,
      last: row.stops.at(-1)?.timeZone ?? row.timeZone,
    }),
    joinUntil: joinUntil(row),
    pictures: [...row.pictures],
    logo: row.logo,
    guestCount: row.guestCount,
    roomCount: row.roomCount,
    bathroomCount: row.bathroomCount,
    minNights: leastNights(row),
    nightlyPrice: row.nightlyPrice,
    acceptsPets: PETS_AMENITIES.some((amenity) => row.amenities.includes(amenity)),
    amenityGroups: toAmenityGroups(row.amenities, translate),
    events: toEventTypes(row.events, translate),
    wifiMbps: row.wifiMbps,
    measuredWifi: row.measuredWifi,
    ...ITINERANT_HOURS,
    houseRules: row.houseRules,
    routines: ROUTINE_LISTS.map((list) => ({
      list,
      entries: listRoutines(list, row[`${list}Routine`], translate),
    })).filter(({ entries }) => entries.length > 0),
    customRoutine: row.customRoutine,
    crew,
    go: showGoState(
      toGoState({ ...row, goAt: row.goAt === null ? null : Temporal.Instant.from(row.goAt) }),
      row.timeZone,
      now,
    ),
    policy: toPagePolicy(row, translate),
    discounts: offeredDiscounts(row, translate),
    host: hostOfRow(row.host),
    rating: computeRating(row),
    favorite: row.favorite,
    own: actor?.id === row.host.id,
  };
}

/**
 * Routines of a list in the user's language and the order of the catalogue.
 *
 * @param ids of an itinerant; null for all routines
 */
export function listRoutines(
  list: RoutineList,
  ids: readonly string[] | null,
  translate: Translator,
): Routine[] {
  return ROUTINES[list]
    .filter(({ id }) => ids === null || ids.includes(id))
    .map((row) => ({
      id: row.id,
      label: translate(row.label),
      slot: row.slot,
      forWork: 'forWork' in row,
    }));
}

/**
 * The public view of one itinerant.
 *
 * @throws Problem 'not-found' when it is unknown, removed or of another kind
 */
export async function showItinerant(
  id: string,
  { actor, db, now, translate, services }: RequestContext,
): Promise<ItinerantDetails> {
  const row = await loadItinerantPage(db, id, actor?.id ?? null);
  if (row === null) throw new Problem('not-found');
  const zones = { first: row.timeZone, last: row.stops.at(-1)?.timeZone ?? row.timeZone };
  const crew = getPhase(row, now, zones) === 'over' ? null : await readLatestCrew(db, id);
  const offers = await loadOffers(row, { actor, db, now, translate });
  const shown = withOfferedCondition(row, services);
  return toItinerantPage(shown, crew, { translate, actor, now }, offers);
}

/** The prices of joining and leaving at each stop, for the reader. */
async function loadOffers(
  { id, stops }: ItinerantPageRow,
  { actor, db, now, translate }: Pick<RequestContext, 'actor' | 'db' | 'now' | 'translate'>,
): Promise<StopOffers[]> {
  if (stops.length < 2) return [];
  const itinerant = await loadItinerantForBooking(db, id);
  if (itinerant === null) return [];
  const groups = actor?.groups ?? [];
  return stopOffers(itinerant, stops, { groups, now, translate });
}
