import { addDays, type DateText, getWeekday, type MonthText, monthRange } from '#domain/dates.ts';
import type { OfferedSession } from './seats-left.tsx';

/** A day of a month with its sessions. */
export interface MonthDay {
  readonly date: DateText;
  /** False for days of the adjacent months. */
  readonly inMonth: boolean;
  readonly sessions: readonly OfferedSession[];
  /** Free seats of the session that has the most. */
  readonly left: number;
}

/**
 * A month as rows of whole weeks.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function monthDays(
  month: MonthText,
  sessions: readonly OfferedSession[],
  firstWeekday: number,
): MonthDay[][] {
  const { start, end } = monthRange(month);
  const rows: MonthDay[][] = [];
  let date = addDays(start, -((getWeekday(start) - firstWeekday + 7) % 7));
  while (date < end) {
    const from = date;
    rows.push(
      Array.from({ length: 7 }, (_, column) => toMonthDay(addDays(from, column), month, sessions)),
    );
    date = addDays(from, 7);
  }
  return rows;
}

function toMonthDay(
  date: DateText,
  month: MonthText,
  sessions: readonly OfferedSession[],
): MonthDay {
  const ofDay = sessions.filter((session) => session.date === date);
  const free = ofDay.filter(({ status }) => status === 'scheduled').map(({ left }) => left);
  return {
    date,
    inMonth: date.startsWith(month),
    sessions: ofDay,
    left: Math.max(0, ...free),
  };
}
