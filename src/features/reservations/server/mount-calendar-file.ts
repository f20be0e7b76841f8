import { msg } from '@lingui/core/macro';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { type CalendarEvent, type CalendarStatus, calendarFile } from '#domain/calendar-file.ts';
import { canSeeReservation } from '#domain/permissions.ts';
import type { ReservationStatus } from '#domain/reservation-lifecycle.ts';
import {
  listingSummaries,
  loadSessionTimes,
  shownSummary,
} from '#features/listings/index.server.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { admitCaller } from '#platform/server/http/admit-caller.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Actor, Services, Translator } from '#platform/server/services.ts';
import { CALENDAR_FILE } from '../contract.ts';
import { type BookableKinds, bookableKind } from './kinds.ts';
import { listEvents } from './store/events.ts';
import { loadReservation, type Reservation } from './store/reservations.ts';

const STATUS: Readonly<Record<ReservationStatus, CalendarStatus>> = {
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  'checked-in': 'CONFIRMED',
  completed: 'CONFIRMED',
  declined: 'CANCELLED',
  expired: 'CANCELLED',
  cancelled: 'CANCELLED',
  'no-show': 'CANCELLED',
};

/**
 * `GET /api/reservations/:id/calendar.ics`: a reservation for the calendar of its guest or host.
 * It holds what a list of trips shows and no address: calendars are often shared.
 */
export function mountCalendarFile(
  app: Hono<AppEnv>,
  services: Services,
  limits: RateLimits,
  kinds: BookableKinds,
): void {
  app.get(CALENDAR_FILE, async (c) => {
    const actor = await admitCaller(c, 'api', services, limits);
    if (actor === null) throw new Problem('signed-out');
    const id = c.req.param('id');
    if (!v.is(idSchema, id)) throw new Problem('not-found');
    const translate = services.translatorFor(c.req.raw.headers);
    const file = await fileOf(id, actor, translate, services, kinds);
    c.header('content-type', 'text/calendar; charset=utf-8');
    c.header('content-disposition', 'attachment; filename="reservation.ics"');
    c.header('cache-control', 'private, no-store');
    return c.body(file);
  });
}

/** @throws Problem 'not-found' for a stranger too, so that ids can't be tried out */
async function fileOf(
  id: string,
  actor: Actor,
  translate: Translator,
  services: Services,
  kinds: BookableKinds,
): Promise<string> {
  const { main } = services.database;
  const reservation = await loadReservation(main, id);
  if (reservation === null || !canSeeReservation(reservation, actor)) {
    throw new Problem('not-found');
  }
  const { key, status, listingId, listingTitle, guestId, updatedAt } = reservation;
  const events = await listEvents(main, id);
  const { city, countryName } = shownSummary(
    await listingSummaries(main, [listingId], translate),
    listingId,
  );
  const { publicUrl } = services.config.http;
  const path = actor.id === guestId ? `/trips/${id}` : `/reservations/${id}`;
  const event: Omit<CalendarEvent, 'uid' | 'status' | 'start' | 'end'> = {
    // Every step of its story is a change; the first is the request itself.
    sequence: Math.max(0, events.length - 1),
    changedAt: updatedAt,
    title: listingTitle,
    place: [city, countryName].filter((part) => part !== '').join(', '),
    text: translate(msg`Reference ${key}. Details: ${publicUrl + path}`),
    url: publicUrl + path,
  };
  const sessions = await sessionEvents(reservation, services);
  if (sessions.length > 0) {
    return calendarFile(
      BRAND.name,
      sessions.map((session) => ({ ...event, ...session })),
    );
  }
  const times = await timesOf(reservation, services, kinds);
  return calendarFile(BRAND.name, [{ ...event, uid: uidOf(id), status: STATUS[status], ...times }]);
}

function uidOf(...parts: string[]): string {
  return `${parts.join('.')}@${BRAND.name.toLowerCase()}`;
}

/**
 * An event a session, by the entry and the date that the timetable means: of another hour it stays
 * the same event. None of nights.
 */
async function sessionEvents(
  { id, listingId, sessions, status }: Reservation,
  { database }: Services,
): Promise<Pick<CalendarEvent, 'uid' | 'status' | 'start' | 'end'>[]> {
  const keys = sessions.map((session) => ({ ...session, listingId }));
  const times = await loadSessionTimes(database.main, keys);
  return times.map((session) => ({
    uid: uidOf(id, session.entryId, session.date),
    status: session.status === 'cancelled' ? 'CANCELLED' : STATUS[status],
    start: session.startsAt,
    end: session.endsAt,
  }));
}

/**
 * From check-in to check-out, each by the clock there; where the listing tells no hours, the whole
 * days.
 */
async function timesOf(
  reservation: Reservation,
  { database }: Services,
  kinds: BookableKinds,
): Promise<{ start: Temporal.Instant; end: Temporal.Instant }> {
  const { kind, listingId, startDate, endDate, timeZone, checkInFrom, endsAt } = reservation;
  const listing = await bookableKind(kinds, kind).load(database.main, listingId);
  const zones = listing?.zonesFor?.({ startDate, endDate }) ?? {
    arrival: timeZone,
    leaving: timeZone,
  };
  const at = (date: string, time: string | undefined, zone: string) =>
    time === undefined || time === ''
      ? null
      : Temporal.PlainDate.from(date)
          .toZonedDateTime({ timeZone: zone, plainTime: time })
          .toInstant();
  const start = at(startDate, listing?.checkInFrom, zones.arrival) ?? checkInFrom;
  const end = at(endDate, listing?.checkOutUntil, zones.leaving) ?? endsAt;
  return { start, end: Temporal.Instant.compare(start, end) < 0 ? end : endsAt };
}
