import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import { createFilterForm } from '#market/search/index.web.ts';
import { experienceSearchQuery } from '../../contract/schemas.ts';
import type { ExperienceChoices } from '../../contract.ts';

/** Values of the six steps (spec 2 §2). Null means no filter; the price is as typed. */
export interface FilterValues {
  readonly category: ExperienceCategory | null;
  /** A style of the category, or of any where none is chosen. */
  readonly style: string | null;
  readonly amenity: readonly string[];
  readonly routine: readonly string[];
  readonly guestCount: number;
  readonly price: string;
  /** Whether only those of verified hosts are shown. */
  readonly hostVerified: true | null;
}

/** The filters of a search as initial values of the dialog. */
export function toFilterValues(search: ExperienceSearch): FilterValues {
  return {
    category: search.category ?? null,
    style: search.style ?? null,
    amenity: search.amenity,
    routine: search.routine,
    guestCount: search.guestCount ?? 1,
    price: search.price === undefined ? '' : String(search.price),
    hostVerified: search.hostVerified ?? null,
  };
}

/** Parses a typed price in dollars; undefined for invalid input, which is left out (spec 2 §5). */
export function parsePrice(price: string): number | undefined {
  return experienceSearch.parse({ price }).price;
}

/** The patch that sets a category; it clears a style of another category. */
export function withCategory(
  { style }: Pick<FilterValues, 'style'>,
  category: ExperienceCategory | null,
  styles: ExperienceChoices['styles'],
): Partial<FilterValues> {
  const chosen = styles.find(({ id }) => id === style);
  const stays = category !== null && chosen?.category === category;
  return { category, style: stays ? style : null };
}

/** The search with the filters applied, its other parameters unchanged, on the first page. */
export function searchWithFilters(
  current: ExperienceSearch,
  values: FilterValues,
): ExperienceSearch {
  return experienceSearch.change(current, {
    category: values.category ?? undefined,
    style: values.style ?? undefined,
    amenity: values.amenity,
    routine: values.routine,
    guestCount: values.guestCount,
    price: parsePrice(values.price),
    hostVerified: values.hostVerified ?? undefined,
  });
}

/** URL parameters that no search of experiences has; they stay as they are (spec 2 §2). */
export function otherParams(params: object): Record<string, string> {
  const others = Object.entries(params).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !Object.hasOwn(experienceSearchQuery.entries, entry[0]),
  );
  return Object.fromEntries(others);
}

/** An active filter; amenities and routines one by one. */
export interface ChosenFilter {
  readonly key: keyof FilterValues;
  /** The id of an amenity or routine. */
  readonly id?: string;
}

/** Filters that the summary names, in the order of the steps; one guest is no filter. */
export function chosenFilters(values: FilterValues): ChosenFilter[] {
  const isOn = (key: 'category' | 'style') => values[key] !== null;
  return [
    ...(['category', 'style'] as const).filter(isOn).map((key) => ({ key })),
    ...values.amenity.map((id) => ({ key: 'amenity' as const, id })),
    ...values.routine.map((id) => ({ key: 'routine' as const, id })),
    ...(values.guestCount > 1 ? [{ key: 'guestCount' as const }] : []),
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
    case 'routine':
      return { [key]: values[key].filter((other) => other !== id) };
    case 'guestCount':
      return { guestCount: 1 };
    case 'price':
      return { price: '' };
    default:
      return { [key]: null };
  }
}

/** Numbers of results. */
export interface ExperienceFigures {
  readonly total: number;
  /** Number of results with each category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** The types of the experiences' filters. */
export interface ExperienceFilters {
  readonly Search: ExperienceSearch;
  readonly Values: FilterValues;
  readonly Chosen: ChosenFilter;
  readonly Figures: ExperienceFigures;
  readonly Choices: ExperienceChoices;
}

/** The form of the experiences' filters, with the state that its steps share. */
export const filterForm = createFilterForm<ExperienceFilters>();
export const { useWizard: useFilters, useScope: useFilterScope } = filterForm;
