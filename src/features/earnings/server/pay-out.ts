import { MIN_PAYOUT } from '#domain/account-money.ts';
import {
  paidOutEntries,
  payoutEntries,
  payoutRefusedEntries,
  payoutReversedEntries,
} from '#domain/ledger.ts';
import { takeFromSources } from '#domain/payout-parts.ts';
import { postTransfer } from '#features/reservations/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { TransferRefused } from '#platform/server/payments/payouts.ts';
import type { Services } from '#platform/server/services.ts';
import { checkLedgerJob } from './check-ledger.ts';
import { mailOfPayout } from './mails.ts';
import { checkAccount, REFRESH_ACCOUNT, refreshAccount, SEND_PAYOUT } from './payout-account.ts';
import { reconcileJob } from './reconcile/reconcile.ts';
import { lockAccount } from './store/accounts.ts';
import {
  endPayout,
  findPayoutOfPart,
  insertPayout,
  listParts,
  listPayable,
  listSources,
  listStuck,
  loadBalance,
  lockPayout,
  type PayoutPart,
  patchPart,
} from './store/payouts.ts';

/** Hours between two payouts to a host. */
const PAYOUT_HOURS = 24;
/** Tries of a payout or a question, which span some days: a provider may be away for a day. */
const SEND_TRIES = 20;

/**
 * Jobs that pay hosts, that try those payouts again whose job has given up, and that compare what the provider
 * says with our rows.
 */
export function earningsJobs(services: Services): JobHandler<never>[] {
  const { database, now, payouts, jobs } = services;
  const make = dueJob(services, {
    name: 'earnings.make-payouts',
    cron: '23 * * * *',
    list: (page) => {
      const since = now().subtract({ hours: PAYOUT_HOURS });
      return listPayable(database.main, { provider: payouts.kind, min: MIN_PAYOUT, since }, page);
    },
    seeTo: ({ id }) => database.transaction((tx) => makePayout(tx, id, services)),
  });
  const sendAgain = dueJob(services, {
    name: 'earnings.send-again',
    cron: '33 * * * *',
    list: (page) => listStuck(database.main, now().subtract({ hours: 7 * 24 }), page),
    seeTo: ({ id: payoutId }) => {
      const key = `${payoutId}:${now().toString().slice(0, 10)}`;
      return database.transaction((tx) => jobs.enqueue(tx, SEND_PAYOUT, { payoutId }, { key }));
    },
  });
  const send: JobHandler<{ payoutId: string }> = {
    name: SEND_PAYOUT,
    retries: SEND_TRIES,
    run: ({ payoutId }) => sendPayout(services, payoutId),
  };
  const refresh: JobHandler<{ userId: string }> = {
    name: REFRESH_ACCOUNT,
    // The event that asks for it comes once.
    retries: SEND_TRIES,
    run: ({ userId }) => refreshAccount(services, userId),
  };
  return [make, sendAgain, send, refresh, reconcileJob(services), checkLedgerJob(services)];
}

/** Takes a host's money into a payout and queues its sending. */
async function makePayout(tx: Queryable, hostId: string, services: Services): Promise<void> {
  const account = await lockAccount(tx, hostId);
  if (account?.status !== 'ready' || account.provider !== services.payouts.kind) return;
  const parts = takeFromSources(
    await loadBalance(tx, hostId),
    await listSources(tx, hostId, account.provider),
  );
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (amount < MIN_PAYOUT) return;
  const at = services.now();
  const { provider, providerAccount } = account;
  const values = { hostId, provider, providerAccount, amount, createdAt: at };
  const { id } = await insertPayout(tx, values, parts);
  await postTransfer(tx, {
    key: `payout:${id}`,
    kind: 'payout',
    at,
    entries: payoutEntries(hostId, amount),
  });
  await services.jobs.enqueue(tx, SEND_PAYOUT, { payoutId: id }, { key: id });
}

/**
 * Sends what isn't sent yet of a payout. The id of each part makes it idempotent at the provider,
 * so a worker that crashes in between sends nothing twice.
 *
 * @throws Error when the provider can't do it now; the job retries
 */
