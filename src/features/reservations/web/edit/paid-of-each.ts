/** A payment of a schedule. */
export interface PlannedPayment {
  readonly number: number;
  /** ISO instant with the offset of the place, or a day; null for the first. */
  readonly dueAt: string | null;
  /** Cents. */
  readonly amount: number;
}

/**
 * How much of each payment is paid: what came counts for the first ones.
 *
 * @param paid cents that came, less what went back
 */
export function paidOfEach<Payment extends PlannedPayment>(
  payments: readonly Payment[],
  paid: number,
): (Payment & { readonly paid: number })[] {
  let left = paid;
  return payments.map((payment) => {
    const share = Math.max(0, Math.min(payment.amount, left));
    left -= share;
    return { ...payment, paid: share };
  });
}
