import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import { startStripeDouble } from '#platform/server/payments/testing/stripe-double.ts';
import type { OwnIdentity } from '../../contract.ts';

const KEYS = { secretKey: 'rk_test_of_the_double', webhookSecret: 'whsec_of_identities' };

/** A date of birth on a document. */
export const BORN_1990 = { day: 2, month: 3, year: 1990 };

/** Stripe's double, and the settings that name it. */
export async function startIdentityDouble() {
  const double = await startStripeDouble(KEYS);
  const env = {
    STRIPE_IDENTITY_KEY: KEYS.secretKey,
    STRIPE_IDENTITY_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_IDENTITY_BASE: double.url,
  };
  return { double, env };
}
export type IdentityDouble = Awaited<ReturnType<typeof startIdentityDouble>>['double'];

/** Steps of people about their identity in tests, and of Stripe. */
export function makeIdentitySteps(app: TestApp, double: IdentityDouble) {
  const start = (as: TestPerson) =>
    app.request<{ url: string; code: string }>('POST', '/api/identity', { as, body: {} });
  const look = async (as: TestPerson) =>
    (await app.request<OwnIdentity>('GET', '/api/identity', { as })).body;
  /** Delivers a webhook, and runs the jobs that it queues. */
  const deliver = async ({ body, headers }: { body: string; headers: Headers }) => {
    const answer = await app.app.request('/api/identity/webhook', {
      method: 'POST',
      body,
      headers,
    });
    await app.services.jobs.drain();
    return answer.status;
  };
  /** The session that a start leads to. */
  const openSession = async (as: TestPerson) => {
    const { body } = await start(as);
    const session = /\/start\/(vs_\w+)/.exec(body.url ?? '')?.[1];
    if (session === undefined) throw new Error(`no session: ${JSON.stringify(body)}`);
    return session;
  };
  /** Verifies a person by a document with their own name, unless it says otherwise. */
  const verify = async (as: TestPerson, said: { name?: string; born?: typeof BORN_1990 } = {}) => {
    const session = await openSession(as);
    const [first_name = '', ...rest] = (said.name ?? as.name).split(' ');
    const outputs = { first_name, last_name: rest.join(' '), dob: said.born ?? BORN_1990 };
    await deliver(double.identity.verify(session, outputs));
    return session;
  };
  return { start, look, deliver, openSession, verify };
}
