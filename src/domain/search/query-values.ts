import { withAsciiDigits } from '../typed-number.ts';
import { readValues } from './query-source.ts';

/**
 * Reads single values from an untrusted query. A value of another type reads as undefined; nothing
 * here throws.
 */

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The first value as a line of text: white space and control characters joined, cut to `max`. */
export function readLine(source: unknown, name: string, max: number): string | undefined {
  const line = toText(readValues(source, name)[0])
    .slice(0, max * 4)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // The cut may fall within a pair of surrogates or before a space.
  return line.slice(0, max).toWellFormed().trim() || undefined;
}

const NUMBER_PATTERN = /^[+-]?\d+(\.\d+)?$/;

interface Bounds {
  readonly min: number;
  readonly max: number;
}
type RoundedBounds = Bounds & { readonly decimals: number };

function parseFinite(value: unknown): number | undefined {
  const text = withAsciiDigits(toText(value).slice(0, 64)).trim();
  const number = typeof value === 'number' ? value : NUMBER_PATTERN.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

function rounded(number: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(number * scale) / scale + 0;
}

/** The first value as a number within bounds, rounded to `decimals`; never −0. */
export function readNumber(
  source: unknown,
  name: string,
  bounds: RoundedBounds,
): number | undefined {
  return numberIn(readValues(source, name)[0], bounds);
}

/** As `numberField`, for a single value. */
export function numberIn(
  value: unknown,
  { min, max, decimals }: RoundedBounds,
): number | undefined {
  const number = parseFinite(value);
  if (number === undefined || number < min || number > max) return undefined;
  return rounded(number, decimals);
}

/** As `numberField`, but a value beyond a bound is that bound. */
export function readClampedNumber(
  source: unknown,
  name: string,
  { min, max, decimals }: RoundedBounds,
): number | undefined {
  const number = parseFinite(readValues(source, name)[0]);
  return number === undefined ? undefined : clamped(rounded(number, decimals), { min, max });
}

function clamped(number: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, number));
}

/** The first value as a whole number within bounds; a fraction is not one. */
export function readInteger(
  source: unknown,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const number = readNumber(source, name, { min, max, decimals: 9 });
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** As `readInteger`, but a value beyond a bound is that bound. */
export function readClampedInteger(
  source: unknown,
  name: string,
  bounds: Bounds,
): number | undefined {
  const number = parseFinite(readValues(source, name)[0]);
  return Number.isInteger(number)
    ? readClampedNumber(source, name, { ...bounds, decimals: 0 })
    : undefined;
}

/** The id a label would have: 'Dedicated WiFi' is 'dedicated-wifi'. At most 60 characters. */
export function toSlug(label: string): string {
  return label
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** A comma list as ids, each once, in the order given, at most `max`. */
export function readSlugs(source: unknown, name: string, max: number): string[] {
  const found = new Set<string>();
  for (const value of readValues(source, name).slice(0, 100)) {
    for (const label of toText(value).slice(0, 4000).split(',')) {
      const slug = toSlug(label);
      if (slug && found.size < max) found.add(slug);
    }
  }
  return [...found];
}
