import type { DateText } from '#domain/dates.ts';
import { refreshKnownWifi } from '#features/wifi/index.server.ts';
import { wifiMeasurements } from '#features/wifi/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { DemoSpeed } from '../world/types.ts';
import { insertRows } from './insert.ts';

/** Inserts what guests measured, and what that says of the listings. */
export async function insertSpeeds(
  db: Queryable,
  speeds: readonly DemoSpeed[],
  today: DateText,
): Promise<void> {
  await insertRows(
    db,
    wifiMeasurements,
    speeds.map(({ measuredAt, ...speed }) => {
      const at = Temporal.Instant.from(measuredAt);
      return { ...speed, hour: at.toZonedDateTimeISO('UTC').hour, measuredAt: at };
    }),
  );
  await refreshKnownWifi(db, [...new Set(speeds.map(({ listingId }) => listingId))], today);
}
