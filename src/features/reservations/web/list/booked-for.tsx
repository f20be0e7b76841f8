import { Plural } from '@lingui/react/macro';
import { lastDay } from '#domain/booked-days.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { SessionTimesInLine } from '#features/experiences/index.web.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import type { ReservationRow } from '../../contract.ts';

/** Dates and number of guests. */
export function BookedFor({ reservation }: { reservation: ReservationRow }) {
  const { listing, guests } = reservation;
  const When = WHEN[KINDS[listing.kind].unit];
  return (
    <>
      <When reservation={reservation} />
      <span>{' · '}</span>
      <span className="whitespace-nowrap">
        <Plural value={guests} one="# guest" other="# guests" />
      </span>
    </>
  );
}

function NightsLine({ reservation }: { reservation: ReservationRow }) {
  const { startDate, endDate, nights } = reservation;
  return (
    <>
      <DayRange start={startDate} end={endDate} />
      <span>{' · '}</span>
      <span className="whitespace-nowrap">
        <Plural value={nights} one="# night" other="# nights" />
      </span>
    </>
  );
}

/** Dates of seats, in a line: the hours of one session, the days and the number of several. */
function SessionLine({ reservation }: { reservation: ReservationRow }) {
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

/** The reserved nights or sessions, in a line. */
const WHEN: Readonly<Record<Unit, typeof NightsLine>> = {
  night: NightsLine,
  session: SessionLine,
};
