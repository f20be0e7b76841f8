import { dateFormat } from '#platform/i18n/formats.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/**
 * The name of a zone when its clocks show another time than the reader's right now; null when
 * they agree, and while the reader's isn't known.
 */
export function useOtherZone(timeZone: string, locale: string): string | null {
  const reader = useReaderZone();
  if (reader === null || reader === timeZone) return null;
  const now = Temporal.Now.instant();
  const isSame =
    now.toZonedDateTimeISO(reader).offsetNanoseconds ===
    now.toZonedDateTimeISO(timeZone).offsetNanoseconds;
  return isSame ? null : zoneName(timeZone, locale);
}

/** A zone's name as a reader of `locale` knows it. */
export function zoneName(timeZone: string, locale: string): string {
  const parts = dateFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
