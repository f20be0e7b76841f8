import { lastDay } from '#domain/booked-days.ts';
import { dateOf, dateRange, type MailFacts, momentOf, placeMoment } from './template.ts';

/** When seats were before a move and when they are now, to the hour of their first session. */
export function movedSeats(facts: MailFacts): { readonly before: string; readonly after: string } {
  const { startDate, endDate, kind } = facts.reservation;
  const [from, to] = [momentOf(facts, 'oldStartsAt'), momentOf(facts, 'startsAt')];
  if (from !== null && to !== null) {
    return { before: placeMoment(facts, from), after: placeMoment(facts, to) };
  }
  // Moves recorded by an older release have the days alone.
  const daysOf = (start: string, end: string) => dateRange(facts, start, lastDay(kind, end));
  return {
    before: daysOf(dateOf(facts, 'oldStartDate'), dateOf(facts, 'oldEndDate')),
    after: daysOf(startDate, endDate),
  };
}
