import { takeDueCalendars } from '#market/inventory/index.server.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { fetchCalendar } from './fetch-calendar.ts';

const FETCH_DUE = 'reservations.fetch-due-calendars';
export const FETCH_CALENDAR = 'reservations.fetch-calendar';

/** Calendars that one worker asks for at once: most of a fetch is waiting. */
const AT_ONCE = 8;
/** Milliseconds after which a run takes no more calendars, so that other jobs wait no longer. */
const RUN_MS = 15_000;

interface DueTask {
  /** Whether a run before had no time for all of them. */
  readonly more?: true;
}

/** Jobs that fetch the calendars that hosts import. */
export function calendarJobs(services: Services): JobHandler<never>[] {
  const { database, jobs, now, log } = services;

  const fetchLogged = async (id: string) => {
    try {
      await fetchCalendar(services, id);
    } catch (error) {
      // It is due again in some minutes.
      log.error({ err: error, calendar: id }, 'an imported calendar was not fetched');
    }
  };
  const due: JobHandler<DueTask> = {
    name: FETCH_DUE,
    cron: '* * * * *',
    run: async () => {
      const end = performance.now() + RUN_MS;
      let isDone = false;
      const fetchUntilEnd = async () => {
        while (!isDone && performance.now() < end) {
          const [id] = await database.transaction((tx) => takeDueCalendars(tx, now(), 1));
          if (id === undefined) isDone = true;
          else await fetchLogged(id);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetchUntilEnd));
      if (isDone || (await jobs.hasWaiting(FETCH_DUE, 'more'))) return;
      await database.transaction((tx) =>
        jobs.enqueue(tx, FETCH_DUE, { more: true } satisfies DueTask),
      );
    },
  };
  const one: JobHandler<{ calendarId: string }> = {
    name: FETCH_CALENDAR,
    run: ({ calendarId }) => fetchCalendar(services, calendarId),
  };
  return [due, one];
}
