import { useLingui } from '@lingui/react/macro';
import { dateFormat } from '#platform/i18n/formats.ts';

/** Says the day of an ISO instant, as in "May 5, 2026". */
export function useLongDay(): (instant: string) => string {
  const { i18n } = useLingui();
  return (instant) =>
    dateFormat(i18n.locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(instant));
}
