import { useLingui } from '@lingui/react';
import type { DateText } from '#domain/dates.ts';
import { formatDayRange } from '#platform/i18n/days.ts';

/** Days from arrival to leaving, as the reader's language writes them. */
export function DayRange({ start, end }: { start: DateText; end: DateText }) {
  const { i18n } = useLingui();
  return <span>{formatDayRange(start, end, i18n.locale, 'weekday')}</span>;
}
