/**
 * Whether a text names a zone by its IANA name. What stands for a fixed distance from UTC (`+02:00`,
 * `EST`) is none: it knows of no change of the clocks.
 */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
