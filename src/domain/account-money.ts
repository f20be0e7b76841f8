import type { Cents } from './money.ts';

/** Cents that a host must have before they are paid out. */
export const MIN_PAYOUT = 100;

/** A host's money that hasn't reached them. */
export interface WaitingMoney {
  /** Theirs and not paid out; below 0 when they owe. */
  readonly balance: Cents;
  /** On its way to their account at the provider. */
  readonly underWay: Cents;
  /** To become theirs. */
  readonly upcoming: Cents;
  /** Of deposits, claimed by them and not decided yet. */
  readonly claimed: Cents;
}

/**
 * Whether money keeps an account from being deleted: some is on its way, to come or claimed, or
 * could be paid out. What is too little for a payout, or owed, doesn't.
 */
export function keepsAccount({ balance, underWay, upcoming, claimed }: WaitingMoney): boolean {
  return underWay > 0 || upcoming > 0 || claimed > 0 || balance >= MIN_PAYOUT;
}
