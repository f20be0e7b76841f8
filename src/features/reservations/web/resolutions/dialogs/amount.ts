import { type Cents, hasWholeParts, toCents } from '#domain/money.ts';
import { parseAmount } from '#domain/typed-number.ts';

/** A typed amount in cents, or why it can't be taken. */
export type TypedAmount = { readonly cents: Cents } | { readonly wrong: 'unreadable' | 'range' };

/**
 * Reads an amount in dollars as the reader's language writes it.
 *
 * @param bounds cents
 */
export function readAmount(
  typed: string,
  locale: string,
  { min, max }: { readonly min: Cents; readonly max: Cents },
): TypedAmount {
  const dollars = parseAmount(typed, locale);
  if (dollars === null || !hasWholeParts(dollars, 100)) return { wrong: 'unreadable' };
  const cents = toCents(dollars);
  return cents < min || cents > max ? { wrong: 'range' } : { cents };
}
