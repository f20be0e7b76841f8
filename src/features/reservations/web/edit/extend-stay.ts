import { addDays, type DateText } from '#domain/dates.ts';
import { extensionWay, lastCheckOut } from '#domain/extension.ts';
import { byUnit } from '#domain/kinds.ts';
import { type CalendarAnswer, calendarRules } from '#market/calendar/index.web.ts';
import { ApiError } from '#platform/web/api/client.ts';
import type { ReservationDetails } from '../../contract.ts';

/** The way of a guest's extension now; null where there is none. */
export function findWay(
  reservation: ReservationDetails,
  readAt: string,
): 'change' | 'reserve' | null {
  const { viewer, listing, may } = reservation;
  if (viewer !== 'guest') return null;
  return byUnit(listing, {
    night: () => {
      const way = extensionWay(reservation, Temporal.Instant.from(readAt));
      if (way === 'change') return may.updateDates ? way : null;
      return way !== null && listing.available ? way : null;
    },
    session: () => null,
  });
}

/** Whether the page offers to extend a stay. */
export function mayExtend(reservation: ReservationDetails, readAt: string): boolean {
  return findWay(reservation, readAt) !== null;
}

/**
 * The last check-out date that the nights of a listing leave to a stay.
 *
 * @param units that it has of each night
 */
export function lastFreeDay(
  answer: CalendarAnswer,
  own: { readonly startDate: DateText; readonly endDate: DateText; readonly units: number },
): DateText {
  const { startDate, endDate, units } = own;
  const { book, until, maxNights } = calendarRules(answer, units, own);
  const longest = addDays(startDate, maxNights);
  return lastCheckOut(book, { endDate, units, until: longest < until ? longest : until });
}

/** Why nights have no price, translated; null where the failure has no words of its own. */
export function problemText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { fields, message } = error.problem;
  return Object.values(fields ?? {})[0] ?? message;
}
