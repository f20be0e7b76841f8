import { evenSpaces } from './even-spaces.ts';
import { dateFormat } from './formats.ts';
import { type WallTime, wallTime } from './wall-time.ts';

/**
 * Formats of moments on pages and in mails: events at a place in its time zone, with the reader's
 * own time next to it where that differs; deadlines and past events in the reader's time zone
 * alone.
 */

const DAYS = {
  none: {},
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  'with-year': { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type MomentDay = keyof typeof DAYS;

/** A formatted instant. */
export interface FormattedMoment {
  /** In the time zone of the place, such as 'Jun 30, 2027, 12:00 AM'. */
  readonly there: string;
  /**
   * The same instant in the reader's time zone; null where it is the same time, or the zone isn't
   * known.
   */
  readonly own: string | null;
}

export interface MomentOptions {
  readonly locale: string;
  /** IANA zone of the place. */
  readonly zone: string;
  /** IANA zone of the reader; null while it isn't known. */
  readonly readerZone: string | null;
  /** Detail of the day; `none` where the day is already next to it. */
  readonly day?: MomentDay;
}

/** Whether the local times of a place and of another zone are the same at an instant. */
export function hasSameOffset(
  at: string | Temporal.Instant,
  place: string,
  other: string,
): boolean {
  if (place === other) return true;
  return wallTime(at, place).offset === wallTime(Temporal.Instant.from(at), other).offset;
}

/** The city that a zone is named after: 'New York' for 'America/New_York'. */
export function zoneCity(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/**
 * An instant in the time zone of a place and, where that differs, in the reader's.
 *
 * @param at ISO text; carries the offset of the place where it has one (`placedInstant`)
 */
export function formatMoment(
  at: string | Temporal.Instant,
  { locale, zone, readerZone, day = 'short' }: MomentOptions,
): FormattedMoment {
  const there = wallTime(at, zone);
  const differs = readerZone !== null && !hasSameOffset(at, zone, readerZone);
  const own = differs ? wallTime(there.at, readerZone) : null;
  return {
    there: timeOn(there, locale, DAYS[day]),
    own: own === null ? null : timeOn(own, locale, DAYS[ownDay(there, own, day)]),
  };
}

/** Detail of the day: 'near' relative to now, 'brief' the same with a short weekday. */
export type ReaderDay = MomentDay | 'near' | 'brief';

export interface ReaderMomentOptions extends Omit<MomentOptions, 'day'> {
  readonly day: ReaderDay;
  /**
   * The instant that 'near' and 'brief' are relative to; null where it isn't known: then they give
   * the date.
   */
  readonly now: Temporal.Instant | null;
}

/** An instant in one time zone. */
export interface ReaderMoment {
  readonly text: string;
  /**
   * Whether the time is in the zone of the place, since the reader's isn't known; then the text
   * names the place.
   */
  readonly isThere: boolean;
}

/**
 * An instant in the reader's time zone, otherwise in that of the place: 'tomorrow 11:27 PM',
 * 'Sunday 11:52 PM', a date where it is a week off or more. With the article that dates have within
 * a sentence in Spanish and French, since 'tomorrow' has none.
 */
export function formatReaderMoment(
  at: string | Temporal.Instant,
  { locale, zone, readerZone, day, now }: ReaderMomentOptions,
): ReaderMoment {
  const isThere = readerZone === null;
  const wall = isThere ? wallTime(at, zone) : wallTime(Temporal.Instant.from(at), readerZone);
  if (day !== 'near' && day !== 'brief') {
    return { text: timeOn(wall, locale, DAYS[day]), isThere };
  }
  // The current offset, which may not be that of the day of the instant.
  const today = now === null ? null : wallTime(now, readerZone ?? zone).day;
  return { text: nearText(wall, today, locale, day), isThere };
}

function nearText(
  wall: WallTime,
  today: string | null,
  locale: string,
  day: 'near' | 'brief',
): string {
  const article = day === 'near' ? (ARTICLES[locale] ?? NO_ARTICLES) : NO_ARTICLES;
  const ahead = today === null ? null : Temporal.PlainDate.from(today).until(wall.day).days;
  if (ahead === null || ahead < 0 || ahead > 6) {
    const isOtherYear = today !== null && today.slice(0, 4) !== wall.day.slice(0, 4);
    return `${article.date}${timeOn(wall, locale, DAYS[isOtherYear ? 'full' : 'weekday'])}`;
  }
  if (ahead > 1) {
    const weekday = day === 'near' ? 'long' : 'short';
    return `${article.weekday}${timeOn(wall, locale, { weekday })}`;
  }
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day');
  return timeOn(wall, locale, { weekday: 'long' }, name);
}

/** Words before a weekday and a date within a sentence. */
const ARTICLES: Readonly<Record<string, { weekday: string; date: string }>> = {
  es: { weekday: 'el ', date: 'el ' },
  fr: { weekday: '', date: 'le ' },
};
const NO_ARTICLES = { weekday: '', date: '' };

/** The time of an instant in a zone, with 12 or 24 hours by the language. */
export function formatTime(at: Temporal.Instant, timeZone: string, locale: string): string {
  return timeOn(wallTime(at, timeZone), locale, {});
}

/** A span of time in a zone, such as '6:00 – 7:00 PM', also past midnight. */
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

/** The reader's own time needs a day only where it is another one. */
function ownDay(there: WallTime, own: WallTime, day: MomentDay): MomentDay {
  if (there.day === own.day) return 'none';
  return day === 'none' ? 'short' : day;
}

/**
 * The hour in the style of a time alone: '00:00' in German, where a date's would be '0:00'.
 *
 * @param dayName replaces the weekday, such as 'tomorrow'
 */
export function timeOn(
  { asUtc }: WallTime,
  locale: string,
  day: Intl.DateTimeFormatOptions = {},
  dayName?: string,
): string {
  const timeZone = 'UTC';
  const alone = dateFormat(locale, { timeStyle: 'short', timeZone });
  if (Object.keys(day).length === 0) return evenSpaces(alone.format(asUtc));
  const hour = alone.formatToParts(asUtc).find(({ type }) => type === 'hour');
  const dated = dateFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', timeZone });
  const parts = dated.formatToParts(asUtc);
  // Where the weekday follows the time in brackets, a name of the day precedes it.
  if (dayName !== undefined && parts[0]?.type !== 'weekday') {
    return evenSpaces(`${dayName} ${alone.format(asUtc)}`);
  }
  const formatPart = ({ type, value }: Intl.DateTimeFormatPart) => {
    if (type === 'hour') return hour?.value ?? value;
    return type === 'weekday' ? (dayName ?? value) : value;
  };
  return evenSpaces(parts.map(formatPart).join(''));
}
