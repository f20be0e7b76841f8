import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { DateText } from '#domain/dates.ts';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { ListingTitle, TownLine } from '#market/page/index.web.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { wallTime } from '#platform/i18n/wall-time.ts';
import { useMomentFormat } from '#platform/web/time/use-moment-format.ts';
import { DrawnPlace } from '#platform/web/ui/drawn-place.tsx';
import { Picture } from '#platform/web/ui/picture.tsx';
import type { ComingSession } from '../../contract.ts';
import { sessionLink } from './experience-link.ts';
import { Price, SeatsLeft } from './session-lines.tsx';

export interface AgendaProps {
  sessions: readonly ComingSession[];
  /** Whether there are more than these; the list notes it. */
  hasMore: boolean;
  search?: Pick<ExperienceSearch, 'guestCount' | 'scheduleDuration'>;
}

const NOTHING_ASKED = { scheduleDuration: 'one-time' } as const;

/** Sessions by day and hour, each in the time zone of its place. */
export function Agenda({ sessions, hasMore, search = NOTHING_ASKED }: AgendaProps) {
  return (
    <div className="mt-6 grid gap-8">
      {byDay(sessions).map(([day, ofDay]) => (
        <Day key={day} day={day} sessions={ofDay} search={search} />
      ))}
      {hasMore ? (
        <p className="text-soft">
          <Trans>There are more sessions than these. Add a place or a filter to see them.</Trans>
        </p>
      ) : null}
    </div>
  );
}

interface DayProps {
  day: DateText;
  sessions: readonly ComingSession[];
  search: NonNullable<AgendaProps['search']>;
}

function Day({ day, sessions, search }: DayProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg">
        <time dateTime={day}>{formatDay(day, i18n.locale, 'full')}</time>
      </h2>
      <ul className="mt-3 grid gap-3">
        {sessions.map((session) => (
          <li key={`${session.id} ${session.entryId} ${session.date}`}>
            <SessionRow session={session} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SessionRow({
  session,
  search,
}: { session: ComingSession } & Pick<DayProps, 'search'>) {
  const { title, sessionTitle, cover } = session;
  return (
    <Link
      {...sessionLink(session, search)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-card border border-line bg-raised p-4 hover:border-line-strong hover:bg-sunken sm:grid-cols-[11.5rem_minmax(0,1fr)_auto]"
    >
      <Hours session={session} />
      <span className="row-span-2 w-24 sm:order-last sm:row-span-1">
        {cover === null ? (
          <DrawnPlace name="experience" className="rounded-xl" />
        ) : (
          <Picture picture={cover} sizes="96px" className="w-24 rounded-xl" />
        )}
      </span>
      <div className="grid min-w-0 gap-0.5 text-sm">
        <span className="font-semibold text-base">
          <ListingTitle listing={session} />
        </span>
        <span className="text-soft">
          {sessionTitle === title ? null : (
            <span>
              <bdi lang={session.language}>{sessionTitle}</bdi>
              <span>{' · '}</span>
            </span>
          )}
          <TownLine city={session.city} countryName={session.countryName} />
        </span>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Price price={session.price} />
          <SeatsLeft left={session.left} />
        </div>
      </div>
    </Link>
  );
}

/** Start and end there, and the start in the user's time zone where that differs. */
function Hours({ session }: { session: ComingSession }) {
  const { i18n } = useLingui();
  const formatMoment = useMomentFormat();
  const { startsAt, endsAt, timeZone } = session;
  const { own } = formatMoment(startsAt, { zone: timeZone, day: 'none' });
  return (
    <span className="grid self-start">
      <time dateTime={startsAt} className="font-semibold tabular-nums" suppressHydrationWarning>
        {formatHours({ startsAt, endsAt }, timeZone, i18n.locale)}
      </time>
      {own === null ? null : (
        <span className="text-sm text-soft">
          <Trans>{own} your time</Trans>
        </span>
      )}
    </span>
  );
}

function byDay(sessions: readonly ComingSession[]): [DateText, ComingSession[]][] {
  const days = new Map<DateText, ComingSession[]>();
  for (const session of sessions) {
    const ofDay = days.get(session.day) ?? [];
    ofDay.push(session);
    days.set(session.day, ofDay);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Start and end of a session in a time zone, such as '6:30 – 9:00 PM'. */
export function formatHours(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
  locale: string,
): string {
  const clock = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const [start, end] = [wallTime(startsAt, timeZone), wallTime(endsAt, timeZone)];
  return evenSpaces(clock.formatRange(start.asUtc, end.asUtc));
}
