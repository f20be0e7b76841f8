import { useLingui } from '@lingui/react';
import type { DateText } from '#domain/dates.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';

/** Days from arrival to leaving, as the reader's language writes them. */
export function DayRange({ start, end }: { start: DateText; end: DateText }) {
  const { i18n } = useLingui();
  const text = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(Date.parse(start), Date.parse(end));
  return <span>{evenSpaces(text)}</span>;
}
