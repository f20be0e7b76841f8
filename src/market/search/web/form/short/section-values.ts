import { type DateRange, type DateText, nightsBetween } from '#domain/dates.ts';
import type { SearchCodec, SearchPatch } from '#domain/search/define-search.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { defaultRange, extendedRange } from '#domain/search/search-range.ts';
import type { SectionSearch } from '#domain/search/section-search.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { isHalf, NO_CHOICE, type RangeChoice } from '#market/calendar/index.web.ts';
import type { PlaceChoice } from '../place/place-choice.ts';

/** Search fields that the dialogs of itinerants and experiences share. */
export interface SectionQuery extends SectionSearch, PlacedSearch {
  readonly sort?: string;
}

/**
 * Place, dates and counts as form values of the dialogs of itinerants and experiences (spec 3
 * §2.6).
 */
export interface SectionValues {
  /** Today for the reader; earlier days can't be chosen. */
  readonly today: DateText;
  readonly place: PlaceChoice | null;
  readonly placeText: string;
  /** A city or an address. */
  readonly address: string;
  readonly range: RangeChoice;
  /** Whether the range was extended beyond the chosen or requested one, which a note states. */
  readonly isExtended: boolean;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
}

/** Names for the place of a search. */
export interface PlaceNames {
  /** Name of its country; null without one. */
  readonly country: string | null;
  /** Label of a part of the map. */
  readonly area: string;
}

/**
 * Initial values of a dialog: those of the search, otherwise today to 14 days later and one of
 * everything (spec 3 §4, §9).
 */
export function toSectionValues(
  search: SectionQuery,
  names: PlaceNames,
  today: DateText,
): SectionValues {
  const place = toPlaceChoice(search, names);
  return {
    today,
    place,
    placeText: place?.label ?? '',
    address: (search.bbox === undefined ? search.address : undefined) ?? '',
    ...toRangeChoice(search, today),
    guestCount: search.guestCount ?? 1,
    roomCount: search.roomCount ?? 1,
    bathroomCount: search.bathroomCount ?? 1,
  };
}

function toPlaceChoice(
  { bbox, locationValue }: SectionQuery,
  names: PlaceNames,
): PlaceChoice | null {
  const unplaced = { detail: '', position: null } as const;
  if (bbox !== undefined) {
    const params = { bbox: bbox.join(',') };
    return { ...unplaced, kind: 'near', label: names.area, countryCode: '', params };
  }
  if (locationValue === undefined || names.country === null) return null;
  const params = { locationValue };
  return { ...unplaced, kind: 'country', label: names.country, countryCode: locationValue, params };
}

function toRangeChoice(
  search: SectionQuery,
  today: DateText,
): Pick<SectionValues, 'range' | 'isExtended'> {
  const { dates, locationValue, address, latitude, bbox, guestCount } = search;
  if (dates === undefined) {
    // A search with a place or a guest count but without dates means any week.
    const isOn = [locationValue, address, latitude, bbox, guestCount].some(
      (asked) => asked !== undefined,
    );
    return { range: isOn ? NO_CHOICE : defaultRange(today), isExtended: false };
  }
  const asked = { start: dates.startDate, end: dates.endDate };
  const canBeChosen = asked.start >= today && nightsBetween(asked.start, asked.end) <= MAX_NIGHTS;
  return canBeChosen ? chosenRange(asked) : { range: defaultRange(today), isExtended: false };
}

/**
 * The values after a place was chosen or typed; the name of one within a country is the address.
 */
export function withPlace(
  values: SectionValues,
  place: PlaceChoice | null,
  text: string,
): SectionValues {
  return { ...values, place, placeText: text, address: addressAt(values, place) };
}

function addressAt(before: SectionValues, place: PlaceChoice | null): string {
  if (place !== null) return place.kind === 'country' ? '' : place.label;
  // The name of the removed place is removed with it; a typed address stays.
  return before.address === before.place?.label ? '' : before.address;
}

/** A chosen range; a complete one under 14 days is extended to 14 (spec 3 §4). */
export function chosenRange({
  start,
  end,
}: RangeChoice): Pick<SectionValues, 'range' | 'isExtended'> {
  if (start === null) return { range: NO_CHOICE, isExtended: false };
  if (end === null) return { range: { start, end }, isExtended: false };
  const range: DateRange = extendedRange({ start, end });
  return { range, isExtended: range.end !== end };
}

/** The parameters of the dialog's row in spec 3 §2.1. */
function toSectionSearch(values: SectionValues): SectionSearch {
  const { place, range, guestCount, roomCount, bathroomCount } = values;
  const address = values.address.trim() || (place === null ? values.placeText.trim() : '');
  const { start, end } = range;
  return {
    ...(place === null || place.countryCode === '' ? {} : { locationValue: place.countryCode }),
    guestCount,
    ...(address === '' ? {} : { address }),
    roomCount,
    bathroomCount,
    ...(start === null || end === null
      ? {}
      : { dates: { mode: 'exact', startDate: start, endDate: end } }),
  };
}

/**
 * The new search, on the first page. Parameters that the dialog doesn't have, such as the category
 * or the price, stay unchanged (like in the search of homes, decision 0022); a position or a part
 * of the map stays until another place is chosen.
 */
export function searchWithSection<Search extends SectionQuery>(
  codec: Pick<SearchCodec<Search>, 'change' | 'withoutPlace'>,
  current: Search,
  values: SectionValues,
): Search {
  const { locationValue, address, ...others } = toSectionSearch(values);
  const saysArea = values.place?.params.bbox !== undefined && address === undefined;
  const keepsPlace =
    current.bbox === undefined
      ? locationValue === current.locationValue && address === current.address
      : saysArea;
  const patch = {
    ...others,
    dates: others.dates,
    ...(keepsPlace ? {} : { locationValue, address }),
    // The order 'nearest' requires a position.
    ...(!keepsPlace && current.sort === 'nearest' ? { sort: undefined } : {}),
  };
  return codec.change(
    keepsPlace ? current : codec.withoutPlace(current),
    patch as SearchPatch<Search>,
  );
}

/** Whether the check-out date is missing, so that nothing can be searched for yet. */
export function isUnfinished({ range }: Pick<SectionValues, 'range'>): boolean {
  return isHalf(range);
}
