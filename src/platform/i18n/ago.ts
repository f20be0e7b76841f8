const UNITS = [
  ['day', 1_440],
  ['hour', 60],
] as const;

/** Minutes ago in words: "12 minutes ago", "yesterday". */
export function formatAgo(minutes: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => minutes >= length) ?? ['minute', 1];
  return words.format(-Math.floor(minutes / size), unit);
}
