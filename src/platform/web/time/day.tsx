import { useLingui } from '@lingui/react';
import type { DateText } from '#domain/dates.ts';
import { dayWords } from '#platform/i18n/days.ts';

/** One day, as the reader's language writes it. */
export function Day({ date }: { date: DateText }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {dayWords(date, i18n.locale, 'weekday')}
    </time>
  );
}
