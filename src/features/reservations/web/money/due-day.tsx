import { useLingui } from '@lingui/react';
import type { DateText } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';

/** The day on which an instalment is due, in the zone of its place. */
export function DueDay({
  at,
  since,
}: {
  /** ISO instant with the offset of the place, or a day. */
  at: string;
  /** First day of the stay: a day of another year has its year. */
  since: DateText;
}) {
  const { i18n } = useLingui();
  const day = at.slice(0, 'YYYY-MM-DD'.length);
  const isOfYear = day.slice(0, 'YYYY'.length) === since.slice(0, 'YYYY'.length);
  return (
    <time dateTime={at} className="whitespace-nowrap" suppressHydrationWarning>
      {formatDay(day, i18n.locale, isOfYear ? 'short' : 'medium')}
    </time>
  );
}
