import { addDays, addMonths, type DateText, type MonthText, nightsBetween } from './dates.ts';

/**
 * The usual weather of a place at a time of the year. Latitude and month alone decide: heights,
 * coasts and winds are not considered.
 */
export const LOCAL_SEASONS = [
  'humid-all-year',
  'rainy-season',
  'dry-season',
  'mild-winter',
  'warm-spring',
  'hot-summer',
  'warm-autumn',
  'cold-winter',
  'mild-spring',
  'warm-summer',
  'mild-autumn',
  'long-winter',
  'cold-between',
  'light-summer',
] as const;
export type LocalSeason = (typeof LOCAL_SEASONS)[number];

/** How warm they are, from 0 for the coldest. */
const WARMTH: Readonly<Record<LocalSeason, number>> = {
  'long-winter': 0,
  'cold-winter': 1,
  'cold-between': 1,
  'mild-winter': 2,
  'mild-spring': 3,
  'mild-autumn': 3,
  'light-summer': 3,
  'warm-spring': 4,
  'warm-autumn': 4,
  'warm-summer': 5,
  'hot-summer': 6,
  'rainy-season': 6,
  'dry-season': 6,
  'humid-all-year': 6,
};

/** A number by which seasons can be sorted: the higher, the warmer. */
export function warmthIn(season: LocalSeason): number {
  return WARMTH[season];
}

/** Whether one needs no coat. */
export function isWarm(season: LocalSeason): boolean {
  return WARMTH[season] >= WARMTH['warm-spring'];
}

/** Degrees from the equator up to which there are no seasons, only rain. */
const EQUATORIAL = 10;
/** The tropics end here. */
const TROPIC = 23.44;
/** Winters are mild below this latitude, and cold above it. */
const SUBTROPICAL = 40;
/** From this latitude on winters are long and dark. */
const POLAR = 60;

type Belt = Readonly<Record<'winter' | 'spring' | 'summer' | 'autumn', LocalSeason>>;

const MILD: Belt = {
  winter: 'mild-winter',
  spring: 'warm-spring',
  summer: 'hot-summer',
  autumn: 'warm-autumn',
};
const COLD: Belt = {
  winter: 'cold-winter',
  spring: 'mild-spring',
  summer: 'warm-summer',
  autumn: 'mild-autumn',
};
const DARK: Belt = {
  winter: 'long-winter',
  spring: 'cold-between',
  summer: 'light-summer',
  autumn: 'cold-between',
};

/** Three months each, from December on in the north. */
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

/**
 * @param latitude degrees, south below 0
 * @param month 1 to 12
 */
export function localSeason(latitude: number, month: number): LocalSeason {
  const away = Math.abs(latitude);
  // In the south the season is shifted by half a year.
  const northern = latitude < 0 ? ((month + 5) % 12) + 1 : month;
  if (away < EQUATORIAL) return 'humid-all-year';
  if (away < TROPIC) return northern >= 5 && northern <= 10 ? 'rainy-season' : 'dry-season';
  const season = SEASONS[Math.floor((northern % 12) / 3)] ?? 'winter';
  if (away < SUBTROPICAL) return MILD[season];
  return away < POLAR ? COLD[season] : DARK[season];
}

/** The season of some nights: that of the one in the middle. */
export function seasonOfNights(
  latitude: number,
  { startDate, endDate }: { readonly startDate: DateText; readonly endDate: DateText },
): LocalSeason {
  const middle = addDays(startDate, Math.floor((nightsBetween(startDate, endDate) - 1) / 2));
  return localSeason(latitude, Number(middle.slice(5, 7)));
}

/**
 * The first month of the next winter of a place, or this month while it is winter there; null in the
 * tropics, which have none.
 */
export function nextWinter(latitude: number, month: MonthText): MonthText | null {
  const isWinter = (at: MonthText) =>
    localSeason(latitude, Number(at.slice(5, 7))).endsWith('-winter');
  const next = Array.from({ length: 12 }, (_, by) => addMonths(month, by)).find(isWinter);
  return next ?? null;
}
