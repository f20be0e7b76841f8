const UNITS = [
  ['day', 1_440],
  ['hour', 60],
] as const;

/** Minutes ago in words, at least one: "12 minutes ago", "yesterday". */
export function formatAgo(minutes: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const past = Math.max(1, minutes);
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ['minute', 1];
  return words.format(-Math.floor(past / size), unit);
}
