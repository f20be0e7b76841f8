import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCategory, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';
import {
  createFilterForm,
  isUnfinished,
  type SectionValues,
  searchWithSection,
} from '#market/search/index.web.ts';
import type { ItinerantChoices } from '../../contract.ts';

/** Values of the ten steps (spec 3 §2.4). Null means no filter; the price is as typed. */
export interface FilterValues extends SectionValues {
  readonly category: ItinerantCategory | null;
  readonly style: SceneryStyle | null;
  readonly occupancy: Occupancy | null;
  readonly amenity: readonly string[];
  readonly event: readonly string[];
  readonly price: string;
  /** Whether only those of verified hosts are shown. */
  readonly hostVerified: true | null;
}

/**
 * The filters of a search as initial values of the dialog.
 *
 * @param section place, dates and counts
 */
export function toFilterValues(search: ItinerantSearch, section: SectionValues): FilterValues {
  return {
    ...section,
    category: search.category ?? null,
    style: search.style ?? null,
    occupancy: search.occupancy ?? null,
    amenity: search.amenity,
    event: search.event,
    price: search.price === undefined ? '' : String(search.price),
    hostVerified: search.hostVerified ?? null,
  };
}

/** Parses a typed price in dollars; undefined for invalid input, which is left out (spec 3 §5). */
export function parsePrice(price: string): number | undefined {
  return itinerantSearch.parse({ price }).price;
}

/**
 * The search with the filters applied, its other parameters unchanged, on the first page. The price
 * is included only where it is a number and no other field has an error (spec 3 §5).
 */
export function searchWithFilters(current: ItinerantSearch, values: FilterValues): ItinerantSearch {
  return itinerantSearch.change(searchWithSection(itinerantSearch, current, values), {
    category: values.category ?? undefined,
    style: values.style ?? undefined,
    occupancy: values.occupancy ?? undefined,
    amenity: values.amenity,
    event: values.event,
    price: isUnfinished(values) ? undefined : parsePrice(values.price),
    hostVerified: values.hostVerified ?? undefined,
  });
}

/** An active filter; amenities and events one by one. */
export interface ChosenFilter {
  readonly key:
    | Exclude<keyof FilterValues, 'today' | 'place' | 'placeText' | 'range' | 'isExtended'>
    | 'location'
    | 'dates';
  /** The id of an amenity or event. */
  readonly id?: string;
}

const COUNTS = ['guestCount', 'roomCount', 'bathroomCount'] as const;

/** Filters that the summary names, in the order of the steps; counts of one are no filter. */
export function chosenFilters(values: FilterValues): ChosenFilter[] {
  const { place, placeText, address, range } = values;
  const isOn = (key: 'category' | 'style' | 'occupancy') => values[key] !== null;
  const hasAddress = address.trim() !== '' && address !== place?.label;
  return [
    ...(['category', 'style', 'occupancy'] as const).filter(isOn).map((key) => ({ key })),
    ...values.amenity.map((id) => ({ key: 'amenity' as const, id })),
    ...values.event.map((id) => ({ key: 'event' as const, id })),
    ...(place !== null || (placeText.trim() !== '' && !hasAddress)
      ? [{ key: 'location' as const }]
      : []),
    ...(hasAddress ? [{ key: 'address' as const }] : []),
    ...(range.start !== null && range.end !== null ? [{ key: 'dates' as const }] : []),
    ...COUNTS.filter((key) => values[key] > 1).map((key) => ({ key })),
    ...(parsePrice(values.price) === undefined ? [] : [{ key: 'price' as const }]),
    ...(values.hostVerified === null ? [] : [{ key: 'hostVerified' as const }]),
  ];
}

/** The patch that removes a filter. */
export function withoutChosen(
  values: FilterValues,
  { key, id }: ChosenFilter,
): Partial<FilterValues> {
  switch (key) {
    case 'amenity':
    case 'event':
      return { [key]: values[key].filter((other) => other !== id) };
    case 'location':
      return {
        place: null,
        placeText: '',
        ...(values.address === values.place?.label ? { address: '' } : {}),
      };
    case 'dates':
      return { range: { start: null, end: null }, isExtended: false };
    case 'address':
    case 'price':
      return { [key]: '' };
    case 'guestCount':
    case 'roomCount':
    case 'bathroomCount':
      return { [key]: 1 };
    default:
      return { [key]: null };
  }
}

/** Numbers of results. */
export interface ItinerantFigures {
  readonly total: number;
  /** Number of results with each category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** The types of the itinerants' filters. */
export interface ItinerantFilters {
  readonly Search: ItinerantSearch;
  readonly Values: FilterValues;
  readonly Chosen: ChosenFilter;
  readonly Figures: ItinerantFigures;
  readonly Choices: ItinerantChoices;
}

/** The form of the itinerants' filters, with the state that its steps share. */
export const filterForm = createFilterForm<ItinerantFilters>();
export const { useWizard: useFilters, useScope: useFilterScope } = filterForm;
