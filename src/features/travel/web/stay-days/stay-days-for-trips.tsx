import { useRouteContext } from '@tanstack/react-router';
import type { TravelTarget } from '../../contract.ts';
import type { FlightQuestion } from '../search/flight-question.ts';
import { concernsSchengen, StayDaysNote } from './stay-days-note.tsx';
import { useStayDays } from './use-stay-days.ts';

/** What the days of a trip come to in the Schengen area, before anybody books; for who is signed in. */
export function StayDaysForTrips({
  targets,
  question: { departureDate, returnDate },
}: {
  targets: readonly TravelTarget[];
  question: FlightQuestion;
}) {
  const { me } = useRouteContext({ from: '__root__' });
  const countries = [...new Set(targets.map(({ country }) => country))];
  const stays =
    me === null || returnDate === undefined
      ? null
      : countries.map((country) => ({
          country,
          startDate: departureDate,
          endDate: returnDate,
        }));
  const counted = useStayDays(stays).filter(concernsSchengen);
  if (counted.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      {counted.map((days) => (
        <StayDaysNote
          key={days.stays.find(({ reservationId }) => reservationId === null)?.country}
          days={days}
        />
      ))}
    </div>
  );
}
