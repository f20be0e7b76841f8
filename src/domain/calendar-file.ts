/** Maximum octets of a line of a calendar file, without its end (RFC 5545 §3.1). */
const MAX_OCTETS = 75;
const LINE_END = '\r\n';

/** Status of an event (RFC 5545 §3.8.1.11). */
export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Stable over the life of the event: a calendar that already has it updates it. */
  readonly uid: string;
  /** Increases with each change; calendars use the event with the higher number. */
  readonly sequence: number;
  readonly status: CalendarStatus;
  /** An instant, or a whole day. */
  readonly start: Temporal.Instant | Temporal.PlainDate;
  /** Of the same type; of whole days the first that isn't part of it. */
  readonly end: Temporal.Instant | Temporal.PlainDate;
  /** Whether it marks its hours as busy: sessions do, stays of nights don't. */
  readonly isBusy: boolean;
  readonly changedAt: Temporal.Instant;
  readonly title: string;
  /** Empty for none. */
  readonly place: string;
  /** Empty for none. */
  readonly text: string;
  /** The event's page, an absolute address; empty for none. */
  readonly url: string;
}

/** Metadata of a calendar that others subscribe to. */
export interface CalendarSubscription {
  /** The calendar's name in the list of a subscriber's calendars. */
  readonly name: string;
  /** Suggested hours between two refreshes; readers may refresh less often. */
  readonly refreshHours: number;
}

/**
 * A calendar file (RFC 5545), its times as UTC instants, so that it needs no table of time zones.
 *
 * @param product its author, for the `PRODID`
 * @param subscription of a calendar that is read repeatedly; left out of a downloaded file
 */
export function calendarFile(
  product: string,
  events: readonly CalendarEvent[],
  subscription?: CalendarSubscription,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(subscription === undefined ? [] : subscriptionLines(subscription)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

/** Each twice: as in RFC 7986 §5, and for older readers. */
function subscriptionLines({ name, refreshHours }: CalendarSubscription): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
}

function eventLines(event: CalendarEvent): string[] {
  const changedAt = formatUtc(event.changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    formatTime('DTSTART', event.start),
    formatTime('DTEND', event.end),
    `STATUS:${event.status}`,
    ...(event.isBusy ? [] : ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    ...(event.text === '' ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
  ];
}

function formatTime(name: string, time: Temporal.Instant | Temporal.PlainDate): string {
  return time instanceof Temporal.PlainDate
    ? `${name};VALUE=DATE:${time.toString().replaceAll('-', '')}`
    : `${name}:${formatUtc(time)}`;
}

/** 20270503T140000Z */
function formatUtc(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/**
 * A text as a value (RFC 5545 §3.3.11); control characters, which are not allowed, are left out.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/**
 * A line in pieces of 75 octets, each but the first begins with a space; letters are never split.
 */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const letter of line) {
    const size = countOctets(letter);
    if (octets + size > MAX_OCTETS) {
      written += `${LINE_END} `;
      octets = 1;
    }
    written += letter;
    octets += size;
  }
  return written;
}

/** Octets of a letter in UTF-8. */
function countOctets(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
