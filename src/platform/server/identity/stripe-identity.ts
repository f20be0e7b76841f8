import type Stripe from 'stripe';
import type { IdentityFailure } from '#domain/identity.ts';
import type { Config } from '../config/config.ts';
import {
  httpsPage,
  makeStripeClient,
  reaching,
  readStripeEvent,
} from '../payments/stripe-client.ts';
import type { DocumentPerson, Identity, IdentitySession } from './identity.ts';

type Session = Stripe.Identity.VerificationSession;

/** Sensitive results are only in an answer where they are named, and where the key may read them. */
const EXPANDED = ['verified_outputs', 'verified_outputs.dob'];

/** Checks of identity by Stripe Identity, through Stripe's own library (decision 0341). */
export function makeStripeIdentity({
  webhookSecret,
  ...access
}: NonNullable<Config['identity']> & {
  /** How long one try of a call may take, in milliseconds; of Stripe's client by default. */
  readonly callMs?: number;
}): Identity {
  const stripe = makeStripeClient(access);
  const sessions = stripe.identity.verificationSessions;

  return {
    kind: 'stripe',
    open: async ({ attemptId, returnUrl }) => {
      const { id, url } = await reaching(() =>
        sessions.create(
          {
            type: 'document',
            options: { document: { require_matching_selfie: true } },
            return_url: returnUrl,
            metadata: { attemptId },
          },
          { idempotencyKey: `identity:${attemptId}` },
        ),
      );
      return { session: id, url: httpsPage(url, `identity session ${id}`) };
    },
    read: async (session) =>
      toSession(await reaching(() => sessions.retrieve(session, { expand: EXPANDED }))),
    redact: async (session) => {
      // Stripe refuses what it works on, and what it was asked to redact before.
      const { redaction } = await reaching(() => sessions.retrieve(session));
      if (redaction !== null) return;
      // Without a key: Stripe would repeat for a day that it couldn't yet.
      await reaching(() => sessions.redact(session));
    },
    readWebhook: async (body, headers) =>
      toIdentityEvent(await readStripeEvent(stripe, body, headers, [webhookSecret])),
  };
}

function toIdentityEvent(event: Stripe.Event): { session: string } | null {
  switch (event.type) {
    case 'identity.verification_session.verified':
    case 'identity.verification_session.requires_input':
    case 'identity.verification_session.processing':
    case 'identity.verification_session.canceled':
    case 'identity.verification_session.redacted':
      return { session: event.data.object.id };
    default:
      return null;
  }
}

function toSession(session: Session): IdentitySession {
  // Once it is redacted, its fields hold placeholders.
  if (session.redaction !== null) return { status: 'canceled' };
  switch (session.status) {
    case 'requires_input':
      return {
        status: 'open',
        url: httpsPage(session.url, `identity session ${session.id}`),
        failure: session.last_error === null ? null : toFailure(session.last_error.code),
      };
    case 'processing':
      return { status: 'processing' };
    case 'verified':
      return { status: 'verified', person: toPerson(session) };
    case 'canceled':
      return { status: 'canceled' };
    default:
      throw new Error(`identity session ${session.id} is ${session.status}`);
  }
}

function toPerson({ id, verified_outputs: outputs }: Session): DocumentPerson {
  // Without it the key may not read sensitive results: an operator can mend that, a person can't.
  if (outputs === null || outputs === undefined || outputs.dob === undefined) {
    throw new Error(`the key may not read the results of identity session ${id}`);
  }
  return {
    firstName: outputs.first_name ?? '',
    lastName: outputs.last_name ?? '',
    birthDate: toDate(outputs.dob),
  };
}

function toDate(
  dob: Stripe.Identity.VerificationSession.VerifiedOutputs.Dob | null,
): string | null {
  const { year, month, day } = dob ?? {};
  if (year == null || month == null || day == null) return null;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Stripe's codes of failures of a check by document and selfie, by what their person can do. */
const FAILURES: ReadonlyMap<string | null, IdentityFailure> = new Map([
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
]);

/** A code that is newer than this list is about the document, as most are. */
function toFailure(code: string | null): IdentityFailure {
  return FAILURES.get(code) ?? 'document-unreadable';
}
