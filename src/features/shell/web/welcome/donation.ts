/**
 * Dollars that somebody would give: a whole number, at least 1 (spec 1 §4.7, §5).
 *
 * @param text as typed
 * @returns null for what is no valid donation
 */
export function readDonation(text: string): number | null {
  const amount = Number(text);
  return text.trim() !== '' && Number.isSafeInteger(amount) && amount >= 1 ? amount : null;
}
