import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { CaptureResult, ChargeRequest, ChargeResult, Hold, Payments } from './payments.ts';
import { toPage, toRange } from './sandbox-pages.ts';
import {
  addCheckout,
  addRefund,
  endHold,
  findByPayment,
  hasRefund,
  listPaid,
  listSandboxRefunds,
  lockCheckout,
  refundedOn,
} from './store/checkouts.ts';

/** Path of a checkout's page. Anyone with its token may settle it. */
export const SANDBOX_PAGE = '/checkout/:token';

/** Address of the page of a sandbox checkout. */
export function sandboxPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${SANDBOX_PAGE.replace(':token', token)}`;
}

/**
 * Payments that move no money, for servers without a configured provider. It refuses whatever a
 * provider would refuse, so that nothing works here and fails there.
 */
export function makeSandboxPayments({
  database,
  publicUrl,
  now,
}: {
  database: Database;
  publicUrl: string;
  now: () => Temporal.Instant;
}): Payments {
  return {
    kind: 'sandbox',
    createCheckout: async ({
      paymentId,
      amount,
      description,
      successUrl,
      cancelUrl,
      expiresAt,
      timeZone,
      keepsCard,
      holdsCard,
    }) => {
      requireAmount(amount);
      const { id } = await addCheckout(database.main, {
        id: `sandbox_${randomBytes(32).toString('base64url')}`,
        paymentId,
        amount,
        description,
        successUrl,
        cancelUrl,
        expiresAt,
        timeZone,
        keepsCard,
        holdsCard,
        createdAt: now(),
      });
      return { url: sandboxPageUrl(publicUrl, id), providerSession: id };
    },
    chargeAgain: (request) => database.transaction((tx) => charge(tx, request, now())),
    captureHold: (hold) => database.transaction((tx) => capture(tx, hold)),
    releaseHold: ({ providerReference }) =>
      database.transaction(async (tx) => {
        const checkout = await lockCheckout(tx, providerReference);
        if (checkout?.status === 'released') return;
        if (checkout?.status !== 'held') throw new Error(`nothing is held by ${providerReference}`);
        await endHold(tx, checkout.id, 'released');
      }),
    refund: ({ refundId, providerReference, amount }) =>
      database.transaction(async (tx) => {
        const checkout = await lockCheckout(tx, providerReference);
        if (checkout?.status !== 'paid')
          throw new Error(`nothing was paid on ${providerReference}`);
        const providerRefund = `${REFUND}${refundId}`;
        if (await hasRefund(tx, refundId)) return { providerRefund };
        const taken = checkout.captured ?? checkout.amount;
        const left = taken - (await refundedOn(tx, checkout.id));
        if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
          throw new RangeError(`can't give back ${amount} of ${left}`);
        }
        await addRefund(tx, {
          id: refundId,
          checkoutId: checkout.id,
          amount,
          createdAt: now(),
        });
        return { providerRefund };
      }),
    list: async (kind, request) => {
      if (kind === 'payment') {
        return toPage(await listPaid(database.main, toRange(request)), ({ id, paymentId }) => ({
          reference: id,
          ownId: paymentId,
        }));
      }
      return toPage(await listSandboxRefunds(database.main, toRange(request)), ({ id }) => ({
        reference: `${REFUND}${id}`,
        ownId: id,
      }));
    },
    // The sandbox settles through its own route. A webhook could not prove to be from it.
    readWebhook: async () => {
      throw new Problem('forbidden');
    },
  };
}

/** Begins the sandbox's ids of refunds. */
const REFUND = 'sandbox_refund_';

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError(`not an amount to pay: ${amount}`);
  }
}

/** Takes what is held, once; the test card decides whether its bank lets it. */
async function capture(
  tx: Queryable,
  { providerReference, amount }: Hold & { readonly amount: number },
): Promise<CaptureResult> {
  requireAmount(amount);
  const checkout = await lockCheckout(tx, providerReference);
  if (checkout === undefined || !checkout.holdsCard) {
    throw new Error(`nothing is held by ${providerReference}`);
  }
  if (checkout.status === 'released') return 'refused';
  if (checkout.status === 'paid') {
    if (checkout.captured !== amount) throw new Error(`${checkout.captured} were taken before`);
    return 'captured';
  }
  if (amount > checkout.amount) throw new RangeError(`only ${checkout.amount} are held`);
  if (checkout.card !== 'succeeds') {
    await endHold(tx, checkout.id, 'released');
    return 'refused';
  }
  await endHold(tx, checkout.id, 'paid', amount);
  return 'captured';
}

async function charge(
  tx: Queryable,
  { paymentId, amount, description, keptBy }: ChargeRequest,
  now: Temporal.Instant,
): Promise<ChargeResult> {
  requireAmount(amount);
  // The checkout is locked first, so that two tries come one after the other.
  const checkout = await lockCheckout(tx, keptBy);
  const made = await findByPayment(tx, paymentId);
  if (made !== undefined) {
    if (made.keptBy !== keptBy || made.amount !== amount) {
      throw new Error(`payment ${paymentId} was another one`);
    }
    return { outcome: 'paid', providerReference: made.id };
  }
  // The card is there once the checkout is paid, or holds its amount.
  switch (checkout?.card) {
    case 'succeeds': {
      const { id } = await addCheckout(tx, {
        id: `sandbox_charge_${paymentId}`,
        paymentId,
        amount,
        description,
        status: 'paid',
        keptBy,
        createdAt: now,
      });
      return { outcome: 'paid', providerReference: id };
    }
    case 'needs-payer':
      return { outcome: 'needs-payer' };
    default:
      return { outcome: 'declined' };
  }
}
