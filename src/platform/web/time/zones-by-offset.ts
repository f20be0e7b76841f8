/** All zones with their offset at this moment, from west to east. The browser's to say. */
export function zonesByOffset(): { zone: string; offset: string }[] {
  const now = Temporal.Now.instant();
  return Intl.supportedValuesOf('timeZone')
    .map((zone) => {
      const { offsetNanoseconds, offset } = now.toZonedDateTimeISO(zone);
      return { zone, offset, offsetNanoseconds };
    })
    .sort(
      (one, other) =>
        one.offsetNanoseconds - other.offsetNanoseconds || (one.zone < other.zone ? -1 : 1),
    );
}
