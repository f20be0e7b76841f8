import { parseAmount, parseNumber } from '../typed-number.ts';
import {
  isOneOf,
  OCCUPANCIES,
  type Occupancy,
  PRICING_DURATIONS,
  type PricingDuration,
} from '../vocabulary.ts';
import type { SearchField } from './define-search.ts';
import { type QuerySource, readValues } from './query-source.ts';
import {
  readClampedInteger,
  readClampedNumber,
  readLine,
  readSlugs,
  toSlug,
} from './query-values.ts';
import { datesAsParams, readDates, type StayDates } from './stay-dates.ts';

/** Fields of searches of any kind of listing; `defineSearch` makes a codec of them. */

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Characters of a typed amount that are read; one more than allowed. */
const MAX_TYPED = 41;
const PAGE = { min: 1, max: 1000 };
const DOLLARS = { min: 0, max: 1_000_000, decimals: 9 };
/** More than a year in the most expensive possible home. */
const SPAN_DOLLARS = { ...DOLLARS, max: 10_000_000 };

/** The one value of a filter, if it is set. */
export function single(value: string | number | undefined): string[] {
  return value === undefined ? [] : [String(value)];
}

/** A filter whose chip shows no value. */
export function present(isAsked: boolean): undefined[] {
  return isAsked ? [undefined] : [];
}

/** Dates of any mode (spec 3 §3.5). */
export const dates: SearchField<{ dates?: StayDates }, 'dates'> = {
  name: 'dates',
  keys: ['dates'],
  read: (source) => ({ dates: readDates(source) }),
  write: (search) => datesAsParams(search.dates),
  filters: (search) => present(search.dates !== undefined),
};

/** Two dates, without a mode (spec 3 §2.1, short search). */
export const exactDates: SearchField<{ dates?: ExactDates }, 'dates'> = {
  name: 'dates',
  keys: ['dates'],
  read(source) {
    const [startDate] = readValues(source, 'startDate');
    const [endDate] = readValues(source, 'endDate');
    const read = readDates({ startDate, endDate });
    return { dates: read?.mode === 'exact' ? read : undefined };
  },
  write: (search) => ({ startDate: search.dates?.startDate, endDate: search.dates?.endDate }),
  filters: (search) => present(search.dates !== undefined),
};

/** The dates as they were chosen. */
export type ExactDates = Extract<StayDates, { mode: 'exact' }>;

/**
 * A whole number; one beyond its bounds counts as the nearest within them, so that a search for
 * more than is possible never shows listings for less.
 */
export function count<const Name extends string>(
  name: Name,
  bounds: Bounds,
): SearchField<{ [Key in Name]?: number }, Name> {
  return {
    name,
    keys: [name],
    read: (source) => part(name, readClampedInteger(source, name, bounds)),
    write: (search) => ({ [name]: search[name] }),
    filters: (search) => single(search[name]),
  };
}

/** As `count`, where 0 sets no criterion, since every listing has as many. */
export function countAbove0<const Name extends string>(
  name: Name,
  bounds: Bounds,
): SearchField<{ [Key in Name]?: number }, Name> {
  const field = count(name, bounds);
  return {
    ...field,
    read: (source) => part(name, readClampedInteger(source, name, bounds) || undefined),
  };
}

/** As `count`, where every listing has at least one: 1 is written, but isn't an active filter. */
export function countAbove1<const Name extends string>(
  name: Name,
  bounds: Bounds,
): SearchField<{ [Key in Name]?: number }, Name> {
  const field = count(name, bounds);
  return {
    ...field,
    filters: (search) => (search[name] === 1 ? [] : field.filters(search)),
  };
}

/**
 * Whole dollars of a night, or of the `priceSpan`, which is there only with one of them. Amounts are
 * read as keyboards write them, and cut to whole dollars (spec 3 §5).
 */
export const price: SearchField<
  { minPrice?: number; maxPrice?: number; priceSpan?: Exclude<PricingDuration, 'night'> },
  'price'
> = {
  name: 'price',
  keys: ['minPrice', 'maxPrice', 'priceSpan'],
  read(source) {
    const none = { minPrice: undefined, maxPrice: undefined, priceSpan: undefined };
    const named = readId(PRICING_DURATIONS, source, 'priceSpan');
    const priceSpan = named === 'night' ? undefined : named;
    const bounds = priceSpan === undefined ? DOLLARS : SPAN_DOLLARS;
    const dollars = (name: string): number | undefined => {
      const typed = parseNumber(readLine(source, name, MAX_TYPED) ?? '');
      const amount = readClampedNumber({ [name]: typed }, name, bounds);
      return amount === undefined ? undefined : Math.trunc(amount);
    };
    const minPrice = dollars('minPrice');
    const maxPrice = dollars('maxPrice');
    if (minPrice === undefined && maxPrice === undefined) return none;
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return none;
    return { minPrice, maxPrice, priceSpan };
  },
  write: ({ minPrice, maxPrice, priceSpan }) => ({ minPrice, maxPrice, priceSpan }),
  filters: ({ minPrice, maxPrice }) => present(minPrice !== undefined || maxPrice !== undefined),
};

