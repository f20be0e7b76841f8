import type { Cents } from '#domain/money.ts';
import type { MovementPage, MovementRequest } from './movements.ts';

/**
 * Whether an account can be paid, as its provider says:
 *
 * - `more-needed`: the onboarding isn't finished, or the provider still checks what it was given.
 * - `ready`: it takes money.
 * - `restricted`: the provider has stopped it until its owner does something.
 * - `rejected`: the provider has closed it for good.
 */
export const PAYOUT_ACCOUNT_STATUSES = ['more-needed', 'ready', 'restricted', 'rejected'] as const;
export type PayoutAccountStatus = (typeof PAYOUT_ACCOUNT_STATUSES)[number];

/** Money of one payment that goes to an account. */
export interface TransferRequest {
  /** Our own id of the transfer; it makes a retry the same transfer. */
  readonly transferId: string;
  /** The account at the provider. */
  readonly account: string;
  /** Cents above 0. */
  readonly amount: Cents;
  /** The provider's reference of the payment that the money came with. */
  readonly providerReference: string;
  /** Groups the transfers of one reservation: its key. */
  readonly group: string;
}

/** A provider's event about an account or its money. May come more than once, late, in any order. */
export type PayoutEvent =
  /** The account has changed; `accountStatus` says how, and whether it is ours. */
  | { readonly kind: 'account-changed'; readonly account: string }
  /** A transfer was taken back, all or a part of it: `reversed` cents so far. */
  | { readonly kind: 'transfer-reversed'; readonly transferId: string; readonly reversed: Cents }
  /** The provider has paid an account's money to its bank, or failed to. */
  | {
      readonly kind: 'bank-paid' | 'bank-failed';
      readonly account: string;
      readonly providerPayout: string;
      /** In the smallest unit of `currency`, which is the bank's and need not be ours. */
      readonly amount: number;
      /** ISO 4217, in lower case. */
      readonly currency: string;
    };

/** A transfer that the provider refuses for good; a retry would be refused again. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused';
}

/** A provider of payouts to hosts: Stripe Connect, or the sandbox, which is labelled as one. */
export interface Payouts {
  readonly kind: 'stripe' | 'sandbox';
  /**
   * Makes an account. `userId` makes a retry the same account. Called outside of transactions.
   *
   * @throws Problem `timeout` when the provider can't be reached
   */
  createAccount(request: {
    readonly userId: string;
    readonly email: string;
  }): Promise<{ account: string }>;
  /**
   * Makes the address of a page where the owner of an account gives the provider what it needs. It
   * is valid for minutes and works once.
   *
   * @param request.returnUrl where the owner comes back to, finished or not
   * @param request.refreshUrl where the owner goes when the address is no longer valid
   * @throws Problem `timeout` when the provider can't be reached
   */
  onboardingUrl(request: {
    readonly account: string;
    readonly returnUrl: string;
    readonly refreshUrl: string;
  }): Promise<string>;
  /**
   * @throws Problem `timeout` when the provider can't be reached
   * @throws when the provider doesn't know the account
   */
  accountStatus(account: string): Promise<PayoutAccountStatus>;
  /**
   * Moves money to an account, once per `transferId`, however long ago the last try was. Called
   * outside of transactions.
   *
   * @throws TransferRefused when the provider will never do it, and no earlier try has done it
   * @throws when the provider can't be reached, or can't do it yet, such as while the account isn't
   *   ready: the caller may try again
   */
  transfer(request: TransferRequest): Promise<{ providerTransfer: string }>;
  /**
   * Lists the transfers, in the provider's order. Called outside of transactions.
   *
   * @throws Problem `timeout` when the provider can't be reached
   */
  list(request: MovementRequest): Promise<MovementPage>;
  /**
   * Parses a webhook.
   *
   * @param body exactly as it was received
   * @returns null for irrelevant events
   * @throws Problem `forbidden` when the signature is wrong
   */
  readWebhook(body: string, headers: Headers): Promise<PayoutEvent | null>;
}
