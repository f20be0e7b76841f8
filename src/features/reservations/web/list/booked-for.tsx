import { Plural } from '@lingui/react/macro';
import { KINDS } from '#domain/kinds.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import type { ReservationRow } from '../../contract.ts';
import { SessionLine } from '../time/session-line.tsx';

/** Dates and number of guests. */
export function BookedFor({ reservation }: { reservation: ReservationRow }) {
  const { listing, startDate, endDate, nights, guests } = reservation;
  return (
    <>
      {KINDS[listing.kind].unit === 'night' ? (
        <>
          <DayRange start={startDate} end={endDate} />
          <span>{' · '}</span>
          <span className="whitespace-nowrap">
            <Plural value={nights} one="# night" other="# nights" />
          </span>
        </>
      ) : (
        <SessionLine reservation={reservation} />
      )}
      <span>{' · '}</span>
      <span className="whitespace-nowrap">
        <Plural value={guests} one="# guest" other="# guests" />
      </span>
    </>
  );
}
