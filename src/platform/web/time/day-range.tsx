import { useLingui } from '@lingui/react';
import type { DateText } from '#domain/dates.ts';
import { formatDayRange } from '#platform/i18n/days.ts';

/** Days from check-in to check-out, in the format of the reader's language. */
export function DayRange({ start, end }: { start: DateText; end: DateText }) {
  const { i18n } = useLingui();
  return <span>{formatDayRange(start, end, i18n.locale, 'weekday')}</span>;
}
