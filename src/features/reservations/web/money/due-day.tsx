import { useLingui } from '@lingui/react';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';

/** Days after which a day without its year could be that of another year. */
const NAMED_BY_YEAR = 300;

/** The day on which an instalment is due, in the zone of its place. */
export function DueDay({
  at,
  since,
}: {
  /** ISO instant with the offset of the place, or a day. */
  at: string;
  /** First day of the stay: a day long after it has its year. */
  since: DateText;
}) {
  const { i18n } = useLingui();
  const day = at.slice(0, 'YYYY-MM-DD'.length);
  const isFar = nightsBetween(since, day) > NAMED_BY_YEAR;
  return (
    <time dateTime={at} className="whitespace-nowrap" suppressHydrationWarning>
      {formatDay(day, i18n.locale, isFar ? 'long' : 'short')}
    </time>
  );
}
