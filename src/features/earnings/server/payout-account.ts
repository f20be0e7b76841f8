import { mailRecipient } from '#features/accounts/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isUniqueViolation } from '#platform/server/database/failures.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import type { PayoutAccountInfo } from '../contract/routes.ts';
import { mailOfAccount } from './mails.ts';
import {
  findAccount,
  insertAccount,
  lockAccount,
  type PayoutAccount,
  patchAccount,
} from './store/accounts.ts';
import { findQueuedPayout } from './store/payouts.ts';

/** The job that sends a payout. */
export const SEND_PAYOUT = 'earnings.send-payout';
/** The job that asks the provider about one account. */
export const REFRESH_ACCOUNT = 'earnings.refresh-account';

/** A host's account as they see it; one of another provider than today's can't be used. */
export function toAccountInfo(
  account: PayoutAccount | null,
  { payouts }: Pick<Services, 'payouts'>,
): PayoutAccountInfo {
  const provider = payouts.kind;
  if (account === null || account.provider !== provider) {
    return { status: 'none', provider, bankFailed: false };
  }
  return { status: account.status, provider, bankFailed: account.bankFailed };
}

/**
 * Returns the address of the provider's onboarding, for an account that is made at the first call.
 * The provider is called outside of transactions.
 *
 * @throws Problem 'payout-account-closed', 'payout-account-taken', 'timeout'
 */
export async function startOnboarding(context: SignedInContext): Promise<{ url: string }> {
  const { services, actor } = context;
  const { main } = services.database;
  const { payouts } = services;
  const known = await findAccount(main, actor.id);
  if (known?.provider !== payouts.kind) await openAccount(context);
  const account = await findAccount(main, actor.id);
  if (account?.provider !== payouts.kind) throw new Error(`${actor.id} has no payout account`);
  if (account.status === 'rejected') throw new Problem('payout-account-closed');
  const page = `${services.config.http.publicUrl}/earnings`;
  const url = await payouts.onboardingUrl({
    account: account.providerAccount,
    returnUrl: `${page}?account=returned`,
    refreshUrl: `${page}?account=continue`,
  });
  return { url };
}

async function openAccount({ services, actor, now }: SignedInContext): Promise<void> {
  const { database, payouts } = services;
  const person = await mailRecipient(database.main, actor.id);
  if (person === null) throw new Problem('forbidden');
  const { account } = await payouts.createAccount({ userId: actor.id, email: person.email });
  try {
    await insertAccount(database.main, {
      userId: actor.id,
      provider: payouts.kind,
      providerAccount: account,
      createdAt: now,
    });
  } catch (error) {
    // An account of the provider pays one host.
    if (!isUniqueViolation(error, 'payout_account_provider_account')) throw error;
    throw new Problem('payout-account-taken', { cause: error });
  }
}

/**
 * Asks the provider about the caller's account now, such as when they come back from it.
 *
 * @throws Problem 'timeout'
 */
export async function checkPayoutAccount({
  services,
  actor,
}: SignedInContext): Promise<PayoutAccountInfo> {
  await refreshAccount(services, actor.id);
  return toAccountInfo(await findAccount(services.database.main, actor.id), services);
}

/** Queues a question to the provider about a host's account. */
export function checkAccount(tx: Queryable, userId: string, { jobs }: Services): Promise<void> {
  return jobs.enqueue(tx, REFRESH_ACCOUNT, { userId });
}

async function sendAgain(tx: Queryable, userId: string, { jobs, now }: Services): Promise<void> {
  const payoutId = await findQueuedPayout(tx, userId);
  if (payoutId === null) return;
  await jobs.enqueue(tx, SEND_PAYOUT, { payoutId }, { key: `${payoutId}:rejected:${now()}` });
}

/** Asks the provider about a host's account; a change is stored and mailed to them. */
export async function refreshAccount(services: Services, userId: string): Promise<void> {
  const { database, payouts, now } = services;
  const known = await findAccount(database.main, userId);
  if (known?.provider !== payouts.kind) return;
  const status = await payouts.accountStatus(known.providerAccount);
  await database.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account?.providerAccount !== known.providerAccount || account.status === status) return;
    await patchAccount(tx, userId, { status, updatedAt: now() });
    await mailOfAccount(tx, userId, status, services);
    // A payout to a closed account is refused at its next try, and is the host's again.
    if (status === 'rejected') await sendAgain(tx, userId, services);
  });
}
