import { useLingui } from '@lingui/react';
import type { DateText } from '#domain/dates.ts';
import { formatDay } from '#platform/i18n/days.ts';

/** One day, in the format of the reader's language. */
export function Day({ date }: { date: DateText }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDay(date, i18n.locale, 'weekday')}
    </time>
  );
}
