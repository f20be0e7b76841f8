import type { Cents } from '#domain/money.ts';

/** A dollar sign plus the amount, in every language (spec 3 §2.9). */
export function dollarAmount(amount: Cents, locale: string): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `$${number.format(amount / 100)}`;
}