export async function sendPayout(services: Services, payoutId: string): Promise<void> {
  const { database, payouts } = services;
  const payout = await database.transaction((tx) => lockPayout(tx, payoutId));
  if (payout?.status !== 'queued') return;
  if (payout.provider !== payouts.kind) {
    throw new Error(`payout ${payoutId} needs ${payout.provider}, which is not configured`);
  }
  for (const part of await listParts(database.main, payoutId)) {
    if (part.status !== 'queued') continue;
    const sent = await sendPart(services, part, payout.providerAccount);
    await database.transaction((tx) => settlePart(tx, part, sent, payout.hostId, services));
  }
  await database.transaction((tx) => settlePayout(tx, payoutId, services));
}

/** @returns null when the provider will never send it */
async function sendPart(
  { payouts, log }: Services,
  { id, amount, providerReference, key, listingId }: PayoutPart,
  account: string,
): Promise<{ providerTransfer: string } | null> {
  if (providerReference === null) throw new Error(`payment of part ${id} has no reference`);
  const group = key ?? listingId ?? id;
  try {
    return await payouts.transfer({ transferId: id, account, amount, providerReference, group });
  } catch (error) {
    if (!(error instanceof TransferRefused)) throw error;
    log.warn({ err: error, partId: id }, 'a payout was refused');
    return null;
  }
}

async function settlePart(
  tx: Queryable,
  { id, payoutId, amount }: PayoutPart,
  sent: { readonly providerTransfer: string } | null,
  hostId: string,
  { now, log }: Services,
): Promise<void> {
  const at = now();
  await lockPayout(tx, payoutId);
  const known = (await listParts(tx, payoutId)).find((part) => part.id === id);
  if (known?.status !== 'queued') {
    // Another worker was faster; a second answer must not give the host the money back.
    if (sent !== null && known?.status === 'refused') {
      log.error({ partId: id }, 'a payout was sent after it was refused');
    }
    return;
  }
  await patchPart(tx, id, {
    status: sent === null ? 'refused' : 'sent',
    providerTransfer: sent?.providerTransfer ?? null,
    endedAt: at,
  });
  await postTransfer(
    tx,
    sent === null
      ? {
          key: `payout-refused:${id}`,
          kind: 'payout-refused',
          at,
          entries: payoutRefusedEntries(hostId, amount),
        }
      : { key: `paid-out:${id}`, kind: 'paid-out', at, entries: paidOutEntries(amount) },
  );
}

/** Ends a payout whose parts have all been sent or refused, and tells its host. */
async function settlePayout(tx: Queryable, id: string, services: Services): Promise<void> {
  const payout = await lockPayout(tx, id);
  if (payout?.status !== 'queued') return;
  const sent = (await listParts(tx, id)).filter(({ status }) => status === 'sent');
  const amount = sent.reduce((sum, part) => sum + part.amount, 0);
  await endPayout(tx, id, amount > 0 ? 'sent' : 'failed', services.now());
  // Refused, since the account can't take it: what the provider says of it decides what comes next.
  if (amount < payout.amount) await checkAccount(tx, payout.hostId, services);
  if (amount > 0) await mailOfPayout(tx, payout.hostId, { id, amount }, services);
}

/**
 * Takes back what the provider took back from a host's account.
 *
 * @param reversed cents of the part so far
 */
export async function reversePart(
  tx: Queryable,
  partId: string,
  reversed: number,
  { now, log }: Services,
): Promise<void> {
  const payoutId = await findPayoutOfPart(tx, partId);
  const payout = payoutId === null ? null : await lockPayout(tx, payoutId);
  if (payout === null) {
    log.warn({ partId }, 'a transfer that is not ours was reversed');
    return;
  }
  const part = (await listParts(tx, payout.id)).find(({ id }) => id === partId);
  if (part === undefined || reversed <= part.reversed) return;
  const total = Math.min(reversed, part.amount);
  await patchPart(tx, partId, { reversed: total });
  await postTransfer(tx, {
    key: `payout-reversed:${partId}:${total}`,
    kind: 'payout-reversed',
    at: now(),
    entries: payoutReversedEntries(payout.hostId, total - part.reversed),
  });
}
