import { parseNumber } from '#domain/typed-number.ts';

/** Limits of a donation, in dollars (spec 1 §4.7, §5). */
export const DONATION = { min: 1, step: 1 } as const;

/**
 * A donation in dollars: a whole number, at least 1 (spec 1 §4.7, §5).
 *
 * @param text as typed
 * @param language of the reader
 * @returns null if the donation is invalid
 */
export function readDonation(text: string, language: string): number | null {
  const amount = parseNumber(text, language);
  return Number.isSafeInteger(amount) && amount !== null && amount >= DONATION.min ? amount : null;
}
