import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DateText } from '#domain/dates.ts';
import {
  type CabinClass,
  isIataCode,
  MAX_TARGETS,
  normaliseIataCode,
  type TravelRegion,
  type TravelSeason,
  type TravelType,
} from '#domain/flights.ts';
import { withoutPlace } from '#domain/search/stay-search.ts';
import { type TravelSearch, travelSearch } from '#domain/search/travel-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import type { UrlParams } from '#platform/web/scope/url-search.ts';
import type { TravelTarget } from '../../contract.ts';
import { flightDates } from '../search/flight-search.ts';

/** The values of the bar and its panel until they are submitted (spec 3 §3.6). */
export interface TravelDraft {
  readonly search: TravelSearch;
  /** Content of the term's field, with its spaces. */
  readonly term: string;
  /** Content of the origin's field. */
  readonly origin: string;
  /** The chosen targets; the ids in `search` are those of the last search. */
  readonly targets: readonly TravelTarget[];
}

/** Parameters of the area of homes: for a trip to other places they are wrong. */
const PLACE_PARAMS = ['locationValue', 'address', 'latitude', 'longitude', 'radiusKm', 'bbox'];

export function toDraft(search: TravelSearch, targets: readonly TravelTarget[]): TravelDraft {
  const { searchTerm = '', origin } = search;
  // A term that matched its place is already shown next to the field.
  const isFound = targets.some(({ name }) => name === searchTerm);
  return { search, term: isFound ? '' : searchTerm, origin, targets };
}

/** Everything as it is at first (spec 3 §2.10). */
export function emptyDraft(): TravelDraft {
  return toDraft(travelSearch.parse({}), []);
}

/** The draft with a changed search; undefined removes a field. */
export function withSearch(
  draft: TravelDraft,
  patch: { readonly [Key in keyof TravelSearch]?: TravelSearch[Key] | undefined },
): TravelDraft {
  return { ...draft, search: travelSearch.change(draft.search, patch) };
}

export function isChosen({ targets }: TravelDraft, { id }: Pick<TravelTarget, 'id'>): boolean {
  return targets.some((chosen) => chosen.id === id);
}

/** Whether another target can be added. */
export function isFull({ targets }: TravelDraft): boolean {
  return targets.length >= MAX_TARGETS;
}

/**
 * Adds a target or removes it. A festival fills in its suggested dates, unless dates were chosen:
 * arrival the day before, departure the day after.
 */
export function toggleTarget(draft: TravelDraft, target: TravelTarget): TravelDraft {
  if (isChosen(draft, target)) {
    return { ...draft, targets: draft.targets.filter(({ id }) => id !== target.id) };
  }
  if (isFull(draft)) return draft;
  const added = { ...draft, targets: [...draft.targets, target] };
  const { suggestedDates } = target;
  return draft.search.startDate !== undefined || suggestedDates === null
    ? added
    : withSearch(added, suggestedDates);
}

/** The query for the chosen festivals from the draft's origin; null without any. */
export function toFestivalQuery({ targets, origin }: TravelDraft) {
  const ids = targets.flatMap(({ id, type }) => (type === 'festival' ? id : []));
  const code = normaliseIataCode(origin);
  if (ids.length === 0) return null;
  return { ids: ids.join(','), origin: isIataCode(code) ? code : undefined };
}

/**
 * The chosen festivals with known dates that differ from the draft's.
 *
 * @param found the same festivals from another origin, as far as they are loaded
 */
export function otherFestivalDates(
  { search, targets }: TravelDraft,
  found: readonly TravelTarget[] = [],
) {
  const asFound = targets.map((target) => found.find(({ id }) => id === target.id) ?? target);
  return asFound.flatMap(({ id, name, suggestedDates: dates }) =>
    dates === null || (dates.startDate === search.startDate && dates.endDate === search.endDate)
      ? []
      : [{ id, name, dates }],
  );
}

/** Why a draft can't be searched for; null if it can. */
export function draftProblem({ targets, origin }: TravelDraft): 'no-target' | 'origin' | null {
  if (targets.length === 0) return 'no-target';
  return isIataCode(normaliseIataCode(origin)) ? null : 'origin';
}

/** The search of a draft, its dates named so that a link shows the same. */
export function searchOfDraft(draft: TravelDraft, today: DateText): TravelSearch {
  const { startDate, endDate } = flightDates(draft.search, today);
  return travelSearch.change(draft.search, {
    searchTerm: draft.term.trim() || undefined,
    origin: normaliseIataCode(draft.origin),
    targets: draft.targets.map(({ id }) => id),
    startDate,
    endDate,
  });
}

/**
 * The parameters of a search. Other parameters about homes are retained while they are valid: those
 * of the area only while the destinations are the same.
 */
export function paramsOfDraft(searched: TravelSearch, before: Readonly<UrlParams>): UrlParams {
  const known = tripSearch.parse(before);
  const isSame = known.flights.targets.join() === searched.targets.join();
  const homes = isSame ? known.homes : withoutPlace(known.homes);
  const params = tripSearch.format({ flights: searched, homes });
  const written = { ...tripSearch.format(known), ...params };
  const others = Object.entries(before).filter(
    ([name]) => !Object.hasOwn(written, name) && (isSame || !PLACE_PARAMS.includes(name)),
  );
  return { ...params, ...Object.fromEntries(others) };
}

/** Catalogues of spec 3 §3.8, as they are shown. */

export const REGION_LABELS: Readonly<Record<TravelRegion, MessageDescriptor>> = {
  Europe: msg`Europe`,
  Asia: msg`Asia`,
  'North America': msg`North America`,
  'South America': msg`South America`,
  Africa: msg`Africa`,
  Oceania: msg`Oceania`,
  'Middle East': msg`Middle East`,
};

export const SEASON_LABELS: Readonly<Record<TravelSeason, MessageDescriptor>> = {
  Spring: msg`Spring`,
  Summer: msg`Summer`,
  Fall: msg`Fall`,
  Winter: msg`Winter`,
};

export const TYPE_LABELS: Readonly<Record<TravelType, MessageDescriptor>> = {
  all: msg`All`,
  destinations: msg`Destinations`,
  festivals: msg`Festivals`,
};

export const CLASS_LABELS: Readonly<Record<CabinClass, MessageDescriptor>> = {
  economy: msg`Economy`,
  premium_economy: msg`Premium economy`,
  business: msg`Business`,
  first: msg`First class`,
};
