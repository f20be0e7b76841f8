import { compensationIn } from './compensation.ts';
import type { Cents } from './money.ts';
import type { PriceLineKind, Quote } from './quote.ts';
import type { HostAndPlatform } from './release-schedule.ts';

/**
 * The accounts of the ledger. Debits are positive: money that we have at the payment provider is
 * above zero, money that we owe below.
 *
 * - `provider`: our money at the payment provider.
 * - `card`: money that is held on guests' cards, and that we haven't taken yet.
 * - `held`: money paid for a reservation, or for a listing by its host, that isn't the host's yet.
 * - `deposit`: the deposit of a reservation.
 * - `host`: a host's money.
 * - `platform`: our own money, the service fee.
 * - `clearing`: refunds and payouts that the provider hasn't confirmed yet.
 */
export const LEDGER_ACCOUNTS = [
  'provider',
  'card',
  'held',
  'deposit',
  'host',
  'platform',
  'clearing',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Where money of guests is: at the provider, or still on their cards. */
export type MoneyPlace = Extract<LedgerAccount, 'provider' | 'card'>;

/** Something in the ledger that doesn't agree with what happened. */
export interface LedgerDifference {
  /** The account, transfer or reservation that is wrong. */
  readonly what: string;
  /** The amount that should be there, and the one that is. */
  readonly expected: Cents;
  readonly found: Cents;
}

/** One side of a transfer. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  /**
   * Whose it is: the id of a reservation (`held`, `deposit`), of a listing that its host pays for
   * (`held`), or of a host (`host`). Null for the other accounts.
   */
  readonly ownerId: string | null;
  /** Cents, not 0. The entries of a transfer add up to 0. */
  readonly amount: Cents;
}

/** Money paid for a reservation that we still have, in cents, each from 0. */
export interface MoneyWithUs {
  readonly held: Cents;
  readonly deposit: Cents;
}

/** The entries without those of 0, which a ledger doesn't hold. */
function withoutZeros(
  ...entries: readonly (readonly [LedgerAccount, string | null, Cents])[]
): LedgerEntry[] {
  return entries.flatMap(([account, ownerId, amount]) =>
    amount === 0 ? [] : [{ account, ownerId, amount }],
  );
}

/**
 * A payment that came. It fills the deposit first.
 *
 * @param ownerId of the reservation, or of the listing that its host pays for
 * @param amount cents above 0
 * @param missingDeposit cents that the deposit lacks, from 0
 * @param at where the money is
 */
export function paymentEntries(
  ownerId: string,
  amount: Cents,
  missingDeposit: Cents,
  at: MoneyPlace = 'provider',
): LedgerEntry[] {
  const deposit = Math.min(amount, Math.max(0, missingDeposit));
  return withoutZeros(
    [at, null, amount],
    ['held', ownerId, deposit - amount],
    ['deposit', ownerId, -deposit],
  );
}

/**
 * Where money that goes back to a guest is taken from.
 *
 * @param withUs before
 * @param amount cents that go back, from 0 to all that is with us
 * @param keptDeposit cents of deposit that the reservation has afterwards, if as much is left
 * @returns the parts, whose sum is `amount`. One is below zero where the deposit itself changes by
 *   more than what goes back: then it passes from one account to the other
 * @throws RangeError when more would go back than is with us
 */
export function splitReturn(
  { held, deposit }: MoneyWithUs,
  amount: Cents,
  keptDeposit: Cents,
): { fromHeld: Cents; fromDeposit: Cents } {
  const left = held + deposit - amount;
  if (amount < 0 || left < 0) {
    throw new RangeError(`${amount} can't go back of ${held} and a deposit of ${deposit}`);
  }
  const fromDeposit = deposit - Math.min(keptDeposit, left);
  return { fromHeld: amount - fromDeposit, fromDeposit };
}

