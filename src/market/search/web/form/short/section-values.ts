import { type DateRange, type DateText, nightsBetween } from '#domain/dates.ts';
import type { SearchCodec, SearchPatch } from '#domain/search/define-search.ts';
import type { PlacedSearch } from '#domain/search/placed-search.ts';
import { defaultRange, extendedRange } from '#domain/search/search-range.ts';
import type { SectionSearch } from '#domain/search/section-search.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { isHalf, NO_CHOICE, type RangeChoice } from '#market/calendar/late.web.ts';
import type { PlaceChoice } from '../place/place-choice.ts';

/** A search of itinerants or of experiences, as far as its dialogs share how they ask for it. */
export interface AskedOfSection extends SectionSearch, PlacedSearch {
  readonly sort?: string;
}

/** Where, when and how many, as the dialogs of itinerants and experiences hold it (spec 3 §2.6). */
export interface SectionValues {
  /** The reader's day, before which nothing can be chosen. */
  readonly today: DateText;
  readonly place: PlaceChoice | null;
  readonly placeText: string;
  /** A city or an address. */
  readonly address: string;
  readonly range: RangeChoice;
  /** Whether the range was made longer than it was chosen, or asked for, which is said. */
  readonly isExtended: boolean;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
}

/** What the place of a search is called. */
export interface PlaceNames {
  /** Its country; null without one. */
  readonly country: string | null;
  /** A part of the map. */
  readonly area: string;
}

/**
 * What a dialog holds as it opens: what is asked for already, else today to 14 days later and one
 * of everything (spec 3 §4, §9).
 */
export function sectionValuesOf(
  search: AskedOfSection,
  names: PlaceNames,
  today: DateText,
): SectionValues {
  const place = placeOf(search, names);
  return {
    today,
    place,
    placeText: place?.label ?? '',
    address: (search.bbox === undefined ? search.address : undefined) ?? '',
    ...rangeOf(search, today),
    guestCount: search.guestCount ?? 1,
    roomCount: search.roomCount ?? 1,
    bathroomCount: search.bathroomCount ?? 1,
  };
}

function placeOf({ bbox, locationValue }: AskedOfSection, names: PlaceNames): PlaceChoice | null {
  const unplaced = { detail: '', position: null } as const;
  if (bbox !== undefined) {
    const params = { bbox: bbox.join(',') };
    return { ...unplaced, kind: 'near', label: names.area, countryCode: '', params };
  }
  if (locationValue === undefined || names.country === null) return null;
  const params = { locationValue };
  return { ...unplaced, kind: 'country', label: names.country, countryCode: locationValue, params };
}

function rangeOf(
  search: AskedOfSection,
  today: DateText,
): Pick<SectionValues, 'range' | 'isExtended'> {
  const { dates, locationValue, address, latitude, bbox, guestCount } = search;
  if (dates === undefined) {
    // Who looks for a place or for so many already, and for no dates, has meant any week.
    const isOn = [locationValue, address, latitude, bbox, guestCount].some(
      (asked) => asked !== undefined,
    );
    return { range: isOn ? NO_CHOICE : defaultRange(today), isExtended: false };
  }
  const asked = { start: dates.startDate, end: dates.endDate };
  const canBeChosen = asked.start >= today && nightsBetween(asked.start, asked.end) <= MAX_NIGHTS;
  return canBeChosen ? chosenRange(asked) : { range: defaultRange(today), isExtended: false };
}

/** The values after a place was chosen or typed; of one within a country its name is the address. */
export function withPlace(
  values: SectionValues,
  place: PlaceChoice | null,
  text: string,
): SectionValues {
  return { ...values, place, placeText: text, address: addressAt(values, place) };
}

function addressAt(before: SectionValues, place: PlaceChoice | null): string {
  if (place !== null) return place.kind === 'country' ? '' : place.label;
  // The name of the place that is gone goes with it; what was typed as an address stays.
  return before.address === before.place?.label ? '' : before.address;
}

/** A range as it was chosen; a whole one under 14 days is extended to 14 (spec 3 §4). */
export function chosenRange({
  start,
  end,
}: RangeChoice): Pick<SectionValues, 'range' | 'isExtended'> {
  if (start === null) return { range: NO_CHOICE, isExtended: false };
  if (end === null) return { range: { start, end }, isExtended: false };
  const range: DateRange = extendedRange({ start, end });
  return { range, isExtended: range.end !== end };
}

/** The search of its row in spec 3 §2.1 that is asked for. */
function askedSection(values: SectionValues): SectionSearch {
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
 * The search that is asked for, back on the first page. What the dialog doesn't ask, such as the
 * category or the price, stays as it is (as the search of homes has it, decision 0022); a position
 * or a part of the map stays until another place is said.
 */
export function searchWithSection<Search extends AskedOfSection>(
  codec: Pick<SearchCodec<Search>, 'change' | 'withoutPlace'>,
  current: Search,
  values: SectionValues,
): Search {
  const { locationValue, address, ...others } = askedSection(values);
  const saysArea = values.place?.params.bbox !== undefined && address === undefined;
  const keepsPlace =
    current.bbox === undefined
      ? locationValue === current.locationValue && address === current.address
      : saysArea;
  const patch = {
    ...others,
    dates: others.dates,
    ...(keepsPlace ? {} : { locationValue, address }),
    // Only around a position is there a nearest.
    ...(!keepsPlace && current.sort === 'nearest' ? { sort: undefined } : {}),
  };
  return codec.change(
    keepsPlace ? current : codec.withoutPlace(current),
    patch as SearchPatch<Search>,
  );
}

/** Whether the dates wait for the day of leaving, so that there is nothing to search for yet. */
export function isUnfinished({ range }: Pick<SectionValues, 'range'>): boolean {
  return isHalf(range);
}
