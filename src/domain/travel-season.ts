import type { DateText } from './dates.ts';
import type { Demand } from './flight-estimate.ts';
import { TRAVEL_SEASONS, type TravelSeason } from './flights.ts';
import { localSeason } from './local-season.ts';

/** Three months each, from December on in the north. */
const FROM_DECEMBER: readonly TravelSeason[] = ['Winter', 'Spring', 'Summer', 'Fall'];

/**
 * The meteorological season of a month, shifted by half a year in the south.
 *
 * @param latitude degrees, south below 0
 * @param month 1 to 12
 */
export function seasonAt(latitude: number, month: number): TravelSeason {
  const northern = latitude < 0 ? month + 6 : month;
  return FROM_DECEMBER[Math.floor((northern % 12) / 3)] ?? 'Winter';
}

/** The season somewhere on a day. */
export function seasonOn(latitude: number, date: DateText): TravelSeason {
  return seasonAt(latitude, Number(date.slice(5, 7)));
}

/**
 * Demand for a place: highest in its best seasons, lowest in the seasons furthest from them. Where
 * the best seasons aren't known, the usual weather at that latitude decides.
 */
export function demandOn(
  { latitude, bestSeasons }: { latitude: number; bestSeasons: readonly TravelSeason[] },
  date: DateText,
): Demand {
  const season = seasonOn(latitude, date);
  if (bestSeasons.length === 0) return usualDemand(latitude, Number(date.slice(5, 7)));
  if (bestSeasons.includes(season)) return 'high';
  const at = TRAVEL_SEASONS.indexOf(season);
  const isBeside = [at + 1, at + 3].some((next) => {
    const neighbour = TRAVEL_SEASONS[next % 4];
    return neighbour !== undefined && bestSeasons.includes(neighbour);
  });
  return isBeside ? 'shoulder' : 'low';
}

function usualDemand(latitude: number, month: number): Demand {
  switch (localSeason(latitude, month)) {
    case 'dry-season':
    case 'hot-summer':
    case 'warm-summer':
    case 'light-summer':
      return 'high';
    case 'rainy-season':
    case 'cold-winter':
    case 'long-winter':
    case 'mild-winter':
      return 'low';
    default:
      return 'shoulder';
  }
}
