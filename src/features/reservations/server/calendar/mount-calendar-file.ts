import type { Hono } from 'hono';
import * as v from 'valibot';
import { calendarFile } from '#domain/calendar-file.ts';
import { canSeeReservation } from '#domain/permissions.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { admitCaller } from '#platform/server/http/admit-caller.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { CALENDAR_FILE } from '../../contract.ts';
import { loadReservation } from '../store/reservations.ts';
import { calendarEvents } from './calendar-events.ts';

/** `GET /api/reservations/:id/calendar.ics`: a reservation for the calendar of its guest or host. */
export function mountCalendarFile(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  app.get(CALENDAR_FILE, async (c) => {
    const actor = await admitCaller(c, 'api', services, limits);
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
