import { CITIES } from '@wayhearth/demo/world/cities/cities.ts';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';

const DAY_MS = 86_400_000;
const EVERY = 6;
const NIGHTS = 14;
const MONTHS = 2;
const RADIUS_KM = 10;

/** The date so many days from today. */
export function dateAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * What people search for: 14 nights within 10 km of cities all over the world, with other dates, guests
 * and budgets each.
 */
export function searchPaths(): string[] {
  return pathsWith((start) => ({
    startDate: dateAfter(start),
    endDate: dateAfter(start + NIGHTS),
  }));
}

/** The same searches for any stay of a month within two: of all lengths and arrivals, all in. */
export function monthsPaths(): string[] {
  return pathsWith((start) => {
    const first = Temporal.PlainYearMonth.from(dateAfter(start));
    return {
      dateMode: 'months',
      startMonth: `${first}`,
      endMonth: `${first.add({ months: MONTHS - 1 })}`,
    };
  });
}

/**
 * What people search itinerants for: two months in a city, of some kind, with other guests and budgets
 * each; every third asks for what there is of a kind, wherever it is.
 */
export function itinerantPaths(): string[] {
  return CITIES.filter((_, at) => at % EVERY === 0).map((city, nth) => {
    const query = new URLSearchParams({
      ...(nth % 3 === 2 ? {} : { address: city.name }),
      ...(nth % 3 === 0
        ? {}
        : { category: ITINERANT_CATEGORIES[nth % ITINERANT_CATEGORIES.length] ?? '' }),
      startDate: dateAfter(10 + nth * 11),
      endDate: dateAfter(70 + nth * 11),
      guestCount: `${1 + (nth % 3)}`,
      price: `${60 + (nth % 3) * 20}`,
    });
    return `?${query}`;
  });
}

/**
 * What people search experiences for: a session with seats left for one to three, within two weeks
 * and 10 km of a city.
 */
export function experiencePaths(): string[] {
  return CITIES.filter((_, at) => at % EVERY === 0).map((city, nth) => {
    const query = new URLSearchParams({
      locationValue: city.countryCode,
      latitude: `${city.latitude}`,
      longitude: `${city.longitude}`,
      radiusKm: `${RADIUS_KM}`,
      startDate: dateAfter(1 + nth * 4),
      endDate: dateAfter(1 + nth * 4 + NIGHTS),
      guestCount: `${1 + (nth % 3)}`,
    });
    return `?${query}`;
  });
}

/** @param datesFrom parameters of the dates that begin so many days from today */
function pathsWith(datesFrom: (days: number) => Record<string, string>): string[] {
  return CITIES.filter((_, at) => at % EVERY === 0).map((city, nth) => {
    const query = new URLSearchParams({
      address: city.name,
      latitude: `${city.latitude}`,
      longitude: `${city.longitude}`,
      radiusKm: `${RADIUS_KM}`,
      ...datesFrom(25 + nth * 11),
      guestCount: `${1 + (nth % 3)}`,
      maxPrice: `${120 + (nth % 3) * 40}`,
    });
    return `?${query}`;
  });
}
