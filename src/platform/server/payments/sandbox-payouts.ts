import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import {
  type PayoutAccountStatus,
  type Payouts,
  TransferRefused,
  type TransferRequest,
} from './payouts.ts';
import { toPage, toRange } from './sandbox-pages.ts';
import {
  addAccount,
  addOnboarding,
  addTransfer,
  findAccountStatus,
  findTransfer,
  listSandboxTransfers,
  type SandboxTransfer,
  transferredFrom,
} from './store/accounts.ts';
import { lockCheckout, refundedOn } from './store/checkouts.ts';

/** Path of an onboarding's page. Anyone with its token may choose how it turns out. */
export const SANDBOX_ACCOUNT_PAGE = '/payout-account/:token';

/** As short as with a provider, so that no address is kept for later. */
const ONBOARDING_VALID = { minutes: 10 };

/**
 * Payouts that move no money, for servers without a configured provider. It refuses whatever a
 * provider would refuse, so that nothing works here and fails there.
 */
export function makeSandboxPayouts({
  database,
  publicUrl,
  now,
}: {
  database: Database;
  publicUrl: string;
  now: () => Temporal.Instant;
}): Payouts {
  return {
    kind: 'sandbox',
    createAccount: async ({ userId }) => {
      const { id } = await addAccount(database.main, { id: secret('account'), userId });
      return { account: id };
    },
    onboardingUrl: async ({ account, returnUrl, refreshUrl }) => {
      await knownStatus(database.main, account);
      const token = secret('onboarding');
      const expiresAt = now().add(ONBOARDING_VALID);
      const onboarding = { token, accountId: account, returnUrl, refreshUrl, expiresAt };
      await addOnboarding(database.main, onboarding, now());
      return `${publicUrl}${SANDBOX_ACCOUNT_PAGE.replace(':token', token)}`;
    },
    accountStatus: (account) => knownStatus(database.main, account),
    transfer: (request) =>
      database.transaction(async (tx) => {
        const transfer = toRow(request, now());
        // Payments are locked first, so that two tries come one after the other.
        const checkout = await lockCheckout(tx, transfer.checkoutId);
        const made = await findTransfer(tx, transfer.id);
        if (made === undefined) await move(tx, transfer, checkout);
        // Not a refusal: that would let the caller pay the money out a second time.
        else if (!isSame(made, transfer)) throw new Error(`transfer ${made.id} was another one`);
        return { providerTransfer: `${TRANSFER}${transfer.id}` };
      }),
    list: async (request) =>
      toPage(await listSandboxTransfers(database.main, toRange(request)), ({ id }) => ({
        reference: `${TRANSFER}${id}`,
        ownId: id,
      })),
    // The sandbox reports through its own route. A webhook could not prove to be from it.
    readWebhook: async () => {
      throw new Problem('forbidden');
    },
  };
}

function secret(of: 'account' | 'onboarding'): string {
  return `sandbox_${of}_${randomBytes(32).toString('base64url')}`;
}

async function knownStatus(db: Queryable, account: string): Promise<PayoutAccountStatus> {
  const status = await findAccountStatus(db, account);
  if (status === undefined) throw new Error(`no such account: ${account}`);
  return status;
}

/** Begins the sandbox's ids of transfers. */
const TRANSFER = 'sandbox_transfer_';

function toRow(
  { transferId, account, providerReference, amount }: TransferRequest,
  createdAt: Temporal.Instant,
): SandboxTransfer {
  return { id: transferId, accountId: account, checkoutId: providerReference, amount, createdAt };
}

function isSame(one: SandboxTransfer, other: SandboxTransfer): boolean {
  return (
    one.accountId === other.accountId &&
    one.checkoutId === other.checkoutId &&
    one.amount === other.amount
  );
}

/** Records a transfer, unless a provider would refuse it. */
async function move(
  tx: Queryable,
  transfer: SandboxTransfer,
  checkout: Awaited<ReturnType<typeof lockCheckout>>,
): Promise<void> {
  const { accountId, checkoutId, amount } = transfer;
  if (!checkoutId.startsWith('sandbox_')) {
    // No refusal: the money is real, and waits until payouts are configured as well.
    throw new Error(`${checkoutId} was not paid in the sandbox`);
  }
  if (checkout?.status !== 'paid') throw new TransferRefused(`nothing was paid on ${checkoutId}`);
  const status = await findAccountStatus(tx, accountId);
  if (status === undefined || status === 'rejected') {
    throw new TransferRefused(`account ${accountId} takes no money`);
  }
  if (status !== 'ready') throw new Error(`account ${accountId} is ${status}`);
  const gone = (await refundedOn(tx, checkoutId)) + (await transferredFrom(tx, checkoutId));
  const left = checkout.amount - gone;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
    throw new TransferRefused(`can't move ${amount} of ${left}`);
  }
  await addTransfer(tx, transfer);
}
