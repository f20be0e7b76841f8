import { useEffect, useState } from 'react';
import { type DateText, type MonthText, nightsBetween } from '#domain/dates.ts';
import {
  defaultMonths,
  type MonthChoice,
  type StayMonths,
  widenMonths,
} from '#domain/search/choose-months.ts';
import { askedPrices, FALLBACK_PRICES, type PriceRange } from '#domain/search/price-range.ts';
import { defaultRange } from '#domain/search/search-range.ts';
import { DEFAULT_FLEXIBILITY, DEFAULT_NIGHTS, MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import {
  EMPTY_STAY_SEARCH,
  parseStaySearch,
  type StayDates,
  type StaySearch,
  withChange,
  withoutPlace,
} from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import { NO_CHOICE, type RangeChoice } from '#market/calendar/index.web.ts';
import { choiceOfSearch, type PlaceChoice } from '#market/search/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { createWizard } from '#platform/web/wizard/wizard.tsx';
import { showPriceRange } from '../../contract/addresses.gen.ts';

/** Values of the main search wizard (spec 3 §2.7). */
export interface SearchFormValues {
  /** Today for the reader; earlier days can't be chosen. */
  readonly today: DateText;
  readonly place: PlaceChoice | null;
  /** Text in the field of the place. */
  readonly placeText: string;
  readonly dateMode: StayDates['mode'];
  readonly range: RangeChoice;
  readonly baseDate: DateText;
  readonly flexibility: number;
  /** Number of nights of a flexible search. */
  readonly nights: number;
  readonly months: MonthChoice;
  readonly stayMonths: StayMonths;
  readonly guestCount: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
  /** As typed; null while it is at the lowest or highest price there is. */
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
}

/**
 * Initial values of the wizard: those of the search, otherwise the defaults of spec 3 §4 and §9.
 *
 * @param label name of the search's place; null without one
 */
export function valuesOfSearch(
  search: StaySearch,
  label: string | null,
  today: DateText,
): SearchFormValues {
  const { dates } = search;
  const place = choiceOfSearch(search, label);
  return {
    today,
    place,
    placeText: place?.label ?? '',
    dateMode: dates?.mode ?? 'exact',
    range: toRangeChoice(search, place, today),
    baseDate: dates?.mode === 'flexible' && dates.baseDate >= today ? dates.baseDate : today,
    flexibility: dates?.mode === 'flexible' ? dates.flexibility : DEFAULT_FLEXIBILITY,
    nights: dates?.mode === 'flexible' ? dates.nights : DEFAULT_NIGHTS,
    months: toMonthChoice(dates, today),
    stayMonths: (dates?.mode === 'months' ? dates.stayMonths : undefined) ?? 1,
    guestCount: search.guestCount ?? 1,
    roomCount: search.roomCount ?? 1,
    bathroomCount: search.bathroomCount ?? 1,
    ...nightlyPrices(search),
  };
}

/** Prices per night, as the wizard has them; those of a longer span are rounded outwards. */
function nightlyPrices({
  minPrice,
  maxPrice,
  priceSpan,
}: StaySearch): Pick<SearchFormValues, 'minPrice' | 'maxPrice'> {
  const nights = DURATION_NIGHTS[priceSpan ?? 'night'];
  return {
    minPrice: minPrice === undefined ? null : String(Math.floor(minPrice / nights)),
    maxPrice: maxPrice === undefined ? null : String(Math.ceil(maxPrice / nights)),
  };
}

function toRangeChoice(
  { dates, guestCount }: StaySearch,
  place: PlaceChoice | null,
  today: DateText,
): RangeChoice {
  if (
    dates?.mode === 'exact' &&
    dates.startDate >= today &&
    nightsBetween(dates.startDate, dates.endDate) <= MAX_NIGHTS
  ) {
    return { start: dates.startDate, end: dates.endDate };
  }
  // A search with a place or a guest count but without dates means any week.
  const isOn = place !== null || guestCount !== undefined;
  return dates === undefined && isOn ? NO_CHOICE : defaultRange(today);
}

function toMonthChoice(dates: StayDates | undefined, today: DateText): MonthChoice {
  if (dates?.mode !== 'months' || dates.endMonth < today.slice(0, 7)) return defaultMonths(today);
  const thisMonth: MonthText = today.slice(0, 7);
  const start = dates.startMonth < thisMonth ? thisMonth : dates.startMonth;
  return { start, end: dates.endMonth, open: false };
}

/**
 * The new search; parameters that the wizard doesn't have stay unchanged. Counts of one, and prices
 * at the bounds, exclude no home, so only the count of guests is included.
 */
export function toStaySearch(
  current: StaySearch,
  values: SearchFormValues,
  bounds: PriceRange,
): StaySearch {
  const place = toPlaceFields(values);
  const opened = nightlyPrices(current);
  const untouched = values.minPrice === opened.minPrice && values.maxPrice === opened.maxPrice;
  return withChange(withoutPlace(current), {
    ...place,
    dates: toStayDates(values),
    guestCount: values.guestCount,
    roomCount: values.roomCount > 1 ? values.roomCount : undefined,
    bathroomCount: values.bathroomCount > 1 ? values.bathroomCount : undefined,
    ...(untouched && current.priceSpan !== undefined ? {} : toPriceFields(values, bounds)),
    // The order 'nearest' requires a position.
    ...(current.sort === 'nearest' && place.latitude === undefined
      ? { sort: EMPTY_STAY_SEARCH.sort }
      : {}),
  });
}

function toPriceFields(values: SearchFormValues, bounds: PriceRange) {
  const typed = { min: values.minPrice ?? '', max: values.maxPrice ?? '' };
  return { ...askedPrices(typed, bounds), priceSpan: undefined };
}

function toPlaceFields({ place, placeText }: SearchFormValues) {
  const typed = placeText.trim();
  const params = place?.params ?? (typed === '' ? {} : { address: typed });
  const { locationValue, address, latitude, longitude, radiusKm, bbox } = parseStaySearch(params);
  return { locationValue, address, latitude, longitude, radiusKm, bbox };
}

/** The requested dates; none where the exact ones were cleared. */
export function toStayDates(values: SearchFormValues): StayDates | undefined {
  switch (values.dateMode) {
    case 'exact': {
      const { start, end } = values.range;
      return start === null || end === null
        ? undefined
        : { mode: 'exact', startDate: start, endDate: end };
    }
    case 'flexible': {
      const { baseDate, nights, flexibility } = values;
      return { mode: 'flexible', baseDate, nights, flexibility };
    }
    case 'months': {
      const { months, stayMonths, today } = values;
      const { start, end } = widenMonths(months, stayMonths, today);
      return {
        mode: 'months',
        startMonth: start,
        endMonth: end,
        ...(stayMonths === 1 ? {} : { stayMonths }),
      };
    }
  }
}

/** Number of nights of exact dates; null without them. */
export function chosenNights({ start, end }: RangeChoice): number | null {
  return start === null || end === null ? null : nightsBetween(start, end);
}

export type PriceBounds = PriceRange & { readonly average: number };

/** Afterwards the user can continue without them. */
const WAIT_MS = 5_000;

/** They hardly change during a visit. */
let asked: Promise<PriceBounds> | undefined;
let known: PriceBounds | undefined;

/**
 * The prices across listings, requested once; the fallbacks where the request fails, which is
 * logged and not shown (spec 3 §8), and retried the next time.
 */
export function loadPriceBounds(): Promise<PriceBounds> {
  asked ??= call(showPriceRange, {}, { signal: AbortSignal.timeout(WAIT_MS) }).then(
    (found) => {
      known = found;
      return found;
    },
    (error: unknown) => {
      logFailure(error);
      asked = undefined;
      return FALLBACK_PRICES;
    },
  );
  return asked;
}

/** The prices across listings; the fallbacks while they load. */
export function usePriceBounds(): PriceBounds {
  const [bounds, setBounds] = useState<PriceBounds>(() => {
    // Not in an effect: a prerendered wizard runs none before it opens.
    whenIdle(() => void loadPriceBounds());
    return known ?? FALLBACK_PRICES;
  });
  useEffect(() => {
    if (bounds === known) return;
    let isStale = false;
    const cancel = whenIdle(() => {
      void loadPriceBounds().then((found) => {
        if (!isStale) setBounds(found);
      });
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [bounds]);
  return bounds;
}

/** The wizard of the main search. */
export const { Wizard: SearchFormWizard, useWizard: useSearchForm } =
  createWizard<SearchFormValues>();
