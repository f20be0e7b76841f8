/**
 * Whether a text is the IANA name of a zone. Names of a fixed offset from UTC (`+02:00`, `EST`)
 * aren't accepted: they have no summer time.
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
