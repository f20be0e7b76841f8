import { todayIn } from '#domain/dates.ts';
import type { Services } from '#platform/server/services.ts';
import { openTally, type Tally } from '#platform/server/tally.ts';
import { addViews } from './store/listing-views.ts';

/** Counts the pages of homes that one server answers, and adds them to the ones of all servers. */
export interface ViewTally extends Omit<Tally<never>, 'note'> {
  /**
   * @param reader account that opened it; kept in memory until its views are added, to leave out
   * those of the host
   */
  note(listingId: string, reader: string | null): void;
}

export function openViewTally({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>): ViewTally {
  const tally = openTally<string>(
    'views',
    (counts) =>
      addViews(
        database.side,
        counts.map(([key, views]) => {
          const [listingId = '', day = '', reader = ''] = key.split(' ');
          return { listingId, day, reader: reader === '' ? null : reader, views };
        }),
      ),
    log,
  );
  return {
    ...tally,
    note: (listingId, reader) =>
      tally.note(`${listingId} ${todayIn(now(), 'UTC')} ${reader ?? ''}`),
  };
}
