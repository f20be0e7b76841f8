import { type Cents, computeShare } from './money.ts';
import { type Refund, type RefundInput, refundFor } from './refunds.ts';

/**
 * Refunds that staff choose between: everything that was paid, as if the guest had cancelled, or an
 * amount of their own.
 */
export const STAFF_REFUNDS = ['everything', 'policy', 'amount'] as const;

/** A choice, with the cents where it is an amount. */
export type StaffRefund =
  | { readonly basis: Exclude<(typeof STAFF_REFUNDS)[number], 'amount'> }
  | { readonly basis: 'amount'; readonly amount: Cents };

type CancelledNow = Omit<RefundInput, 'cancelledBy'>;

/** Cents that staff may give back. */
export interface StaffRefundTerms {
  /** The deposit: it is a claim's to keep any of it. */
  readonly min: Cents;
  /** All that was paid. */
  readonly max: Cents;
  /** As if the guest cancelled now. */
  readonly policy: Cents;
}

/** The amounts between which staff choose. */
export function staffRefundTerms(input: CancelledNow): StaffRefundTerms {
  const { amount: max, deposit: min } = refundFor({ ...input, cancelledBy: 'system' });
  return { min, max, policy: refundFor({ ...input, cancelledBy: 'guest' }).amount };
}

/**
 * The refund of a reservation that staff cancel.
 *
 * @returns null for an amount outside of the terms
 */
export function staffRefundFor(choice: StaffRefund, input: CancelledNow): Refund | null {
  const everything = refundFor({ ...input, cancelledBy: 'system' });
  switch (choice.basis) {
    case 'everything':
      return everything;
    case 'policy':
      return refundFor({ ...input, cancelledBy: 'guest' });
    case 'amount': {
      const { amount } = choice;
      const { amount: max, deposit, breakdown } = everything;
      if (!Number.isSafeInteger(amount) || amount < deposit || amount > max) return null;
      return {
        ...everything,
        amount,
        percent: max === 0 ? everything.percent : computeShare(everything.percent, amount, max),
        isMost: amount === max,
        breakdown: { ...breakdown, price: amount - deposit, kept: max - amount },
      };
    }
  }
}
