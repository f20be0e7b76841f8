/** A dollar sign plus the amount in dollars, in every language (spec 3 §2.9). */
export function dollarAmount(dollars: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `$${number.format(dollars)}`;
}
