import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { nightsBetween, todayIn } from '#domain/dates.ts';
import { firstName } from '#domain/first-name.ts';
import { isSessionsKind } from '#domain/kinds.ts';
import { fitOfNights } from '#domain/working-hours.ts';
import { useWorkHours } from '#features/itinerants/index.web.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Check } from '#platform/web/ui/icons.ts';
import type { ReservationDetails } from '../../contract.ts';
import { useCalendarFile } from '../calendar/use-calendar-file.ts';
import { arrivalZone, placeClock } from '../time/place-clock.ts';

/** Days before the arrival from which everything that is left to do is listed. */
const WEEK = 7;
const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

export interface TripAheadProps {
  reservation: ReservationDetails;
  /** ISO instant. */
  readAt: string;
  /** Link to flights there; renders nothing where none lead there. */
  flights: ReactNode;
  /** The days in the Schengen area and in its country, with this trip. */
  stayDays: ReactNode;
}

/**
 * The things that the guest of a confirmed stay has left to do: from a week before it as a countdown, before
 * that the ways to get there alone. Each line is computed from the reservation, or leads to where
 * it is done.
 */
export function TripAhead(props: TripAheadProps) {
  const { reservation, flights, stayDays } = props;
  const { listing } = reservation;
  const id = useId();
  const left = useDaysLeft(props);
  if (!isAhead(reservation) || left < 1) return null;
  const { city } = listing;
  return (
    <section
      aria-labelledby={id}
      data-trip-ahead=""
      className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id={id} className="font-bold text-xl">
        {left > WEEK ? (
          <Trans>Before you go to {city}</Trans>
        ) : (
          <Plural value={left} one={`# day to ${city}`} other={`# days to ${city}`} />
        )}
      </h2>
      <ul className="grid gap-1">
        <Item>{flights}</Item>
        {left > WEEK ? null : <WeekBefore reservation={reservation} />}
      </ul>
      <div className="empty:hidden">{stayDays}</div>
    </section>
  );
}

/** Whether it certainly takes place: paid for, and no journey that may still not go. */
function isAhead({ viewer, status, due, go, listing }: ReservationDetails): boolean {
  const isCertain = status === 'approved' && due === 0 && go?.status !== 'waiting';
  return viewer === 'guest' && isCertain && !isSessionsKind(listing.kind);
}

/** Days until the arrival: first those when the page was read, which a kept page shows later. */
function useDaysLeft({
  reservation,
  readAt,
}: Pick<TripAheadProps, 'reservation' | 'readAt'>): number {
  const [now, setNow] = useState(readAt);
  useEffect(() => setNow(Temporal.Now.instant().toString()), []);
  const today = todayIn(Temporal.Instant.from(now), arrivalZone(reservation));
  return nightsBetween(today, reservation.startDate);
}

function WeekBefore({ reservation }: Pick<TripAheadProps, 'reservation'>) {
  const { id, documents, arrival, arrivalFrom, host } = reservation;
  const calendarFile = useCalendarFile();
  const hostName = firstName(host.name);
  return (
    <>
      {documents.agreement ? (
        <Item isDone>
          <Trans>
            You and {hostName} have agreed.{' '}
            <Link to="/trips/$id/agreement" params={{ id }} className={LINK}>
              Read the agreement
            </Link>
          </Trans>
        </Item>
      ) : null}
      {arrival === null ? (
        <Item>
          <Trans>
            The address, the wifi and how to get in appear here from{' '}
            <ReaderMoment at={arrivalFrom} {...placeClock(reservation)} />.
          </Trans>
        </Item>
      ) : (
        <Item isDone>
          <Trans>You'll find the address, the wifi and how to get in below.</Trans>
        </Item>
      )}
      <Item>
        <a href={calendarFile(id)} download className={LINK}>
          <Trans>Add to calendar</Trans>
        </a>
      </Item>
      {documents.letter ? (
        <Item>
          <Link to="/trips/$id/letter" params={{ id }} className={LINK}>
            <Trans>A letter, in case anyone asks where you're staying</Trans>
          </Link>
        </Item>
      ) : null}
      <Item>
        <HoursThere reservation={reservation} />
      </Item>
    </>
  );
}

/** The reader's working hours on the clock there; nothing until the page is live. */
function HoursThere({ reservation }: Pick<TripAheadProps, 'reservation'>) {
  const { i18n } = useLingui();
  const { hours } = useWorkHours();
  const { listing } = reservation;
  if (hours === null) return null;
  const { weekday } = fitOfNights(reservation, arrivalZone(reservation), {}, hours);
  if (weekday === null) return null;
  const list = listFormat(i18n.locale, { type: 'conjunction' });
  const own = clockRange(hours, i18n.locale);
  const there = list.format(
    weekday.work.map(({ from, to }) =>
      clockRange({ start: clockAt(from), end: clockAt(to) }, i18n.locale),
    ),
  );
  const { city } = listing;
  return own === there ? (
    <Trans>
      Your working hours stay the same: {own} in {city}.
    </Trans>
  ) : (
    <Trans>
      Your {own} are {there} in {city}.
    </Trans>
  );
}

/** Minutes of a day as HH:MM. */
function clockAt(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** A line of the list; hidden while its content renders nothing. */
function Item({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 has-[[data-line]:empty]:hidden">
      <span
        aria-hidden="true"
        className={`mt-2.5 grid size-6 flex-none place-items-center rounded-pill border ${isDone ? 'border-pine bg-pine text-paper' : 'border-line-strong'}`}
      >
        {isDone ? <Check className="size-4" /> : null}
      </span>
      <div data-line="" className="min-w-0 py-2.5 [&:has(>a)]:py-0">
        {isDone ? (
          <span className="sr-only">
            <Trans>Done:</Trans>{' '}
          </span>
        ) : null}
        {children}
      </div>
    </li>
  );
}
