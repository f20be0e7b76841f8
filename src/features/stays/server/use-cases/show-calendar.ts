import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadStayForBooking } from '../store/booking.ts';
import { loadTakenNights } from '../store/calendar.ts';

/** Days that one calendar may span. */
const MAX_CALENDAR_DAYS = 400;

interface Calendar {
  today: DateText;
  timeZone: string;
  minNights: number;
  capacity: number;
  nights: { date: DateText; left: number }[];
}

/**
 * The nights of `[from, to)` on which not everything is free.
 *
 * @throws Problem 'not-found'; 'invalid-input' when the dates are the wrong way round or too far
 *   apart
 */
export async function showCalendar(
  id: string,
  { from, to }: { readonly from: DateText; readonly to: DateText },
  { db, now, translate }: RequestContext,
): Promise<Calendar> {
  const days = nightsBetween(from, to);
  if (days < 0 || days > MAX_CALENDAR_DAYS) {
    throw new Problem('invalid-input', {
      fields: { to: translate(msg`Please choose at most ${MAX_CALENDAR_DAYS} days.`) },
    });
  }
  const stay = await loadStayForBooking(db, id);
  if (stay === null || stay.deleted) throw new Problem('not-found');
  const taken = await loadTakenNights(db, id, from, to);
  return {
    today: todayIn(now, stay.timeZone),
    timeZone: stay.timeZone,
    minNights: stay.minNights,
    capacity: stay.capacity,
    nights: taken.map(({ date, taken: units, capacity }) => ({ date, left: capacity - units })),
  };
}
