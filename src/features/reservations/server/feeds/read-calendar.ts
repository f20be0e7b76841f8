import ICAL from 'ical.js';
import { nightsOfDays, nightsOfHours } from '#domain/calendar-feeds.ts';
import { type DateRange, type DateText, eachNight } from '#domain/dates.ts';

/** The parts of a calendar that matter to a home. */
export interface ReadCalendar {
  /** Events with a night in the window. */
  readonly events: number;
  /** Nights of the window that they take, in order. */
  readonly nights: readonly DateText[];
}

export interface ReadingRules {
  /** Zone of the home, which also counts for times without a zone. */
  readonly timeZone: string;
  /** Nights that can be reserved; others are left out. */
  readonly window: DateRange;
  /** End of the UIDs of our own events, which are left out. */
  readonly ownDomain: string;
  /**
   * Nights that we give out ourselves, as `rangeKey`: another platform repeats them as closed, under
   * a UID of its own.
   */
  readonly givenOut: ReadonlySet<string>;
}

/** A range of nights as a key. */
export function rangeKey({ start, end }: DateRange): string {
  return `${start}/${end}`;
}

/** A calendar that can't be taken over. */
export class UnreadableCalendar extends Error {
  readonly problem: 'not-a-calendar' | 'unreadable';

  constructor(problem: UnreadableCalendar['problem'], options?: ErrorOptions) {
    super(`the calendar is ${problem}`, options);
    this.problem = problem;
  }
}

/** Dates without `VALUE=DATE`, which some programs leave out; the value alone says it. */
const BARE_DATE =
  /^((?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?:;(?!VALUE=)[^:;\r\n]*)*):(\d{8}(?:,\d{8})*)[ \t]*$/gim;
/** How platforms call nights that are closed there without being booked there. */
const CLOSED = /not available|unavailable|blocked|closed/i;
/** Occurrences of one event that are counted at most, from its beginning on. */
const MAX_OCCURRENCES = 20_000;
/** Letters of a date in the library's data: 2026-03-20. */
const DATE_LETTERS = 10;
/** Occurrences of all events of a calendar. */
const MAX_ALL_OCCURRENCES = 200_000;

/**
 * Reads a calendar (RFC 5545) in bounded time: its nights within a window, by the zone of the home.
 * Transparent and cancelled events don't count.
 *
 * @throws UnreadableCalendar rather than leave an event out: nights would be free that aren't
 */
export function readCalendar(text: string, rules: ReadingRules): ReadCalendar {
  const nights = new Set<DateText>();
  const { window } = rules;
  let events = 0;
  for (const range of listRanges(parseEvents(text), rules)) {
    const start = range.start < window.start ? window.start : range.start;
    const end = range.end > window.end ? window.end : range.end;
    if (start >= end) continue;
    events += 1;
    for (const night of eachNight(start, end)) nights.add(night);
  }
  return { events, nights: [...nights].sort() };
}

function parseEvents(text: string): ICAL.Component[] {
  const clean = text.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR\s/i.test(clean) || !/END:VCALENDAR\s*$/i.test(clean)) {
    throw new UnreadableCalendar('not-a-calendar');
  }
  try {
    const parsed: unknown[] = ICAL.parse(clean.replace(BARE_DATE, '$1;VALUE=DATE:$2'));
    // Several calendars in one file are a list of them.
    const calendars = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    return calendars.flatMap((each) => new ICAL.Component(each).getAllSubcomponents('vevent'));
  } catch (error) {
    throw new UnreadableCalendar('not-a-calendar', { cause: error });
  }
}

/** The nights of every occurrence that counts. */
function* listRanges(
  components: readonly ICAL.Component[],
  rules: ReadingRules,
): Generator<DateRange> {
  const budget = { left: MAX_ALL_OCCURRENCES };
  const exceptions = Map.groupBy(
    components.filter((each) => each.hasProperty('recurrence-id')),
    readUid,
  );
  const repeated = new Set<string>();
  for (const component of components) {
    if (component.hasProperty('recurrence-id')) continue;
    const uid = readUid(component);
    if (uid.endsWith(rules.ownDomain)) continue;
    if (!component.hasProperty('rrule') && !component.hasProperty('rdate')) {
      yield* countedRange(component, rules);
      continue;
    }
    repeated.add(uid);
    // Beside dates of its own, the library leaves the first out, which RFC 5545 counts (§3.8.5.2).
    if (!component.hasProperty('rrule')) yield* countedRange(component, rules);
    yield* repeatedRanges(component, exceptions.get(uid) ?? [], rules, budget);
  }
  // A change of one occurrence whose series is elsewhere stands by itself.
  for (const [uid, changed] of exceptions) {
    if (repeated.has(uid) || uid.endsWith(rules.ownDomain)) continue;
    for (const each of changed) yield* countedRange(each, rules);
  }
}

