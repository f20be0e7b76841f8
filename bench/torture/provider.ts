import type { Chance } from '#entry/resilience/testing/chance.ts';
import type { MoneyReservation } from '#entry/resilience/testing/money/stages.ts';
import { PAYOUT_WEBHOOK } from '#features/earnings/contract/paths.ts';
import {
  type DoubleWebhook,
  startStripeDouble,
} from '#platform/server/payments/testing/stripe-double.ts';

/**
 * How the provider is: well; failing in every third call; away; or it takes no transfer, since the
 * account isn't ready, or is rejected, or the platform has no money.
 */
export const WEATHERS = ['fair', 'bad', 'away', 'restricted', 'short', 'rejected'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Where the product takes webhooks of payments. */
const PAYMENT_WEBHOOK = '/api/payments/webhook';

const SECRETS = {
  secretKey: 'sk_test_torture',
  webhookSecret: 'whsec_torture',
  connectWebhookSecret: 'whsec_torture_connect',
};
const FORECAST_MS = 20;
const AHEAD = 6;
/** Of so many webhooks one comes late. */
const LATE_ONE_IN = 4;

type Trouble = Awaited<ReturnType<typeof startStripeDouble>>['troubles'][number];

const BAD: readonly Trouble[] = [
  ...Array<Trouble>(14).fill('none'),
  ...(['cut', 'cut-after', 'cut-after', 500, 429, 'garbled', 'slow'] as const),
];
const AWAY: readonly Trouble[] = ['cut', 500];

interface Delivery {
  readonly path: string;
  readonly webhook: DoubleWebhook;
}

/** A provider that lives on while servers are killed, and that fails as told. */
export type Provider = Awaited<ReturnType<typeof startProvider>>;

/**
 * @param port at which servers take its webhooks
 * @param chance of troubles and late webhooks
 */
export async function startProvider(port: number, chance: Chance) {
  const double = await startStripeDouble(SECRETS);
  const accountId = 'acct_torture';
  double.accounts.set(accountId, {
    id: accountId,
    object: 'account',
    email: 'host@example.org',
    metadata: {},
    capabilities: { transfers: 'active' },
    details_submitted: true,
    requirements: { disabled_reason: null, past_due: [] },
  });
  const waiting: Delivery[] = [];
  const told = new Set<string>();
  const refused: string[] = [];
  let weather: Weather = 'fair';
  let delivered = 0;
  const forecast = setInterval(() => {
    if (weather !== 'bad' && weather !== 'away') return;
    const kinds = weather === 'bad' ? BAD : AWAY;
    while (double.troubles.length < AHEAD) double.troubles.push(chance.oneOf(kinds) ?? 'none');
  }, FORECAST_MS);

  const deliver = async (delivery: Delivery): Promise<void> => {
    try {
      const { body, headers } = delivery.webhook;
      const answer = await fetch(`http://127.0.0.1:${port}${delivery.path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...Object.fromEntries(headers) },
      });
      if (answer.ok) delivered += 1;
      else if (answer.status >= 500) waiting.push(delivery);
      else refused.push(`a webhook was answered ${answer.status} ${await answer.text()}`);
    } catch {
      // The server was killed: it comes again, as the provider does.
      waiting.push(delivery);
    }
  };
  /** Twice at once, some of them later. */
  const send = async (path: string, webhook: DoubleWebhook): Promise<void> => {
    const delivery = { path, webhook };
    if (chance.below(LATE_ONE_IN) === 0) waiting.push(delivery);
    else await Promise.all([deliver(delivery), deliver(delivery)]);
  };

  return {
    double,
    accountId,
    env: {
      STRIPE_SECRET_KEY: SECRETS.secretKey,
      STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
      STRIPE_CONNECT_WEBHOOK_SECRET: SECRETS.connectWebhookSecret,
      STRIPE_API_BASE: double.url,
    },
    /** Webhooks that servers took, and what they said no to. */
    delivered: () => delivered,
    refused,
    /** Records the payments with which reservations begin, and how the kept cards take charges. */
    enrol: (reservations: readonly MoneyReservation[]): void => {
      const cards = ['succeeds', 'succeeds', 'card_declined', 'requires_action'] as const;
      for (const { payment } of reservations) {
        if (payment === null) continue;
        const { session, reference, amount, keepsCard } = payment;
        if (keepsCard) {
          const keeps = { setup_future_usage: 'off_session' };
          const form = { customer_creation: 'always', payment_intent_data: keeps };
          double.charges.open(session, form);
        }
        double.intents.set(reference, amount);
        double.charges.payCheckout(session, reference, amount);
        if (keepsCard) double.charges.setCard(reference, chance.oneOf(cards) ?? 'succeeds');
      }
    },
    /** The guest pays a checkout, if it is open. */
    pay: async (url: string): Promise<void> => {
      const id = url.split('/').at(-1) ?? '';
      if (double.sessions.get(id)?.status !== 'open') return;
      await send(PAYMENT_WEBHOOK, double.pay(id));
    },
    /** Changes the weather, and tells servers of the account. */
    turn: async (next: Weather): Promise<void> => {
      weather = next;
      double.troubles.length = 0;
      double.balance.isShort = next === 'short';
      const account = double.accounts.get(accountId);
      if (account === undefined) throw new Error('the account is gone');
      const reasons = { rejected: 'rejected.fraud', restricted: 'requirements.past_due' } as const;
      const reason = next === 'rejected' || next === 'restricted' ? reasons[next] : null;
      account.capabilities = { transfers: reason === null ? 'active' : 'inactive' };
      account.requirements = {
        disabled_reason: reason,
        past_due: reason === null ? [] : ['external_account'],
      };
      await send(PAYOUT_WEBHOOK, double.webhook('account.updated', account, accountId));
    },
    /** Takes half of a transfer back, and tells servers. */
    reverseOne: async (): Promise<void> => {
      const transfer = chance.oneOf(double.transfers.filter((one) => one.amount_reversed === 0));
      if (transfer === undefined) return;
      transfer.amount_reversed = Math.ceil(transfer.amount / 2);
      await send(PAYMENT_WEBHOOK, double.webhook('transfer.reversed', transfer));
    },
    /** Sends what came late or was not taken, and the events of charges. */
    catchUp: async (): Promise<void> => {
      for (const { id, status } of double.charges.made()) {
        if (status !== 'succeeded' || told.has(id)) continue;
        told.add(id);
        waiting.push({ path: PAYMENT_WEBHOOK, webhook: double.charges.succeeded(id) });
      }
      for (const delivery of waiting.splice(0)) await deliver(delivery);
    },
    waiting: () => waiting.length,
    close: async (): Promise<void> => {
      clearInterval(forecast);
      await double.close();
    },
  };
}
