import Stripe from 'stripe';
import type { PayoutAccountStatus, PayoutEvent, Payouts, TransferRequest } from './payouts.ts';
import { TransferRefused } from './payouts.ts';
import {
  httpsPage,
  makeStripeClient,
  reaching,
  readStripeEvent,
  type StripeConfig,
} from './stripe-client.ts';
import { listTransfers } from './stripe-movements.ts';

/** Payouts by Stripe Connect, through Stripe's own library (decision 0303). */
export function makeStripePayouts({
  webhookSecret,
  connectWebhookSecret,
  ...access
}: Omit<StripeConfig, 'kind' | 'connectWebhookSecret'> & {
  readonly connectWebhookSecret: string;
  /** How long one try of a call may take, in milliseconds; of Stripe's client by default. */
  readonly callMs?: number;
}): Payouts {
  const stripe = makeStripeClient(access);

  return {
    kind: 'stripe',
    createAccount: async ({ userId, email }) => {
      const { id } = await reaching(() =>
        stripe.accounts.create(
          {
            email,
            metadata: { userId },
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              requirement_collection: 'stripe',
              stripe_dashboard: { type: 'express' },
            },
            // No capabilities and no country: either would fix the country to that of the platform.
            // Stripe asks for it, and requests what the platform's onboarding options say.
          },
          { idempotencyKey: `account:${userId}` },
        ),
      );
      return { account: id };
    },
    onboardingUrl: async ({ account, returnUrl, refreshUrl }) => {
      const { url } = await reaching(() =>
        // Without a key: each call makes a new address, since an address works once.
        stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
      );
      return httpsPage(url, `the onboarding of ${account}`);
    },
    accountStatus: async (account) =>
      toStatus(await reaching(() => stripe.accounts.retrieve(account))),
    transfer: (request) => reaching(() => transfer(stripe, request)),
    list: (request) => reaching(() => listTransfers(stripe, request)),
    readWebhook: async (body, headers) =>
      toPayoutEvent(
        // Transfers are the platform's own: their events go to its own endpoint.
        await readStripeEvent(stripe, body, headers, [connectWebhookSecret, webhookSecret]),
      ),
  };
}

function toStatus({
  capabilities,
  requirements,
  details_submitted: hasSubmitted,
}: Stripe.Account): PayoutAccountStatus {
  const reason = requirements?.disabled_reason ?? null;
  if (reason?.startsWith('rejected.')) return 'rejected';
  if (capabilities?.transfers === 'active') return 'ready';
  // Stripe checks what it has; the owner can do nothing about it.
  const isChecking = reason === 'requirements.pending_verification' || reason === 'under_review';
  const isPastDue = (requirements?.past_due ?? []).length > 0;
  const isStopped = isPastDue || (reason !== null && !isChecking);
  return hasSubmitted && isStopped ? 'restricted' : 'more-needed';
}

/**
 * How often a transfer that Stripe couldn't make is asked for under another key. Stripe repeats its
 * answer to a key for a day, the refusals too.
 */
const MAX_KEYS = 10;

async function transfer(
  stripe: Stripe,
  request: TransferRequest,
): Promise<{ providerTransfer: string }> {
  // Stripe forgets a key after a day, so a later try looks for the transfer of an earlier one.
  const made = await findTransfer(stripe, request);
  if (made !== null) return { providerTransfer: made };
  const charge = await loadCharge(stripe, request.providerReference);
  const { transferId, account, amount, group } = request;
  const create = (key: string) =>
    stripe.transfers.create(
      {
        destination: account,
        amount,
        currency: 'usd',
        transfer_group: group,
        source_transaction: charge,
        metadata: { transferId },
      },
      { idempotencyKey: key },
    );
  for (let tries = 1; ; tries += 1) {
    try {
      const { id } = await create(tries === 1 ? transferId : `${transferId}:${tries}`);
      return { providerTransfer: id };
    } catch (error) {
      if (tries < MAX_KEYS && isOldRefusal(error)) continue;
      if (isNotYet(error) && (await isRejected(stripe, account))) {
        // Stripe answers as for an account that isn't ready; this one will never be.
        throw new TransferRefused(`account ${account} was rejected`, { cause: error });
      }
      throw toRefusal(error);
    }
  }
}

async function isRejected(stripe: Stripe, account: string): Promise<boolean> {
  return toStatus(await stripe.accounts.retrieve(account)) === 'rejected';
}

async function findTransfer(
  stripe: Stripe,
  { transferId, account, amount, group }: TransferRequest,
): Promise<string | null> {
  const list = stripe.transfers.list({ destination: account, transfer_group: group, limit: 100 });
  for await (const { id, metadata, ...made } of list) {
    if (metadata.transferId !== transferId) continue;
    // Not a refusal: that would let the caller pay the money out a second time.
    if (made.amount !== amount)
      throw new Error(`transfer ${transferId} was made of ${made.amount}`);
    return id;
  }
  return null;
}

/** The charge that a payment intent was paid by. */
async function loadCharge(stripe: Stripe, intent: string): Promise<string> {
  const { latest_charge: charge } = await stripe.paymentIntents
    .retrieve(intent)
    .catch((error: unknown) => {
      throw toRefusal(error);
    });
  if (charge === null) throw new TransferRefused(`nothing was paid on ${intent}`);
  return typeof charge === 'string' ? charge : charge.id;
}

/** Stripe can't do it yet: the account isn't ready, or money is missing. */
const NOT_YET: ReadonlySet<string | undefined> = new Set([
  'insufficient_capabilities_for_transfer',
  'balance_insufficient',
  'insufficient_funds',
  'transfers_not_allowed',
  'idempotency_key_in_use',
  'lock_timeout',
]);

/** Whether Stripe repeats its answer to an earlier try, though it may be able to by now. */
function isOldRefusal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    isNotYet(error) &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}

function isNotYet(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && NOT_YET.has(error.code);
}

/** The error itself, unless no retry can mend it. */
function toRefusal(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isNotYet(error)
    ? new TransferRefused(error.message, { cause: error })
    : error;
}

function toPayoutEvent(event: Stripe.Event): PayoutEvent | null {
  const { account } = event;
  switch (event.type) {
    case 'account.updated':
      return { kind: 'account-changed', account: event.data.object.id };
    case 'transfer.reversed': {
      const { metadata, amount_reversed: reversed, currency } = event.data.object;
      const { transferId } = metadata;
      if (transferId === undefined || currency !== 'usd') return null;
      return { kind: 'transfer-reversed', transferId, reversed };
    }
    case 'payout.paid':
    case 'payout.failed': {
      // Without an account it is the platform's own money on its way to its own bank.
      if (account === undefined) return null;
      const { id: providerPayout, amount, currency } = event.data.object;
      const kind = event.type === 'payout.paid' ? 'bank-paid' : 'bank-failed';
      return { kind, account, providerPayout, amount, currency };
    }
    default:
      return null;
  }
}
