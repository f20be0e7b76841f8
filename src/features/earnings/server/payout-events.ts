import type { Hono } from 'hono';
import { is } from 'valibot';
import { idSchema } from '#platform/contract/schemas.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { mountSignedWebhook } from '#platform/server/http/signed-webhook.ts';
import type { PayoutEvent } from '#platform/server/payments/payouts.ts';
import type { Services } from '#platform/server/services.ts';
import { PAYOUT_WEBHOOK } from '../contract/paths.ts';
import { mailOfBankFailure } from './mails.ts';
import { reversePart } from './pay-out.ts';
import { checkAccount } from './payout-account.ts';
import { findByProviderAccount, patchAccount } from './store/accounts.ts';

/** Takes an event of the provider. The same event twice does nothing the second time. */
export async function receivePayoutEvent(
  tx: Queryable,
  event: PayoutEvent,
  services: Services,
): Promise<void> {
  if (event.kind === 'transfer-reversed') {
    const { transferId, reversed } = event;
    if (is(idSchema, transferId)) await reversePart(tx, transferId, reversed, services);
    return;
  }
  const account = await findByProviderAccount(tx, services.payouts.kind, event.account);
  // Of another server that uses the same keys, such as one for trials.
  if (account === null) return;
  const { userId } = account;
  switch (event.kind) {
    case 'account-changed':
      await checkAccount(tx, userId, services);
      return;
    case 'bank-paid':
      if (account.bankFailed) {
        await patchAccount(tx, userId, { bankFailed: false, updatedAt: services.now() });
      }
      return;
    case 'bank-failed':
      await patchAccount(tx, userId, { bankFailed: true, updatedAt: services.now() });
      await mailOfBankFailure(tx, userId, event.providerPayout, services);
  }
}

/** Mounts the webhook of the payout provider. */
export function mountPayoutWebhook(app: Hono<AppEnv>, services: Services): void {
  mountSignedWebhook(app, PAYOUT_WEBHOOK, (body, headers) =>
    readPayoutWebhook(services, body, headers),
  );
}

/**
 * Takes a signed event of the payout provider.
 *
 * @throws Problem 'forbidden' when the signature is wrong
 */
async function readPayoutWebhook(
  services: Services,
  body: string,
  headers: Headers,
): Promise<void> {
  const event = await services.payouts.readWebhook(body, headers);
  if (event === null) return;
  await services.database.transaction((tx) => receivePayoutEvent(tx, event, services));
}

/**
 * Takes a signed event that came to the endpoint of payments and is about none: transfers are the
 * platform's own, so that Stripe reports their reversal there.
 */
export async function receiveOtherEvent(
  services: Services,
  body: string,
  headers: Headers,
): Promise<void> {
  if (services.payouts.kind === 'stripe') await readPayoutWebhook(services, body, headers);
}
