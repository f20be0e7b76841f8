import { lastDay } from '#domain/booked-days.ts';
import { firstName } from '#domain/first-name.ts';
import { canSeeArrivalDetails } from '#domain/permissions.ts';
import { fillReply, type ReplyFact } from '#domain/saved-replies.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { loadLatestReservation } from './store/reservations.ts';

type Reservation = NonNullable<Awaited<ReturnType<typeof loadLatestReservation>>>;

/** The public first name of a guest; null for a deleted account. */
export async function guestName(db: Queryable, guestId: string): Promise<string | null> {
  const guest = (await personsByIds(db, [guestId])).get(guestId);
  const name = firstName(guest?.name ?? '');
  return name === '' ? null : name;
}

/** The days of a reservation, in words. */
export function datesText(
  { kind, startDate, endDate }: Pick<Reservation, 'kind' | 'startDate' | 'endDate'>,
  locale: string,
): string {
  const last = lastDay(kind, endDate);
  return last > startDate
    ? formatDayRange(startDate, last, locale, 'long')
    : formatDay(startDate, locale, 'long');
}

/**
 * A text filled with the facts of a reservation that its guest may know once arrival details are
 * shown: the code of one that isn't paid stays away.
 */
export async function fillForReservation(
  db: Queryable,
  text: string,
  reservation: Reservation,
  locale: string,
): Promise<{ readonly text: string; readonly missing: readonly ReplyFact[] }> {
  const { guestId, arrivalDetailsFrom, checkInCode } = reservation;
  const guest = { id: guestId, role: 'user' } as const;
  return fillReply(text, {
    guest: await guestName(db, guestId),
    dates: datesText(reservation, locale),
    // From when it is shown is no question here: no moment that may name the code is earlier.
    code: canSeeArrivalDetails(reservation, guest, arrivalDetailsFrom) ? checkInCode : null,
  });
}
