import { type DateRange, type DateText, nightsBetween } from '#domain/dates.ts';
import { defaultRange, extendedRange } from '#domain/search/search-range.ts';
import { type SectionSearch, sectionSearch } from '#domain/search/section-search.ts';
import { NO_CHOICE, type RangeChoice } from '../../calendar/choose-day.ts';
import type { PlaceChoice } from '../place/place-choice.ts';

/** What is said in the short search of itinerants and experiences (spec 3 §2.6). */
export interface ShortSearchValues {
  /** The reader's day, before which nothing can be chosen. */
  readonly today: DateText;
  readonly place: PlaceChoice | null;
  readonly placeText: string;
  /** A city or an address. */
  readonly address: string;
  readonly range: RangeChoice;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
}

/**
 * What the short search holds as it opens: what is asked for already, else today to 14 days later
 * and one of everything (spec 3 §4, §9).
 *
 * @param country what the country of the search is called; null without one
 */
export function shortValuesOf(
  search: SectionSearch,
  country: string | null,
  today: DateText,
): ShortSearchValues {
  const { locationValue, dates } = search;
  return {
    today,
    place:
      locationValue === undefined || country === null
        ? null
        : {
            kind: 'country',
            label: country,
            detail: '',
            countryCode: locationValue,
            params: { locationValue },
            position: null,
          },
    placeText: locationValue === undefined ? '' : (country ?? ''),
    address: search.address ?? '',
    range:
      dates !== undefined && dates.startDate >= today
        ? { start: dates.startDate, end: dates.endDate }
        : defaultRange(today),
    guestCount: search.guestCount ?? 1,
    roomCount: search.roomCount ?? 1,
    bathroomCount: search.bathroomCount ?? 1,
  };
}

/** The values after a place was chosen; of a place smaller than a country its name is the address. */
export function withPlace(
  values: ShortSearchValues,
  place: PlaceChoice | null,
  text: string,
): ShortSearchValues {
  const isWithin = place !== null && place.kind !== 'country';
  return { ...values, place, placeText: text, address: isWithin ? place.label : values.address };
}

/** A range as it was chosen; a whole one under 14 days is extended to 14 (spec 3 §4). */
export function chosenRange({ start, end }: RangeChoice): RangeChoice {
  if (start === null) return NO_CHOICE;
  return end === null ? { start, end } : extendedRange({ start, end });
}

/** Whether choosing this range extends it, which is said. */
export function isExtended({ start, end }: RangeChoice): boolean {
  if (start === null || end === null) return false;
  return nightsBetween(start, end) < nightsBetween(start, extendedRange({ start, end }).end);
}

/** The parameters of the URL that it asks for (spec 3 §2.1, short search). */
export function shortParams(values: ShortSearchValues): Record<string, string> {
  const { place, range, guestCount, roomCount, bathroomCount } = values;
  const address = values.address.trim() || (place === null ? values.placeText.trim() : '');
  const { start, end } = range;
  return sectionSearch.format({
    ...(place === null || place.countryCode === '' ? {} : { locationValue: place.countryCode }),
    guestCount,
    ...(address === '' ? {} : { address }),
    roomCount,
    bathroomCount,
    ...(start === null || end === null ? {} : { dates: datesOf({ start, end }) }),
  });
}

/** A range as the dates of a search, extended to the least there may be. */
function datesOf(range: DateRange): NonNullable<SectionSearch['dates']> {
  const { start, end } = extendedRange(range);
  return { mode: 'exact', startDate: start, endDate: end };
}
