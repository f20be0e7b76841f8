import { Plural } from '@lingui/react/macro';
import { lastDay } from '#domain/booked-days.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Moment } from '#platform/web/time/moment.tsx';
import type { ReservationRow } from '../../contract.ts';

/** When seats are, in a line: the hour of one session, the days and the number of several. */
export function SessionLine({ reservation }: { reservation: ReservationRow }) {
  const { listing, sessions, startDate, endDate, timeZone } = reservation;
  const [first, ...others] = sessions;
  const end = lastDay(listing.kind, endDate);
  if (first === undefined) return <DayRange start={startDate} end={end} />;
  if (others.length === 0) return <Moment at={first.startsAt} zone={timeZone} day="with-year" />;
  return (
    <>
      <DayRange start={startDate} end={end} />
      {' · '}
      <Plural value={sessions.length} one="# session" other="# sessions" />
    </>
  );
}
