import { lastDay } from '#domain/booked-days.ts';
import { SessionTimes } from '#features/experiences/index.web.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import type { ReservationRow } from '../../contract.ts';

/**
 * Dates of a reservation: the days from arrival to departure, or each of its sessions with its
 * hours.
 */
export function BookedWhen({ reservation }: { reservation: ReservationRow }) {
  const { listing, startDate, endDate, sessions, timeZone } = reservation;
  if (sessions.length === 0) {
    return <DayRange start={startDate} end={lastDay(listing.kind, endDate)} />;
  }
  const place = { city: listing.city, timeZone };
  return (
    <span className="grid gap-2">
      {sessions.map((session) => (
        <span
          key={`${session.entryId} ${session.date}`}
          className={session.status === 'cancelled' ? 'text-soft line-through' : ''}
        >
          <SessionTimes session={session} place={place} />
        </span>
      ))}
    </span>
  );
}
