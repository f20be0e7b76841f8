import type { Services } from '#platform/server/services.ts';
import { openTally, type Tally } from '#platform/server/tally.ts';
import { addSearches } from './store/search-tallies.ts';

const HOUR_MS = 3_600_000;

/** Counts the searches that one server answers, and adds them to the ones of all servers. */
export interface SearchTally extends Omit<Tally<never>, 'note'> {
  note(): void;
}

export function openSearchTally({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>): SearchTally {
  /** By the beginning of the hour, in milliseconds. */
  const tally = openTally<number>(
    'searches',
    (counts) =>
      addSearches(
        database.side,
        counts.map(([hour, searches]) => ({
          hour: Temporal.Instant.fromEpochMilliseconds(hour),
          searches,
        })),
      ),
    log,
  );
  return {
    ...tally,
    note: () => tally.note(Math.floor(now().epochMilliseconds / HOUR_MS) * HOUR_MS),
  };
}
