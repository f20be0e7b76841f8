import { lastDay } from '#domain/booked-days.ts';
import {
  dateRange,
  getDetailDate,
  getDetailInstant,
  type MailFacts,
  placeMoment,
} from './template.ts';

/** Dates of the seats before and after a move, to the hour of their first session. */
export function movedSeats(facts: MailFacts): { readonly before: string; readonly after: string } {
  const { startDate, endDate, kind } = facts.reservation;
  const [from, to] = [getDetailInstant(facts, 'oldStartsAt'), getDetailInstant(facts, 'startsAt')];
  if (from !== null && to !== null) {
    return { before: placeMoment(facts, from), after: placeMoment(facts, to) };
  }
  // Moves recorded by an older release have the days alone.
  const formatDayRange = (start: string, end: string) =>
    dateRange(facts, start, lastDay(kind, end));
  return {
    before: formatDayRange(
      getDetailDate(facts, 'oldStartDate'),
      getDetailDate(facts, 'oldEndDate'),
    ),
    after: formatDayRange(startDate, endDate),
  };
}
