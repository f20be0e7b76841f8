import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { type StripeDouble, startStripeDouble } from '../payments/testing/stripe-double.ts';
import type { Identity } from './identity.ts';
import { makeIdentity } from './make-identity.ts';
import { makeStripeIdentity } from './stripe-identity.ts';

const KEYS = { secretKey: 'rk_test_of_the_double', webhookSecret: 'whsec_of_identities' };
const ATTEMPT = 'c8a5e6f0-0d0e-4c1f-9f9b-6b0b2c7d1e11';
const RETURN = 'https://wayhearth.example/profile-settings?identity=returned';
const MINA = { first_name: 'Mina', last_name: 'Park', dob: { day: 2, month: 3, year: 1990 } };

let double: StripeDouble;
let identity: Identity;
beforeEach(async () => {
  double = await startStripeDouble(KEYS);
  // Half as long as the double takes when it is slow.
  identity = makeStripeIdentity({ ...KEYS, apiBase: double.url, callMs: 500 });
});
afterEach(() => double.close());

const open = (attemptId = ATTEMPT) => identity.open({ attemptId, returnUrl: RETURN });

describe('a session', () => {
  it('asks for a document and a matching selfie, and tells Stripe nothing of the person', async () => {
    const { session, url } = await open();
    expect(double.calls[0]?.form).toEqual({
      type: 'document',
      options: { document: { require_matching_selfie: 'true' } },
      return_url: RETURN,
      metadata: { attemptId: ATTEMPT },
    });
    expect(double.calls[0]?.headers['idempotency-key']).toBe(`identity:${ATTEMPT}`);
    expect(url).toMatch(new RegExp(`^https://verify\\.stripe\\.com/start/${session}`));
  });

  it('is one for each attempt, also when the answer is lost', async () => {
    double.troubles.push('cut-after');
    const { session } = await open();
    expect((await open()).session).toBe(session);
    expect((await open('another')).session).not.toBe(session);
    expect(double.identity.verifications.size).toBe(2);
  });

  it.each(['cut', 'slow', 'garbled', 500, 429] as const)(
    'while Stripe is away (%s) says that it took too long',
    async (trouble) => {
      double.troubles.push(trouble, trouble, trouble);
      await expect(open()).rejects.toMatchObject({ code: 'timeout' });
      double.troubles.push(trouble, trouble, trouble);
      await expect(identity.read('vs_1')).rejects.toMatchObject({ code: 'timeout' });
    },
  );

  it('is open with an address, until its person has sent something', async () => {
    const { session } = await open();
    expect(await identity.read(session)).toEqual({
      status: 'open',
      url: expect.stringContaining('https://verify.stripe.com/'),
      failure: null,
    });
    double.identity.submit(session);
    expect(await identity.read(session)).toEqual({ status: 'processing' });
  });

  it.each([
    ['abandoned', 'abandoned'],
    ['consent_declined', 'consent-declined'],
    ['country_not_supported', 'country-unsupported'],
    ['device_not_supported', 'device-unsupported'],
    ['document_expired', 'document-expired'],
    ['document_type_not_supported', 'document-unsupported'],
    ['document_unverified_other', 'document-unreadable'],
    ['selfie_document_missing_photo', 'document-unsupported'],
    ['selfie_face_mismatch', 'selfie-mismatch'],
    ['selfie_manipulated', 'selfie-unreadable'],
    ['selfie_unverified_other', 'selfie-unreadable'],
    ['under_supported_age', 'too-young'],
    ['a_code_of_next_year', 'document-unreadable'],
    ['constructor', 'document-unreadable'],
  ])('that failed by %s is open again, and says %s', async (code, failure) => {
    const { session } = await open();
    double.identity.fail(session, code);
    expect(await identity.read(session)).toMatchObject({ status: 'open', failure });
  });

  it('that is verified tells name and date of birth, where they are asked for', async () => {
    const { session } = await open();
    double.identity.verify(session, MINA);
    expect(await identity.read(session)).toEqual({
      status: 'verified',
      person: { firstName: 'Mina', lastName: 'Park', birthDate: '1990-03-02' },
    });
    expect(double.calls.at(-1)?.form.expand).toEqual({
      0: 'verified_outputs',
      1: 'verified_outputs.dob',
    });
  });

  it.each([
    ['no date of birth', { ...MINA, dob: null }],
    ['a part of one', { ...MINA, dob: { day: null, month: null, year: 1990 } as never }],
  ])('of a document with %s tells none', async (_, outputs) => {
    const { session } = await open();
    double.identity.verify(session, outputs);
    expect(await identity.read(session)).toMatchObject({ person: { birthDate: null } });
  });

  it('isn’t read as verified by a key that may not see its results', async () => {
    const { session } = await open();
    double.identity.verify(session, MINA);
    double.identity.access.mayReadResults = false;
    await expect(identity.read(session)).rejects.toThrow('does not have access');
  });

  it('that was canceled, or redacted before it was read, comes to nothing', async () => {
    const canceled = await open();
    double.identity.cancel(canceled.session);
    expect(await identity.read(canceled.session)).toEqual({ status: 'canceled' });
    const redacted = await open('another');
    double.identity.verify(redacted.session, MINA);
    double.identity.finishRedaction(redacted.session);
    expect(await identity.read(redacted.session)).toEqual({ status: 'canceled' });
  });
});

