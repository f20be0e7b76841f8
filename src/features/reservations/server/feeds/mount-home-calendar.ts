import type { Hono } from 'hono';
import * as v from 'valibot';
import { type CalendarEvent, calendarFile } from '#domain/calendar-file.ts';
import { type HomeCalendar, loadHomeCalendar } from '#market/inventory/index.server.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { readSignedId, signId } from '#platform/server/signed-id.ts';
import { HOME_CALENDAR } from '../../contract.ts';
import { blockableNights } from '../calendar/host-calendar.ts';
import { sendCalendar } from '../calendar/send-calendar.ts';
import { loadBookable } from '../request/kinds.ts';
import { type GivenOut, listGivenOut } from './given-out.ts';
import { OWN_DOMAIN } from './own-domain.ts';

/** Platforms that read it more seldom do so whatever it says. */
const REFRESH_HOURS = 1;
/** Hono treats a segment's extension as part of the parameter's name. */
const TOKEN = 'token.ics';
const ENDING = '.ics';

/** Titles that other platforms' programs know: they tell reserved nights from closed ones. */
const RESERVED = 'Reserved';
const CLOSED = 'Not available';

/** The address of a home's calendar, with its origin. */
export function homeCalendarAddress(
  { listingId, calendarId }: Pick<HomeCalendar, 'listingId' | 'calendarId'>,
  config: Pick<Config, 'sessionSecret' | 'http'>,
): string {
  const token = signId('home-calendar', calendarId, config);
  return config.http.publicUrl + HOME_CALENDAR.replace(':id', listingId).replace(':token', token);
}

/**
 * `GET /api/listings/:id/calendar/:token.ics`: when a home is taken, for other platforms, without a
 * session. It holds no name and no price.
 */
export function mountHomeCalendar(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  const { config, database, now } = services;

  /** @throws Problem 'not-found' for an address that never existed or was replaced */
  async function requireCalendar(id: string, file: string, network: string): Promise<HomeCalendar> {
    const token = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
    const calendarId = readSignedId('home-calendar', token, config);
    // As with the calendars of people: guesses by network, valid ones one by one.
    await limits.spend('api', calendarId === null ? network : `home-calendar:${calendarId}`);
    if (calendarId === null || !v.is(idSchema, id)) throw new Problem('not-found');
    const calendar = await loadHomeCalendar(database.main, id);
    if (calendar?.calendarId !== calendarId) throw new Problem('not-found');
    return calendar;
  }

  app.get(HOME_CALENDAR, async (c) => {
    const network = callerNetwork(c.get('address'));
    await limits.spend('network', network);
    const calendar = await requireCalendar(c.req.param('id'), c.req.param(TOKEN) ?? '', network);
    const found = await loadBookable(database.main, services, calendar.listingId);
    if (found?.unit !== 'night' || found.listing.deleted) throw new Problem('not-found');
    const open = blockableNights(found.listing, now());
    const given = await listGivenOut(database.main, calendar.listingId, open);
    const events = given.map((each) => toEvent(each, calendar));
    const name = found.listing.title;
    return sendCalendar(c, calendarFile(BRAND.name, events, { name, refreshHours: REFRESH_HOURS }));
  });
}

/** Its stamp never changes, so that the file of the same nights is the same. */
function toEvent(
  { id, start, end, isReserved }: GivenOut,
  { createdAt }: Pick<HomeCalendar, 'createdAt'>,
): CalendarEvent {
  return {
    uid: id + OWN_DOMAIN,
    sequence: 0,
    status: 'CONFIRMED',
    start: Temporal.PlainDate.from(start),
    end: Temporal.PlainDate.from(end),
    isBusy: true,
    changedAt: createdAt,
    title: isReserved ? RESERVED : CLOSED,
    place: '',
    text: '',
    url: '',
  };
}
