import { msg } from '@lingui/core/macro';
import { MAX_FEEDS, MAX_HOST_FEEDS } from '#domain/calendar-feeds.ts';
import { todayIn } from '#domain/dates.ts';
import { lastDeparture } from '#domain/search/stay-dates.ts';
import { lockUser } from '#features/accounts/index.server.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import {
  countHostCalendars,
  deleteCalendar,
  deleteHomeCalendar,
  type ImportedCalendar,
  insertCalendar,
  listCalendars,
  loadHomeCalendar,
  loadImportedNights,
  lockListing,
  renameCalendar,
  replaceHomeCalendar,
  replaceImportedNights,
} from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type ServedRoute, type SignedInContext, serve } from '#platform/server/http/serve.ts';
import { parseWebAddress, StrangerError } from '#platform/server/outside/fetch-of-strangers.ts';
import type { HomeCalendars } from '../../contract.ts';
import * as contract from '../../contract.ts';
import { loadHomeWithNights } from '../calendar/host-calendar.ts';
import { FETCH_CALENDAR } from './jobs.ts';
import { homeCalendarAddress } from './mount-home-calendar.ts';

/** The calls of a host about the calendars of a home. */
export const calendarRoutesServed: readonly ServedRoute[] = [
  serve(contract.showCalendars, async ({ params }, context) => {
    const db = context.services.database.main;
    const home = await loadHomeWithNights(db, context.services, params.id, context.actor);
    return toHomeCalendars(db, home, context);
  }),
  serve(contract.addCalendar, async ({ params, body }, context) => {
    // Before the home's, as requests lock them: calendars of two homes are counted one by one.
    await lockUser(context.db, context.actor.id);
    return changeCalendars(params.id, context, (home) => addCalendar(home, body, context));
  }),
  serve(contract.renameCalendar, ({ params, body }, context) =>
    changeCalendars(params.id, context, async (home) => {
      const { id } = await requireCalendar(context.db, home, params.calendarId);
      await renameCalendar(context.db, id, body.name);
    }),
  ),
  serve(contract.removeCalendar, ({ params }, context) =>
    changeCalendars(params.id, context, async (home) => {
      const { id } = await requireCalendar(context.db, home, params.calendarId);
      await replaceImportedNights(context.db, home, id, []);
      await deleteCalendar(context.db, id);
    }),
  ),
  serve(contract.fetchCalendarNow, ({ params }, context) =>
    changeCalendars(params.id, context, async (home) => {
      const { id } = await requireCalendar(context.db, home, params.calendarId);
      await context.services.jobs.enqueue(
        context.db,
        FETCH_CALENDAR,
        { calendarId: id },
        { aside: true },
      );
    }),
  ),
  serve(contract.makeHomeCalendar, ({ params }, context) =>
    changeCalendars(params.id, context, async (home) => {
      await replaceHomeCalendar(context.db, home.id, context.now);
    }),
  ),
  serve(contract.revokeHomeCalendar, ({ params }, context) =>
    changeCalendars(params.id, context, (home) => deleteHomeCalendar(context.db, home.id)),
  ),
];

/**
 * Changes the calendars of the caller's home behind its lock, which claims of nights share.
 *
 * @throws Problem 'not-found', 'forbidden', and what `change` throws
 */
async function changeCalendars(
  id: string,
  context: SignedInContext,
  change: (home: NightsListing) => Promise<void>,
): Promise<HomeCalendars> {
  const { db, services, actor } = context;
  if ((await lockListing(db, id)) === null) throw new Problem('not-found');
  const home = await loadHomeWithNights(db, services, id, actor);
  await change(home);
  return toHomeCalendars(db, home, context);
}

async function requireCalendar(
  db: Queryable,
  home: NightsListing,
  calendarId: string,
): Promise<ImportedCalendar> {
  const calendar = (await listCalendars(db, home.id)).find(({ id }) => id === calendarId);
  if (calendar === undefined) throw new Problem('not-found');
  return calendar;
}

/** Imports a calendar, which is fetched at once. */
async function addCalendar(
  home: NightsListing,
  { name, address }: { readonly name: string; readonly address: string },
  { db, now, services, translate }: SignedInContext,
): Promise<void> {
  const url = parseAddress(address, services.config.calendarsFromLoopback);
  if (url === null) {
    const text = msg`Enter the calendar's web address. It starts with https and ends with .ics on most platforms.`;
    throw new Problem('invalid-input', { fields: { address: translate(text) } });
  }
  const calendars = await listCalendars(db, home.id);
  if (calendars.some((each) => each.address === url)) throw new Problem('calendar-exists');
  if (calendars.length >= MAX_FEEDS) throw new Problem('too-many-calendars');
  if ((await countHostCalendars(db, home.hostId)) >= MAX_HOST_FEEDS) {
    throw new Problem('too-many-host-calendars');
  }
  const id = await insertCalendar(db, { listingId: home.id, name, address: url }, now);
  await services.jobs.enqueue(db, FETCH_CALENDAR, { calendarId: id }, { aside: true });
}

function parseAddress(address: string, allowsLoopback: boolean): string | null {
  try {
    return parseWebAddress(address, { allowsLoopback }).href;
  } catch (error) {
    if (error instanceof StrangerError) return null;
    throw error;
  }
}

async function toHomeCalendars(
  db: Queryable,
  { id, timeZone }: NightsListing,
  { now, services }: Pick<SignedInContext, 'now' | 'services'>,
): Promise<HomeCalendars> {
  const own = await loadHomeCalendar(db, id);
  const today = todayIn(now, timeZone);
  const nights = await loadImportedNights(db, id, { start: today, end: lastDeparture(today) });
  const counts = Map.groupBy(nights, ({ calendarId }) => calendarId);
  const calendars = await listCalendars(db, id);
  return {
    own: own === null ? null : { url: homeCalendarAddress(own, services.config) },
    imported: calendars.map((calendar) => ({
      id: calendar.id,
      name: calendar.name,
      site: new URL(calendar.address).hostname,
      nights: counts.get(calendar.id)?.length ?? 0,
      checkedAt: calendar.checkedAt?.toString() ?? null,
      triedAt: calendar.triedAt?.toString() ?? null,
      nextAt: calendar.nextAt.toString(),
      problem: calendar.problem,
    })),
  };
}
