import {
  type Answer,
  type DoubleCall,
  type DoubleWebhook,
  invalid,
  Refusal,
  randomId,
} from './stripe-answers.ts';
import { type FormTree, textAt } from './stripe-form.ts';
import { toSeconds } from './stripe-lists.ts';

/** The used part of a verification session in Stripe's API, with what a caller has to expand. */
export interface DoubleVerification {
  readonly id: string;
  readonly object: 'identity.verification_session';
  readonly created: number;
  readonly type: string;
  readonly options: object;
  readonly return_url: string | null;
  metadata: Record<string, string>;
  status: 'requires_input' | 'processing' | 'verified' | 'canceled';
  last_error: { code: string; reason: string } | null;
  redaction: { status: 'processing' | 'redacted' } | null;
  outputs: DoubleOutputs | null;
}

interface DoubleOutputs {
  first_name: string;
  last_name: string;
  dob: { day: number; month: number; year: number } | null;
}

type EventName = 'verified' | 'requires_input' | 'processing' | 'canceled' | 'redacted';

/**
 * The routes of Stripe Identity, after Stripe's documentation: sessions, their hosted page, and what
 * becomes of them.
 */
export function makeIdentityRoutes(webhook: (type: string, object: object) => DoubleWebhook) {
  const verifications = new Map<string, DoubleVerification>();
  /** Whether the key is a restricted one that may read sensitive results. */
  const access = { mayReadResults: true };

  const known = (id: string | undefined): DoubleVerification => {
    const session = verifications.get(id ?? '');
    if (session !== undefined) return session;
    throw new Refusal(404, 'invalid_request_error', `No such verificationsession: '${id}'`, {
      code: 'resource_missing',
      isKept: true,
    });
  };

  const create = (form: FormTree): DoubleVerification => {
    if (textAt(form, 'type') !== 'document') throw invalid('Missing required param: type.', 'type');
    if (textAt(form, 'options', 'document', 'require_matching_selfie') !== 'true') {
      throw invalid('This platform asks for a selfie', 'options');
    }
    const returnUrl = textAt(form, 'return_url');
    if (returnUrl !== undefined && !URL.canParse(returnUrl)) {
      throw invalid('Not a valid URL', 'return_url');
    }
    const session: DoubleVerification = {
      id: randomId('vs'),
      object: 'identity.verification_session',
      created: toSeconds(),
      type: 'document',
      options: { document: { require_matching_selfie: true } },
      return_url: returnUrl ?? null,
      metadata: typeof form.metadata === 'object' ? (form.metadata as Record<string, string>) : {},
      status: 'requires_input',
      last_error: null,
      redaction: null,
      outputs: null,
    };
    verifications.set(session.id, session);
    return session;
  };

  /** A session as an answer shows it; its page's address is a new one each time. */
  const shown = (session: DoubleVerification, expanded: readonly string[] = []): object => {
    const { outputs, return_url: _, ...rest } = session;
    const isOpen = session.status === 'requires_input' && session.redaction === null;
    const { dob, ...names } = outputs ?? {};
    const maySee = (field: string) => expanded.includes(field);
    if (maySee('verified_outputs.dob') && !access.mayReadResults) {
      throw new Refusal(
        403,
        'invalid_request_error',
        'The provided key does not have access to verified_outputs.dob',
        { code: 'permission_error' },
      );
    }
    return {
      ...rest,
      livemode: false,
      url: isOpen ? `https://verify.stripe.com/start/${session.id}?key=${randomId('k')}` : null,
      ...(maySee('verified_outputs')
        ? {
            verified_outputs:
              outputs === null
                ? null
                : { ...names, ...(maySee('verified_outputs.dob') ? { dob } : {}) },
          }
        : {}),
    };
  };

  const redact = (session: DoubleVerification): DoubleVerification => {
    if (session.redaction !== null || !['requires_input', 'verified'].includes(session.status)) {
      throw new Refusal(400, 'invalid_request_error', 'This session cannot be redacted', {
        isKept: true,
      });
    }
    session.redaction = { status: 'processing' };
    if (session.status === 'requires_input') session.status = 'canceled';
    session.metadata = {};
    session.last_error = null;
    if (session.outputs !== null) {
      session.outputs = { first_name: '[redacted]', last_name: '[redacted]', dob: null };
    }
    return session;
  };

  /** The answer to a call of Identity; null for any other call. */
  const answer = ({ method, path, form }: DoubleCall): Answer | null => {
    const [, family, resource, id, act, ...more] = path.split('/').slice(1);
    if (family !== 'identity' || resource !== 'verification_sessions' || more.length > 0)
      return null;
    const ok = (body: object): Answer => ({ status: 200, body });
    if (method === 'POST' && id === undefined) return ok(shown(create(form)));
    if (method === 'GET' && id !== undefined && act === undefined) {
      const { expand } = form;
      const fields = typeof expand === 'object' ? Object.values(expand).map(String) : [];
      return ok(shown(known(id), fields));
    }
    if (method === 'POST' && act === 'redact') return ok(shown(redact(known(id))));
    return null;
  };

  /** Changes a session, and returns the webhook that tells of it. */
  const become = (
    id: string,
    event: EventName,
    change: Partial<Pick<DoubleVerification, 'status' | 'last_error' | 'outputs' | 'redaction'>>,
  ): DoubleWebhook => {
    const session = known(id);
    Object.assign(session, change);
    return webhook(`identity.verification_session.${event}`, shown(session));
  };

  return {
    answer,
    verifications,
    access,
    /** The person has sent document and selfie. */
    submit: (id: string) => become(id, 'processing', { status: 'processing', last_error: null }),
    /** Stripe has found them good. */
    verify: (id: string, outputs: DoubleOutputs) =>
      become(id, 'verified', { status: 'verified', last_error: null, outputs }),
    /** Stripe has found something wrong. */
    fail: (id: string, code: string) =>
      become(id, 'requires_input', {
        status: 'requires_input',
        last_error: { code, reason: `It is ${code}.` },
      }),
    cancel: (id: string) => become(id, 'canceled', { status: 'canceled' }),
    /** Stripe has carried a redaction out, asked by us or in its dashboard. */
    finishRedaction: (id: string) => become(id, 'redacted', { redaction: { status: 'redacted' } }),
  };
}
