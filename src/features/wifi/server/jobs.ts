import { todayIn } from '#domain/dates.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { listAged, refreshKnownWifi } from './store/known-wifi.ts';

/** Listings of one transaction. */
const BATCH = 200;

/** Removes outdated speeds from the figures of listings, every night. */
export function wifiJobs(services: Services): JobHandler<never>[] {
  const age: JobHandler<object> = {
    name: 'wifi.age',
    cron: '17 3 * * *',
    run: async () => {
      const { database, now } = services;
      const today = todayIn(now(), 'UTC');
      for (;;) {
        const ids = await listAged(database.main, today, BATCH);
        if (ids.length === 0) return;
        await database.transaction((tx) => refreshKnownWifi(tx, ids, today));
      }
    },
  };
  return [age];
}