/**
 * Money that goes back to a guest: it waits in `clearing` until the provider has sent it.
 *
 * @param amount cents above 0, of which `fromDeposit` come from the deposit; see `splitReturn`
 */
export function returnEntries(ownerId: string, amount: Cents, fromDeposit: Cents): LedgerEntry[] {
  return withoutZeros(
    ['held', ownerId, amount - fromDeposit],
    ['deposit', ownerId, fromDeposit],
    ['clearing', null, -amount],
  );
}

/** A refund that the provider has sent, or money on a card that is held no longer. */
export function refundEntries(amount: Cents, from: MoneyPlace = 'provider'): LedgerEntry[] {
  return withoutZeros(['clearing', null, amount], [from, null, -amount]);
}

/** Money held on a card that was taken. */
export function captureEntries(amount: Cents): LedgerEntry[] {
  return withoutZeros(['provider', null, amount], ['card', null, -amount]);
}

/** A deposit that changed with the price, while nothing goes back: above 0, it becomes `held`. */
export function depositEntries(ownerId: string, fromDeposit: Cents): LedgerEntry[] {
  return withoutZeros(['deposit', ownerId, fromDeposit], ['held', ownerId, -fromDeposit]);
}

/**
 * Divides what is kept of a price when a reservation ends early: we have the share that the service
 * fee has of the price without the deposit, rounded half-up to the cent, and the host the rest.
 * Taxes have the share that they had of the price. A compensation is at the host's expense alone, so
 * both shares are those that they had without it.
 *
 * @param kept cents from 0
 */
export function divideKept(
  kept: Cents,
  { lines, subtotal }: Pick<Quote, 'lines' | 'subtotal'>,
): HostAndPlatform {
  const lowered = compensationIn({ lines });
  const computeKeptShare = (of: PriceLineKind) => {
    const sum = lines.reduce((all, { kind, amount }) => (kind === of ? all + amount : all), 0);
    if (kept <= 0 || sum <= 0 || subtotal + lowered <= 0) return 0;
    // The product of two amounts may leave the safe integers.
    const [part, whole] = [BigInt(kept + lowered) * BigInt(sum), BigInt(subtotal + lowered)];
    return Math.min(kept, Number((part * 2n + whole) / (whole * 2n)));
  };
  const platform = computeKeptShare('service');
  return {
    host: kept - platform,
    platform,
    taxes: Math.min(kept - platform, computeKeptShare('taxes')),
  };
}

/** Money of a reservation becomes the host's and ours; below 0, it is taken from them again. */
export function releaseEntries(
  reservationId: string,
  hostId: string,
  { host, platform }: Pick<HostAndPlatform, 'host' | 'platform'>,
): LedgerEntry[] {
  return withoutZeros(
    ['held', reservationId, host + platform],
    ['host', hostId, -host],
    ['platform', null, -platform],
  );
}

/** A part of a deposit that a claim gives to the host. */
export function claimEntries(reservationId: string, hostId: string, amount: Cents): LedgerEntry[] {
  return withoutZeros(['deposit', reservationId, amount], ['host', hostId, -amount]);
}

/** Money of a host that is on its way to their account at the provider. */
export function payoutEntries(hostId: string, amount: Cents): LedgerEntry[] {
  return withoutZeros(['host', hostId, amount], ['clearing', null, -amount]);
}

/** Money that the provider has moved to a host's account. */
export function paidOutEntries(amount: Cents): LedgerEntry[] {
  return withoutZeros(['clearing', null, amount], ['provider', null, -amount]);
}

/** Money that the provider has refused to move: it is the host's again. */
export function payoutRefusedEntries(hostId: string, amount: Cents): LedgerEntry[] {
  return withoutZeros(['clearing', null, amount], ['host', hostId, -amount]);
}

/** Money that the provider has taken back from a host's account. */
export function payoutReversedEntries(hostId: string, amount: Cents): LedgerEntry[] {
  return withoutZeros(['provider', null, amount], ['host', hostId, -amount]);
}
