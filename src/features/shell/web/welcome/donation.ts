import { parseNumber } from '#domain/typed-number.ts';

/** What a donation may be, in dollars (spec 1 §4.7, §5). */
export const DONATION = { min: 1, step: 1 } as const;

/**
 * Dollars that somebody would give: a whole number, at least 1 (spec 1 §4.7, §5).
 *
 * @param text as typed
 * @param language of the reader
 * @returns null for what is no valid donation
 */
export function readDonation(text: string, language: string): number | null {
  const amount = parseNumber(text, language);
  return Number.isSafeInteger(amount) && amount !== null && amount >= DONATION.min ? amount : null;
}
