import { numberFormat } from '#platform/i18n/formats.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time that something has waited, in its largest unit: '3 days', '5 hours', '0 minutes'. */
export function formatAge(since: string, readAt: string, locale: string): string {
  const ms = Math.max(0, Date.parse(readAt) - Date.parse(since));
  const [unit, size] =
    ms >= DAY_MS
      ? (['day', DAY_MS] as const)
      : ms >= HOUR_MS
        ? (['hour', HOUR_MS] as const)
        : (['minute', MINUTE_MS] as const);
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(ms / size));
}
