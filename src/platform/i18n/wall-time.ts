/**
 * Instants with the offset of their place. Governments change the rules of their zones, and a
 * browser knows those of the day it was built: an instant from the server therefore includes the
 * offset there, and pages take the local time from that.
 */

/** An instant as ISO text with the offset of a zone at that time: `2026-11-28T10:00:00+00:00`. */
export function placedInstant(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' });
}

/** As `placedInstant`; null of null. */
export function placedOrNull(at: Temporal.Instant | null, timeZone: string): string | null {
  return at === null ? null : placedInstant(at, timeZone);
}

/** The local time in a zone at an instant. */
export interface WallTime {
  readonly at: Temporal.Instant;
  /** Offset of the local time from UTC, in nanoseconds. */
  readonly offset: number;
  /** Local year to second, in milliseconds as if they were in UTC. */
  readonly asUtc: number;
  /** The local day, YYYY-MM-DD. */
  readonly day: string;
}

/**
 * The local time of a place: by the offset of a placed instant, otherwise by the rules of the zone
 * that are known here.
 *
 * @param at ISO text of an instant
 * @param timeZone IANA zone of the place
 */
export function wallTime(at: string | Temporal.Instant, timeZone: string): WallTime {
  const instant = Temporal.Instant.from(at);
  const offset = OFFSET.exec(String(at))?.[0];
  const local = instant.toZonedDateTimeISO(offset ?? timeZone);
  return {
    at: instant,
    offset: local.offsetNanoseconds,
    asUtc: instant.epochMilliseconds + local.offsetNanoseconds / 1_000_000,
    day: local.toPlainDate().toString(),
  };
}

/** `Z` isn't an offset: it leaves the local time of the place open. */
const OFFSET = /[+-]\d\d:\d\d$/;
