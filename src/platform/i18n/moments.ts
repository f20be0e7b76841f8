import { evenSpaces } from './even-spaces.ts';
import { dateFormat } from './formats.ts';
import { type WallTime, wallTime } from './wall-time.ts';

/**
 * Moments as pages and mails write them: on the clock of the home, with the zone's name as of that
 * date where the reader's clock shows another time, and the reader's own time to stand beside it.
 */

const DAYS = {
  none: {},
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  'with-year': { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** An instant in words. */
export interface FormattedMoment {
  /** On the home's clock, such as 'Jun 30, 2027, 12:00 AM'; with the zone's name if it is needed. */
  readonly home: string;
  /** The same instant on the reader's clock; null where it shows the same, or isn't known. */
  readonly own: string | null;
}

export interface MomentOptions {
  readonly locale: string;
  /** IANA zone of the home. */
  readonly zone: string;
  /** IANA zone of the reader; null while it isn't known. */
  readonly readerZone: string | null;
  /** How much is said of the day; `none` where it stands beside already. */
  readonly day?: keyof typeof DAYS;
  /** Whether to name the zone: `differs` where the reader's clock shows another time. */
  readonly naming?: 'differs' | 'always' | 'never';
}

/** Whether the clock of a place and that of another zone show the same time at an instant. */
export function sameClock(at: string | Temporal.Instant, place: string, other: string): boolean {
  if (place === other) return true;
  return wallTime(at, place).offset === wallTime(Temporal.Instant.from(at), other).offset;
}

/**
 * A zone's name as of an instant: 'Western European Summer Time' in June. It tells summer from
 * winter, so it means one clock alone; where a language has no name for it, it is named after its
 * place, never by an offset such as 'GMT+0'.
 */
export function zoneName(at: Temporal.Instant, timeZone: string, locale: string): string {
  const named = (timeZoneName: 'long' | 'longGeneric') =>
    dateFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at.epochMilliseconds)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const names = [named('long'), named('longGeneric')];
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  // No zone's name has digits in it, and every offset has.
  return names.find((name) => name !== '' && !/\p{Nd}/u.test(name)) ?? place;
}

/**
 * An instant on the home's clock and, where that shows another time, on the reader's.
 *
 * @param at ISO text brings the home's clock along where it has an offset (`placedInstant`)
 */
export function formatMoment(
  at: string | Temporal.Instant,
  { locale, zone, readerZone, day = 'short', naming = 'differs' }: MomentOptions,
): FormattedMoment {
  const differs = readerZone !== null && !sameClock(at, zone, readerZone);
  const isNamed = naming === 'always' || (naming === 'differs' && differs);
  const there = wallTime(at, zone);
  const home = timeOn(there, locale, DAYS[day]);
  const own = differs ? wallTime(there.at, readerZone) : null;
  return {
    home: isNamed ? `${home} ${zoneName(there.at, zone, locale)}` : home,
    own: own === null ? null : timeOn(own, locale, DAYS[ownDay(there, own, day)]),
  };
}

/** The time of an instant in a zone, 12 or 24 hours as the language has it. */
export function formatTime(at: Temporal.Instant, timeZone: string, locale: string): string {
  return timeOn(wallTime(at, timeZone), locale, {});
}

/** From when to when on the clock of a zone, such as '6:00 – 7:00 PM', also past midnight. */
export function formatSpan(
  startsAt: Temporal.Instant,
  endsAt: Temporal.Instant,
  timeZone: string,
  locale: string,
): string {
  const [start, end] = [wallTime(startsAt, timeZone), wallTime(endsAt, timeZone)];
  if (start.day !== end.day) return `${timeOn(start, locale)} – ${timeOn(end, locale)}`;
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return evenSpaces(clock.formatRange(start.asUtc, end.asUtc));
}

/** The calendar day of an instant in a zone, YYYY-MM-DD. */
export function dayIn(at: Temporal.Instant, timeZone: string): string {
  return wallTime(at, timeZone).day;
}

/** The reader's own time needs a day only where theirs is another one. */
function ownDay(there: WallTime, own: WallTime, day: keyof typeof DAYS): keyof typeof DAYS {
  if (there.day === own.day) return 'none';
  return day === 'none' ? 'short' : day;
}

/** The hour as a time alone would have it: '00:00' in German, where a date's would say '0:00'. */
export function timeOn(
  { asUtc }: WallTime,
  locale: string,
  day: Intl.DateTimeFormatOptions = {},
): string {
  const timeZone = 'UTC';
  const alone = dateFormat(locale, { timeStyle: 'short', timeZone });
  if (day.day === undefined) return evenSpaces(alone.format(asUtc));
  const isHour = ({ type }: Intl.DateTimeFormatPart) => type === 'hour';
  const hour = alone.formatToParts(asUtc).find(isHour);
  const dated = dateFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', timeZone });
  const parts = dated.formatToParts(asUtc);
  return evenSpaces(parts.map((part) => (isHour(part) && hour ? hour : part).value).join(''));
}