const MAX_DOLLARS = { min: 0, max: 10_000_000, decimals: 2 };

/**
 * Maximum dollars for one guest, of the price on the cards, as keyboards write them; text that is
 * not an amount with two decimals at most is ignored (spec 3 §5).
 */
export const priceAtMost: SearchField<{ price?: number }, 'price'> = {
  name: 'price',
  keys: ['price'],
  read(source) {
    const dollars = parseAmount(readLine(source, 'price', MAX_TYPED) ?? '');
    return { price: readClampedNumber({ price: dollars }, 'price', MAX_DOLLARS) };
  },
  write: (search) => ({ price: search.price }),
  filters: (search) => single(search.price),
};

/**
 * One of some ids, under the first of the names that has a valid one; it is written under the
 * first.
 */
export function optionalChoice<const Name extends string, const List extends readonly string[]>(
  list: List,
  name: Name,
  ...otherNames: readonly string[]
): SearchField<{ [Key in Name]?: List[number] }, Name> {
  return {
    name,
    keys: [name],
    read(source) {
      const ids = [name, ...otherNames].map((each) => readId(list, source, each));
      return part(
        name,
        ids.find((id) => id !== undefined),
      );
    },
    write: (search) => ({ [name]: search[name] }),
    filters: (search) => single(search[name]),
  };
}

/** An occupancy by its id or by its label. */
export const occupancy: SearchField<{ occupancy?: Occupancy }, 'occupancy'> = {
  ...optionalChoice(OCCUPANCIES, 'occupancy'),
  read(source) {
    const id = toSlug(readLine(source, 'occupancy', 40) ?? '');
    return { occupancy: isOneOf(OCCUPANCIES, id) ? id : undefined };
  },
};

/** One of some ids, the first by default. It can't be removed. */
export function choice<
  const Name extends string,
  const List extends readonly [string, ...string[]],
>(
  list: List,
  name: Name,
  otherwise: List[number],
): SearchField<{ [Key in Name]: List[number] }, Name> {
  return {
    name,
    keys: [name],
    read: (source) => part(name, readId(list, source, name) ?? otherwise),
    write: (search) => ({ [name]: search[name] === otherwise ? undefined : search[name] }),
    filters: () => [],
  };
}

/** A criterion that is either asked for or isn't, written as 1. */
export function flag<const Name extends string>(
  name: Name,
): SearchField<{ [Key in Name]?: true }, Name> {
  return {
    name,
    keys: [name],
    read: (source) => part(name, readLine(source, name, 2) === '1' ? true : undefined),
    write: (search) => ({ [name]: search[name] === true ? 1 : undefined }),
    filters: (search) => present(search[name] === true),
  };
}

/** An id of a list that only a catalogue knows, as the id or as its label. */
export function slug<const Name extends string>(
  name: Name,
): SearchField<{ [Key in Name]?: string }, Name> {
  return {
    name,
    keys: [name],
    read: (source) => part(name, toSlug(readLine(source, name, 60) ?? '') || undefined),
    write: (search) => ({ [name]: search[name] }),
    filters: (search) => single(search[name]),
  };
}

/** A list of ids, each once. */
export function ids<const Name extends string>(
  name: Name,
  max: number,
): SearchField<{ [Key in Name]: readonly string[] }, Name> {
  const listIn = (search: { readonly [Key in Name]?: readonly string[] }) => search[name] ?? [];
  return {
    name,
    keys: [name],
    read: (source) => part(name, readSlugs(source, name, max)),
    write: (search) => ({ [name]: listIn(search).join(',') || undefined }),
    filters: listIn,
    without: (search, value) =>
      part(
        name,
        listIn(search).filter((id) => id !== value),
      ),
  };
}

/** The page of the results, from 1. */
export const page: SearchField<{ page: number }, 'page'> = {
  name: 'page',
  keys: ['page'],
  read: (source) => ({ page: readClampedInteger(source, 'page', PAGE) ?? PAGE.min }),
  write: (search) => ({ page: search.page === PAGE.min ? undefined : search.page }),
  filters: () => [],
};

/** The id of a list that a parameter names. */
function readId<const List extends readonly string[]>(
  list: List,
  source: QuerySource,
  name: string,
): List[number] | undefined {
  const id = readLine(source, name, 40);
  return isOneOf(list, id) ? id : undefined;
}

function part<Name extends string, Value>(name: Name, value: Value): Record<Name, Value> {
  return { [name]: value } as Record<Name, Value>;
}
