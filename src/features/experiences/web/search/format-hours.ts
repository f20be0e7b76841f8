import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { wallTime } from '#platform/i18n/wall-time.ts';

/** Start and end of a session in a time zone, such as '6:30 – 9:00 PM'. */
export function formatHours(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
  locale: string,
): string {
  const clock = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const [start, end] = [wallTime(startsAt, timeZone), wallTime(endsAt, timeZone)];
  return evenSpaces(clock.formatRange(start.asUtc, end.asUtc));
}