function readUid(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '').trim();
}

function counts(component: ICAL.Component): boolean {
  const read = (name: string) =>
    String(component.getFirstPropertyValue(name) ?? '')
      .trim()
      .toUpperCase();
  return read('status') !== 'CANCELLED' && read('transp') !== 'TRANSPARENT';
}

function* countedRange(component: ICAL.Component, rules: ReadingRules): Generator<DateRange> {
  if (!counts(component)) return;
  const start = readTime(component, 'dtstart');
  const end = component.hasProperty('dtend')
    ? readTime(component, 'dtend')
    : endAfter(component, start);
  const range = toNights(component, start, end, rules);
  if (range !== null && !isEcho(component, range, rules)) yield range;
}

/** Whether an event repeats nights that we gave out: exactly these, and called closed. */
function isEcho(
  component: ICAL.Component,
  range: DateRange,
  { givenOut }: Pick<ReadingRules, 'givenOut'>,
): boolean {
  const title = String(component.getFirstPropertyValue('summary') ?? '');
  return givenOut.has(rangeKey(range)) && CLOSED.test(title);
}

function readTime(component: ICAL.Component, name: 'dtstart' | 'dtend'): ICAL.Time {
  try {
    const property = component.getFirstProperty(name);
    const value = property?.getFirstValue();
    if (value instanceof ICAL.Time) {
      // The library takes a 13th month for the first of the next year.
      const written = String(property?.toJSON().at(3));
      Temporal.PlainDate.from(written.slice(0, DATE_LETTERS), { overflow: 'reject' });
      return value;
    }
  } catch (error) {
    throw new UnreadableCalendar('unreadable', { cause: error });
  }
  throw new UnreadableCalendar('unreadable');
}

function endAfter(component: ICAL.Component, start: ICAL.Time): ICAL.Time {
  const end = start.clone();
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) end.addDuration(duration);
  return end;
}

function* repeatedRanges(
  component: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  rules: ReadingRules,
  budget: { left: number },
): Generator<DateRange> {
  const start = readTime(component, 'dtstart');
  const event = new ICAL.Event(component, { exceptions: [...exceptions] });
  const occurrences = event.iterator();
  let count = 0;
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    count += 1;
    budget.left -= 1;
    // Left out silently, later ones would be free.
    if (count > MAX_OCCURRENCES || budget.left < 0) throw new UnreadableCalendar('unreadable');
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isPast(next, rules.window.end)) break;
    if (!counts(item.component)) continue;
    const range = toNights(item.component, startDate, endDate ?? start, rules);
    if (range !== null) yield range;
  }
}

/** Whether an occurrence begins more than a day behind the window, whatever its zone. */
function isPast(time: ICAL.Time, end: DateText): boolean {
  return toDateText(time) > end;
}

function toDateText({ year, month, day }: ICAL.Time): DateText {
  const [years, months, days] = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ];
  return `${years}-${months}-${days}`;
}

function toNights(
  component: ICAL.Component,
  start: ICAL.Time,
  end: ICAL.Time,
  { timeZone }: ReadingRules,
): DateRange | null {
  if (start.isDate) return nightsOfDays(toDateText(start), toDateText(end));
  const zones = [zoneName(component, 'dtstart'), zoneName(component, 'dtend')] as const;
  return nightsOfHours(
    toInstant(start, zones[0] ?? timeZone),
    toInstant(end, zones[1] ?? zones[0] ?? timeZone),
    timeZone,
  );
}

/** A zone that is named without being defined in the file: one of the common names, or none. */
function zoneName(component: ICAL.Component, property: 'dtstart' | 'dtend'): string | null {
  const name = component.getFirstProperty(property)?.getFirstParameter('tzid');
  if (name === undefined || name === '') return null;
  return isZone(name) ? name : null;
}

const zones = new Map<string, boolean>();

function isZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let found = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    found = false;
  }
  if (zones.size < 1_000) zones.set(name, found);
  return found;
}

/** @param floating the zone of a time that has none, or whose zone the file does not define */
function toInstant(time: ICAL.Time, floating: string): Temporal.Instant {
  if (time.zone !== ICAL.Timezone.localTimezone && time.zone !== undefined) {
    return Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1_000);
  }
  const { year, month, day, hour, minute, second } = time;
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
    .toZonedDateTime(floating)
    .toInstant();
}
