import { msg } from '@lingui/core/macro';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { calendarFile } from '#domain/calendar-file.ts';
import { canSeeReservation } from '#domain/permissions.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { type AppEnv, admitCaller, callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { readSignedId } from '#platform/server/signed-id.ts';
import { CALENDAR_FEED, CALENDAR_FILE } from '../../contract.ts';
import { findFeed, listForCalendar } from '../store/calendar.ts';
import { loadReservation } from '../store/reservations.ts';
import { CANCELLED_DAYS, calendarEvents, FALLEN_THROUGH } from './calendar-events.ts';
import { sendCalendar } from './send-calendar.ts';

/** Days for which past reservations remain in it. */
const PAST_DAYS = 90;
/** Sessions of passes count one by one. */
const MAX_EVENTS = 1_000;
const REFRESH_HOURS = 1;
/** Hono treats a segment's extension as part of the parameter's name. */
const TOKEN = 'token.ics';
const ENDING = '.ics';

/**
 * `GET /api/calendar/:token.ics`: all reservations of a user, for anyone with the address, without
 * a session, since calendar programs have none. It is in the language of the account.
 */
export function mountCalendarFeed(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  const { config, database, now } = services;

  /** @throws Problem 'not-found' for an address that never existed or was revoked */
  async function findFeedOwner(file: string, network: string): Promise<string> {
    const feedId = file.endsWith(ENDING)
      ? readSignedId('calendar-feed', file.slice(0, -ENDING.length), config)
      : null;
    // Guesses at addresses are limited by network. Valid feeds are limited one by one, since a few
    // machines of one provider read the feeds of many people.
    await (feedId === null ? limits.spend('api', network) : limits.spend('api', `feed:${feedId}`));
    const feed = feedId === null ? null : await findFeed(database.main, feedId);
    if (feed === null) throw new Problem('not-found');
    return feed.userId;
  }

  async function renderCalendarFeed(userId: string): Promise<string> {
    const owner = await mailRecipient(database.main, userId);
    if (owner === null) throw new Problem('not-found');
    const translate = services.translator(owner.locale ?? DEFAULT_LOCALE);
    const reservations = await listForCalendar(database.main, userId, now(), {
      endedSince: now().subtract({ hours: PAST_DAYS * 24 }),
      changedSince: now().subtract({ hours: CANCELLED_DAYS * 24 }),
      fallenThrough: FALLEN_THROUGH,
    });
    const tripPath = (id: string) => `/trips/${id}`;
    const reader = { services, translate, pathOf: tripPath };
    const events = await calendarEvents(database.main, reservations, reader);
    const name = translate(msg`${BRAND.name} trips`);
    return calendarFile(BRAND.name, events.slice(0, MAX_EVENTS), {
      name,
      refreshHours: REFRESH_HOURS,
    });
  }

  app.get(CALENDAR_FEED, async (c) => {
    const network = callerNetwork(c.get('address'));
    await limits.spend('network', network);
    const file = await renderCalendarFeed(await findFeedOwner(c.req.param(TOKEN) ?? '', network));
    return sendCalendar(c, file);
  });
}

/** `GET /api/reservations/:id/calendar.ics`: a reservation for the calendar of its guest or host. */
export function mountCalendarFile(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  app.get(CALENDAR_FILE, async (c) => {
    const actor = (await admitCaller(c, 'api', services, limits))?.actor ?? null;
    if (actor === null) throw new Problem('signed-out');
    const id = c.req.param('id');
    if (!v.is(idSchema, id)) throw new Problem('not-found');
    const { main } = services.database;
    const reservation = await loadReservation(main, id);
    // To a stranger too, so that ids can't be tried out.
    if (reservation === null || !canSeeReservation(reservation, actor)) {
      throw new Problem('not-found');
    }
    const list = actor.id === reservation.guestId ? 'trips' : 'reservations';
    const translate = services.translatorFor(c.req.raw.headers);
    const reservationPath = (reservationId: string) => `/${list}/${reservationId}`;
    const reader = { services, translate, pathOf: reservationPath };
    const events = await calendarEvents(main, [reservation], reader);
    c.header('content-type', 'text/calendar; charset=utf-8');
    c.header('content-disposition', 'attachment; filename="reservation.ics"');
    c.header('cache-control', 'private, no-store');
    return c.body(calendarFile(BRAND.name, events));
  });
}
