import type { Statement } from '../../contract.ts';

type Line = Statement['lines'][number];

/** The sums of a statement, in cents. */
interface Sums {
  /** Became the host's, of prices and deposits, less what was taken back. */
  readonly earned: number;
  readonly taxes: number;
  /** Sent to the host's account, less what came back. */
  readonly paidOut: number;
}

/** Whether money of this kind is earned; the others move it to the host's account and back. */
const IS_EARNED: Readonly<Record<Line['kind'], boolean>> = {
  release: true,
  claim: true,
  payout: false,
  'payout-refused': false,
  'payout-reversed': false,
};

/** Adds up the entries of a month as the table of all months does. */
export function sumLines(lines: readonly Pick<Line, 'kind' | 'amount' | 'taxes'>[]): Sums {
  let [earned, taxes, paidOut] = [0, 0, 0];
  for (const line of lines) {
    taxes += line.taxes;
    if (IS_EARNED[line.kind]) earned += line.amount;
    else paidOut -= line.amount;
  }
  return { earned, taxes, paidOut };
}
