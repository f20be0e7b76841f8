import { Plural } from '@lingui/react/macro';
import { lastDay } from '#domain/booked-days.ts';
import { SessionTimesInLine } from '#features/experiences/late.web.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import type { ReservationRow } from '../../contract.ts';

/** Dates of seats, in a line: the hours of one session, the days and the number of several. */
export function SessionLine({ reservation }: { reservation: ReservationRow }) {
  const { listing, sessions, startDate, endDate, timeZone } = reservation;
  const [first, ...others] = sessions;
  const end = lastDay(listing.kind, endDate);
  if (first === undefined) return <DayRange start={startDate} end={end} />;
  if (others.length === 0) {
    return <SessionTimesInLine session={first} place={{ city: listing.city, timeZone }} />;
  }
  return (
    <>
      <DayRange start={startDate} end={end} />
      <span>{' · '}</span>
      <Plural value={sessions.length} one="# session" other="# sessions" />
    </>
  );
}
