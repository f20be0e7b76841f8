import { dayWords } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { dayIn, sameClock, timeWords } from '#platform/i18n/moments.ts';

/** From when to when, as ISO instants. */
export interface SessionSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whose clocks a session is told on, as IANA zones; null for one that isn't known or wanted. */
export interface SessionClocks {
  readonly zone: string;
  readonly readerZone: string | null;
  readonly workZone: string | null;
}

/** When a session is, on up to three clocks. */
export interface SessionWords {
  /** The day there with its weekday. */
  readonly day: string;
  /** From when to when there. */
  readonly hours: string;
  /** The same on the reader's clock, and on that of their work; null where one before it says so. */
  readonly own: string | null;
  readonly work: string | null;
}

/** When a session is, on the clock of its place, the reader's, and that of their work. */
export function sessionWords(
  { startsAt, endsAt }: SessionSpan,
  { zone, readerZone, workZone }: SessionClocks,
  locale: string,
): SessionWords {
  const start = Temporal.Instant.from(startsAt);
  const end = Temporal.Instant.from(endsAt);
  const day = dayIn(start, zone);
  const differs = (one: string, other: string | null) =>
    other === null || !sameClock(start, one, other);
  const onClock = (other: string) => hoursOn(start, end, other, locale, day);
  return {
    day: dayWords(day, locale, 'weekday'),
    hours: onClock(zone),
    own: readerZone !== null && differs(readerZone, zone) ? onClock(readerZone) : null,
    work:
      workZone !== null && differs(workZone, zone) && differs(workZone, readerZone)
        ? onClock(workZone)
        : null,
  };
}

/** From when to when on a clock; with the day where that is another one there. */
function hoursOn(
  start: Temporal.Instant,
  end: Temporal.Instant,
  timeZone: string,
  locale: string,
  day: string,
): string {
  const own = dayIn(start, timeZone);
  if (own !== dayIn(end, timeZone)) {
    const first = own === day ? '' : `${dayWords(own, locale, 'short')}, `;
    return `${first}${timeWords(start, timeZone, locale)} – ${timeWords(end, timeZone, locale)}`;
  }
  const options: Intl.DateTimeFormatOptions =
    own === day
      ? { timeStyle: 'short', timeZone }
      : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone };
  const span = dateFormat(locale, options).formatRange(
    start.epochMilliseconds,
    end.epochMilliseconds,
  );
  return evenSpaces(span);
}
