import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { clockRange, clockTime } from '#platform/i18n/clock-time.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { cityOfZone } from '#platform/web/time/zone-select.tsx';
import type { FormPreview } from '../form-preview.ts';

type Previewed = FormPreview['entries'][number];
type PreviewedSession = Previewed['sessions'][number];

/** The next actual dates of an entry, with the effect of daylight saving changes. */
export function UpcomingDates({
  entry,
  timeZone,
}: {
  entry: Pick<Previewed, 'sessions' | 'total'>;
  /** IANA zone of the entry. */
  timeZone: string;
}) {
  const { i18n } = useLingui();
  const { sessions, total } = entry;
  const zone = cityOfZone(timeZone);
  if (sessions.length === 0) {
    return (
      <p className="text-soft">
        <Trans>There are no dates in the next six months.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="font-semibold">
        <Plural
          value={total}
          one="# session in the next six months"
          other="# sessions in the next six months"
        />
      </p>
      <p className="mb-2 text-sm text-soft">
        <Trans>The next ones, in {zone} time:</Trans>
      </p>
      <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {sessions.map((session) => {
          const { start, end } = onTheClock(session, timeZone);
          return (
            <li key={session.date}>
              <span className="font-semibold">
                {formatDay(session.date, i18n.locale, 'weekday')}
              </span>{' '}
              <bdi className="whitespace-nowrap tabular-nums">
                {clockRange({ start, end }, i18n.locale)}
              </bdi>
              <ClockNote session={session} start={start} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Effect of a daylight saving change on a session, and its actual length. */
function ClockNote({ session, start }: { session: PreviewedSession; start: string }) {
  const { t, i18n } = useLingui();
  if (session.effect === null) return null;
  const { hours, minutes } = Temporal.Instant.from(session.startsAt)
    .until(Temporal.Instant.from(session.endsAt))
    .round({ largestUnit: 'hours', smallestUnit: 'minutes' });
  const hourText = hours === 0 ? '' : t`${plural(hours, { one: '# hour', other: '# hours' })}`;
  const minuteText =
    minutes === 0 ? '' : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  const length = [hourText, minuteText].filter(Boolean).join(' ');
  const begin = clockTime(start, i18n.locale);
  return (
    <span className="block text-ember text-sm">
      {session.effect === 'later' ? (
        <Trans>The clocks change that night: it starts at {begin}.</Trans>
      ) : (
        <Trans>The clocks change that day: it really lasts {length}.</Trans>
      )}
    </span>
  );
}

/** Start and end in a time zone, HH:MM. */
export function onTheClock(
  { startsAt, endsAt }: Pick<PreviewedSession, 'startsAt' | 'endsAt'>,
  timeZone: string,
): { start: string; end: string } {
  const read = (at: string) =>
    Temporal.Instant.from(at)
      .toZonedDateTimeISO(timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' });
  return { start: read(startsAt), end: read(endsAt) };
}
