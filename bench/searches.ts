import { CITIES } from '../src/demo/world/cities/cities.ts';

const DAY_MS = 86_400_000;
const EVERY = 6;

/** The date so many days from today. */
export function dateAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** What people search for: cities all over the world, other dates, guests and budgets each. */
export function searchPaths(): string[] {
  return CITIES.filter((_, at) => at % EVERY === 0).map((city, nth) => {
    const start = 25 + nth * 11;
    const query = new URLSearchParams({
      address: city.name,
      latitude: `${city.latitude}`,
      longitude: `${city.longitude}`,
      startDate: dateAfter(start),
      endDate: dateAfter(start + 3 + (nth % 3) * 4),
      guestCount: `${1 + (nth % 3)}`,
      ...(nth % 4 === 3 ? { maxPrice: '150' } : {}),
    });
    return `?${query}`;
  });
}