describe('a redaction', () => {
  it('is asked once, whether the session is verified or open', async () => {
    const { session } = await open();
    double.identity.verify(session, MINA);
    await identity.redact(session);
    await identity.redact(session);
    const other = await open('another');
    await identity.redact(other.session);
    const asked = double.calls.filter(({ path }) => path.endsWith('/redact'));
    expect(asked).toHaveLength(2);
    const kept = JSON.stringify([...double.identity.verifications.values()]);
    expect(kept).not.toContain('Park');
    expect(await identity.read(other.session)).toEqual({ status: 'canceled' });
  });

  it('of a session that Stripe works on fails, and may be asked again', async () => {
    const { session } = await open();
    double.identity.submit(session);
    await expect(identity.redact(session)).rejects.toThrow('cannot be redacted');
    double.identity.verify(session, MINA);
    await identity.redact(session);
  });
});

describe('a webhook', () => {
  const read = ({ body, headers }: { body: string; headers: Headers }) =>
    identity.readWebhook(body, headers);

  it('names the session, whatever happened to it', async () => {
    const { session } = await open();
    const { submit, fail, verify, cancel, finishRedaction } = double.identity;
    const told = [
      submit(session),
      fail(session, 'document_expired'),
      verify(session, MINA),
      cancel(session),
      finishRedaction(session),
    ];
    for (const webhook of told.reverse()) expect(await read(webhook)).toEqual({ session });
    expect(told.map(({ body }) => body).join()).not.toContain('Mina');
  });

  it('about other things is none of ours', async () => {
    const made = double.webhook('identity.verification_session.created', { id: 'vs_1' });
    expect(await read(made)).toBeNull();
    expect(await read(double.webhook('charge.refunded', { id: 'ch_1' }))).toBeNull();
  });

  it('that Stripe didn’t sign, or too long ago, is refused', async () => {
    const { session } = await open();
    const { body, headers } = double.identity.verify(session, MINA);
    const forged: [string, Headers][] = [
      [body, new Headers()],
      [body, double.sign(body, 'whsec_of_another')],
      [body, double.sign(body, KEYS.webhookSecret, Date.now() - 10 * 60_000)],
      [body.replace(session, 'vs_of_another'), headers],
    ];
    for (const [text, signature] of forged) {
      await expect(identity.readWebhook(text, signature)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect(await read({ body, headers })).toEqual({ session });
  });
});

it('there is a provider where both settings are', () => {
  const made = (env: Record<string, string>) =>
    makeIdentity(parseConfig({ NODE_ENV: 'test', ...env }, tmpdir()));
  expect(made({})).toBeNull();
  expect(
    made({ STRIPE_IDENTITY_KEY: 'rk_1', STRIPE_IDENTITY_WEBHOOK_SECRET: 'whsec_1' })?.kind,
  ).toBe('stripe');
});
