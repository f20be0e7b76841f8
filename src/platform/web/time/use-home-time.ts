import { useLingui } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { clockTime } from '#platform/i18n/clock-time.ts';
import { formatTime } from '#platform/i18n/moments.ts';
import { useReaderZone } from '../scope/use-reader-zone.ts';
import { useMomentFormat } from './use-moment-format.ts';

/**
 * A local time of a home (HH:MM, such as that of check-in) on a day, in the reader's language and
 * with their own time beside it. Empty and without an instant where none is set.
 *
 * @param isDated false where the day is only an example: then the reader's day isn't shown
 */
export function useHomeTime(
  time: string,
  day: DateText,
  zone: string,
  isDated = true,
): { text: string; at: string | null } {
  const { t, i18n } = useLingui();
  const formatMoment = useMomentFormat();
  const readerZone = useReaderZone();
  if (time === '') return { text: '', at: null };
  const at = Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: zone, plainTime: time })
    .toInstant()
    .toString();
  // The local time at the home, also on a day whose change to summer time skips it.
  const home = clockTime(time, i18n.locale);
  const dated = readerZone === null ? null : formatMoment(at, { zone, day: 'none' }).own;
  const own =
    dated === null || readerZone === null || isDated
      ? dated
      : formatTime(Temporal.Instant.from(at), readerZone, i18n.locale);
  return { text: own === null ? home : t`${home} (${own} your time)`, at };
}
