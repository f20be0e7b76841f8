import { addDays, getWeekday, startOfDay, todayIn } from './dates.ts';

/** How often a person is told of what is new for a saved search. */
export const SEARCH_RHYTHMS = ['at-once', 'daily', 'weekly', 'never'] as const;
export type SearchRhythm = (typeof SEARCH_RHYTHMS)[number];

/** Searches that one person can save. */
export const MAX_SAVED_SEARCHES = 20;
export const SAVED_SEARCH_NAME = { min: 1, max: 60 } as const;

/**
 * Matches whose prices are noted when a search is saved. A search with fewer of them knows all that
 * fits, so whatever fits later is new.
 */
export const MAX_NOTED = 200;

/** A total has to fall by one of so many parts to be told: by 5 %. */
const FALL_PARTS = 20;
/**
 * Minutes between two looks at a search that tells at once: the first change after them is told within
 * a minute, and what follows together.
 */
export const LOOK_PAUSE_MINUTES = 30;
/**
 * Minutes before a look for which the next one reads changes again: they may have been written by a
 * transaction that was open, or by a server whose clock is late. A match is noted once all the same.
 */
export const OVERLAP_MINUTES = 5;
/** Listings that one mail names; further ones are counted. */
export const SHOWN_IN_MAIL = 6;
/** The hour of a person's own day in which they are told of a day, or of a week. */
const MAIL_HOUR = 8;
const MINUTES = 60;
const MONDAY = 1;

/** Whether a total is at least 5 % below the lowest one that was told or noted. */
export function hasFallen(noted: number, total: number): boolean {
  return total < noted && (noted - total) * FALL_PARTS >= noted;
}

/** A match of a search as it was noted. */
export interface NotedMatch {
  /** The lowest cents that were noted or told. */
  readonly total: number;
  /** The latest news of it; null where it matched from the start. */
  readonly news: MatchNews | null;
  /** Cents before it became cheaper; null for any other news. */
  readonly before: number | null;
  readonly isTold: boolean;
}

/** Why a person is told of a match. */
export type MatchNews = 'new' | 'cheaper';

/** A match as the search finds it now. */
export interface FoundMatch {
  readonly total: number;
  readonly listedAt: Temporal.Instant;
}

/**
 * The note of a match from now on; null where nothing changes. News that was not told yet is
 * told once, with the price of the moment.
 *
 * @param search.knowsAll whether all that fitted when it was saved was noted
 */
export function noteMatch(
  search: { readonly createdAt: Temporal.Instant; readonly knowsAll: boolean },
  noted: NotedMatch | null,
  { total, listedAt }: FoundMatch,
): NotedMatch | null {
  if (noted === null) {
    const isNew = search.knowsAll || Temporal.Instant.compare(listedAt, search.createdAt) > 0;
    return { total, news: isNew ? 'new' : null, before: null, isTold: !isNew };
  }
  if (!noted.isTold) {
    const { before } = noted;
    if (before !== null && !hasFallen(before, total)) {
      return { total: before, news: null, before: null, isTold: true };
    }
    return total === noted.total ? null : { ...noted, total };
  }
  if (!hasFallen(noted.total, total)) return null;
  return { total, news: 'cheaper', before: noted.total, isTold: false };
}

/**
 * When a search is looked at again; null for one that waits for a change.
 *
 * @param spread 0 to 59, the minute of the hour: not all people of a zone at the same moment
 */
export function nextLook(
  rhythm: SearchRhythm,
  { now, zone, spread }: { now: Temporal.Instant; zone: string; spread: number },
): Temporal.Instant | null {
  if (rhythm === 'at-once' || rhythm === 'never') return null;
  const today = todayIn(now, zone);
  const at = (days: number): Temporal.Instant =>
    startOfDay(addDays(today, days), zone).add({ minutes: MAIL_HOUR * MINUTES + spread });
  if (rhythm === 'daily') {
    return Temporal.Instant.compare(at(0), now) > 0 ? at(0) : at(1);
  }
  const days = (MONDAY + 7 - getWeekday(today)) % 7;
  return Temporal.Instant.compare(at(days), now) > 0 ? at(days) : at(days + 7);
}
