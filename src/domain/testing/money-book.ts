import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerEntry,
  type MoneyWithUs,
  paidOutEntries,
  paymentEntries,
  payoutEntries,
  payoutRefusedEntries,
  payoutReversedEntries,
  refundEntries,
  returnEntries,
  splitReturn,
} from '../ledger.ts';
import type { Cents } from '../money.ts';
import { takeFromSources } from '../payout-parts.ts';

/** The reservation and the host of a book, as owners of money. */
export const RESERVATION = 'reservation';
export const HOST = 'host';

/** A payment, what of it went back, and what of it was paid out. */
interface BookedPayment {
  readonly amount: Cents;
  refunded: Cents;
  paidOut: Cents;
}

/**
 * The ledger of one reservation and its host, in memory: the transfers that the server writes, by
 * the same functions.
 */
export class MoneyBook {
  readonly #sums = new Map<LedgerAccount, Cents>(LEDGER_ACCOUNTS.map((account) => [account, 0]));
  readonly #payments: BookedPayment[] = [];
  #refundsOnTheirWay: Cents = 0;
  #refunded: Cents = 0;

  /** The balance of an account, in cents, as its owner counts: from 0, but `host` and `provider`. */
  balance(account: LedgerAccount): Cents {
    const sum = this.#sums.get(account) ?? 0;
    return account === 'provider' || sum === 0 ? sum : -sum;
  }

  get paid(): Cents {
    return this.#payments.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Cents of the first payment; null before it. */
  get firstPayment(): Cents | null {
    return this.#payments[0]?.amount ?? null;
  }

  /** Cents that went back to the guest, or are on their way. */
  get refunded(): Cents {
    return this.#refunded;
  }

  get withUs(): MoneyWithUs {
    return { held: this.balance('held'), deposit: this.balance('deposit') };
  }

  /** Cents that the provider has moved to the host, less what it took back. */
  get paidOut(): Cents {
    return this.#payments.reduce((sum, { paidOut }) => sum + paidOut, 0);
  }

  /** @throws Error for entries that don't add up to 0 */
  post(entries: readonly LedgerEntry[]): void {
    const sum = entries.reduce((all, { amount }) => all + amount, 0);
    if (sum !== 0) throw new Error(`a transfer adds up to ${sum}`);
    for (const { account, amount } of entries) {
      if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`an entry of ${amount}`);
      this.#sums.set(account, (this.#sums.get(account) ?? 0) + amount);
    }
  }

  /** @param deposit cents that the reservation has to have */
  pay(amount: Cents, deposit: Cents): void {
    this.#payments.push({ amount, refunded: 0, paidOut: 0 });
    this.post(paymentEntries(RESERVATION, amount, deposit - this.withUs.deposit));
  }

  /**
   * Promises money to the guest, of the newest payments first.
   *
   * @param keptDeposit cents of deposit that the reservation has afterwards
   * @throws Error when it is more than was paid
   */
  returnMoney(amount: Cents, keptDeposit: Cents): void {
    if (amount <= 0) return;
    const { fromDeposit } = splitReturn(this.withUs, amount, keptDeposit);
    let left = amount;
    for (const payment of [...this.#payments].reverse()) {
      const share = Math.min(left, payment.amount - payment.refunded);
      payment.refunded += share;
      left -= share;
    }
    if (left > 0) throw new Error(`${left} cents more would go back than were paid`);
    this.post(returnEntries(RESERVATION, amount, fromDeposit));
    this.#refundsOnTheirWay += amount;
    this.#refunded += amount;
  }

  /** The provider sends what was promised. */
  sendRefunds(): void {
    this.post(refundEntries(this.#refundsOnTheirWay));
    this.#refundsOnTheirWay = 0;
  }

  /**
   * Pays the host's balance out, from the payments that it came with.
   *
   * @param fate what the provider does: sends it, refuses it, or takes it back afterwards
   * @param min cents of a payout at least
   */
  payOut(fate: 'sent' | 'refused' | 'reversed', min: Cents): void {
    const ofHost = this.balance('host');
    const parts = takeFromSources(
      ofHost,
      this.#payments.map(({ amount, refunded, paidOut }, index) => ({
        paymentId: `${index}`,
        ownerId: RESERVATION,
        ofHost,
        left: amount - refunded - paidOut,
      })),
    );
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    if (amount < min) return;
    this.post(payoutEntries(HOST, amount));
    for (const part of parts) {
      if (fate === 'refused') {
        this.post(payoutRefusedEntries(HOST, part.amount));
        continue;
      }
      this.post(paidOutEntries(part.amount));
      if (fate === 'reversed') {
        this.post(payoutReversedEntries(HOST, part.amount));
        continue;
      }
      const payment = this.#payments[Number(part.paymentId)];
      if (payment !== undefined) payment.paidOut += part.amount;
    }
  }

  /** The first rule that doesn't hold now; null where all do. */
  findFault(): string | null {
    const { held, deposit } = this.withUs;
    const [host, platform] = [this.balance('host'), this.balance('platform')];
    const rules: readonly [string, boolean][] = [
      [`held is ${held}`, held >= 0],
      [`the deposit is ${deposit}`, deposit >= 0],
      [`we have ${platform}`, platform >= 0],
      [
        'paid less refunded is not held, deposit, host and platform',
        this.paid - this.refunded === held + deposit + host + this.paidOut + platform,
      ],
      [
        'at the provider is not what came less what was sent',
        this.balance('provider') ===
          this.paid - (this.refunded - this.#refundsOnTheirWay) - this.paidOut,
      ],
      [
        'in clearing is not what is on its way',
        this.balance('clearing') === this.#refundsOnTheirWay,
      ],
    ];
    return rules.find(([, holds]) => !holds)?.[0] ?? null;
  }
}
