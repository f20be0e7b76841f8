import { useLingui } from '@lingui/react';

const MINUTE = 60_000;
const UNITS = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** Time since an instant; only rendered in the browser. */
export function TimeAgo({ at }: { at: string }) {
  const { i18n } = useLingui();
  const words = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  const past = Math.max(0, Date.now() - Date.parse(at));
  const [unit, size] = UNITS.find(([, ms]) => past >= ms) ?? ['minute', MINUTE];
  return <time dateTime={at}>{words.format(-Math.floor(past / size), unit)}</time>;
}
