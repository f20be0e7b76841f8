import { useLingui } from '@lingui/react';
import { useRouteContext } from '@tanstack/react-router';
import { formatDay } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { timeOn } from '#platform/i18n/moments.ts';
import { type WallTime, wallTime } from '#platform/i18n/wall-time.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** Start and end, as ISO instants with the time zone of the place. */
export interface SessionSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * Time zones in which a session is shown, as IANA names; null for one that is unknown or not shown.
 */
export interface SessionClocks {
  readonly zone: string;
  readonly readerZone: string | null;
  readonly workZone: string | null;
}

/** Times of a session, in up to three time zones. */
export interface SessionLabels {
  /** The day there with its weekday. */
  readonly day: string;
  /** Start and end there. */
  readonly hours: string;
  /**
   * The same in the user's time zone, and in that of their work; null where a previous one equals
   * it.
   */
  readonly own: string | null;
  readonly work: string | null;
}

/** Times of a session in the time zone of its place, the user's, and that of their work. */
export function sessionLabels(
  { startsAt, endsAt }: SessionSpan,
  { zone, readerZone, workZone }: SessionClocks,
  locale: string,
): SessionLabels {
  const there = { start: wallTime(startsAt, zone), end: wallTime(endsAt, zone) };
  const { start, end } = there;
  const onClock = (other: string) => ({
    start: wallTime(start.at, other),
    end: wallTime(end.at, other),
  });
  const own = readerZone === null ? null : onClock(readerZone);
  const work = workZone === null ? null : onClock(workZone);
  const differs = (one: ClockSpan, other: ClockSpan | null) =>
    one.start.offset !== other?.start.offset;
  return {
    day: formatDay(start.day, locale, 'weekday'),
    hours: hoursOn(there, start.day, locale),
    own: own !== null && differs(own, there) ? hoursOn(own, start.day, locale) : null,
    work:
      work !== null && differs(work, there) && differs(work, own)
        ? hoursOn(work, start.day, locale)
        : null,
  };
}

interface ClockSpan {
  readonly start: WallTime;
  readonly end: WallTime;
}

/** Start and end in a time zone; with the day where that differs from the place's. */
function hoursOn({ start, end }: ClockSpan, dayThere: string, locale: string): string {
  if (start.day !== end.day) {
    const first = start.day === dayThere ? '' : `${formatDay(start.day, locale, 'short')}, `;
    return `${first}${timeOn(start, locale)} – ${timeOn(end, locale)}`;
  }
  const timeZone = 'UTC';
  const options: Intl.DateTimeFormatOptions =
    start.day === dayThere
      ? { timeStyle: 'short', timeZone }
      : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone };
  return evenSpaces(dateFormat(locale, options).formatRange(start.asUtc, end.asUtc));
}

/** Formats sessions in the time zone of a place, the user's, and that of their working hours. */
export function useSessionLabels(): (session: SessionSpan, zone: string) => SessionLabels {
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const readerZone = useReaderZone();
  const workZone = me?.work?.zone ?? null;
  return (session, zone) => sessionLabels(session, { zone, readerZone, workZone }, i18n.locale);
}
