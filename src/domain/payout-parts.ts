import type { Cents } from './money.ts';

/** A payment whose money may be paid out. */
export interface PayoutSource {
  readonly paymentId: string;
  /** The reservation, or the listing, that was paid for. */
  readonly ownerId: string;
  /** Cents of the owner's money that are the host's and not paid out yet; the same for each payment. */
  readonly ofHost: Cents;
  /** Cents of the payment that are still with us. */
  readonly left: Cents;
}

/**
 * Takes a payout from the payments that its money came with: of each reservation no more than
 * became the host's, of each payment no more than is left of it.
 *
 * @param sources in the order in which they are used
 * @returns parts above 0, together at most `amount`: less where the payments don't have as much
 */
export function takeFromSources(
  amount: Cents,
  sources: readonly PayoutSource[],
): { paymentId: string; amount: Cents }[] {
  const taken = new Map<string, Cents>();
  let missing = amount;
  return sources.flatMap(({ paymentId, ownerId, ofHost, left }) => {
    const before = taken.get(ownerId) ?? 0;
    const share = Math.min(missing, ofHost - before, left);
    if (share <= 0) return [];
    missing -= share;
    taken.set(ownerId, before + share);
    return [{ paymentId, amount: share }];
  });
}
