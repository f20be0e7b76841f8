import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import type { DateRange } from '#domain/dates.ts';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { listComingSessions } from '../../contract/addresses.gen.ts';
import type { ComingSession } from '../../contract.ts';
import { SessionRow } from '../search/agenda.tsx';

export interface TonightListProps {
  /** In the reader's language. */
  city: string;
  /** Days of a trip there; without them, of today. */
  days?: DateRange;
}

const SHOWN = 3;

/** The next sessions in a town, and the way to all of them. */
export default function TonightList({ city, days }: TonightListProps) {
  const id = useId();
  const [sessions, setSessions] = useState<readonly ComingSession[]>([]);
  const search = searchThere(city, days);
  const query = new URLSearchParams(experienceSearch.format(search)).toString();
  useEffect(() => {
    const request = new AbortController();
    const asked = Object.fromEntries(new URLSearchParams(query));
    call(listComingSessions, { query: asked }, { signal: request.signal }).then(
      (answer) => setSessions(answer.sessions.slice(0, SHOWN)),
      (error: unknown) => {
        if (!request.signal.aborted) logFailure(error);
      },
    );
    return () => request.abort();
  }, [query]);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t py-8">
      <h2 id={id} className="font-semibold text-xl">
        {days !== undefined ? (
          <Trans>While you're in {city}</Trans>
        ) : sessions.every(isTonight) ? (
          <Trans>Tonight in {city}</Trans>
        ) : (
          <Trans>Today in {city}</Trans>
        )}
      </h2>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <li key={`${session.id} ${session.entryId} ${session.date}`}>
            <SessionRow session={session} search={search} />
          </li>
        ))}
      </ul>
      <Link
        to="/experiences"
        search={experienceSearch.format(search)}
        className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
      >
        <Trans>All experiences in {city}</Trans>
      </Link>
    </section>
  );
}

/** Hour from which a session is in the evening. */
const EVENING = 17;

/** Whether a session of today begins in the evening there. */
function isTonight({ startsAt, timeZone }: ComingSession): boolean {
  return Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).hour >= EVENING;
}

function searchThere(city: string, days: DateRange | undefined): ExperienceSearch {
  return experienceSearch.change(experienceSearch.parse({}), {
    address: city,
    ...(days === undefined
      ? { when: 'today' }
      : { dates: { mode: 'exact', startDate: days.start, endDate: days.end } }),
  });
}
