import { useLingui } from '@lingui/react';
import type { DateText } from '#domain/dates.ts';

/** One day, as the reader's language writes it. */
export function Day({ date }: { date: DateText }) {
  const { i18n } = useLingui();
  const text = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date));
  return (
    <time dateTime={date} suppressHydrationWarning>
      {text}
    </time>
  );
}
