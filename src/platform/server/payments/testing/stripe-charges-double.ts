import {
  type Answer,
  type DoubleCall,
  type DoubleWebhook,
  invalid,
  Refusal,
  randomId,
} from './stripe-answers.ts';
import { type FormTree, textAt } from './stripe-form.ts';
import { listPage, toSeconds } from './stripe-lists.ts';

/** How a kept card takes a charge. The codes are those of Stripe. */
export type DoubleCard =
  | 'succeeds'
  | 'processing'
  | 'requires_action'
  | 'card_declined'
  | 'expired_card'
  | 'authentication_required'
  /** Declined by the bank, which asks for the payer. */
  | 'asks_for_payer'
  /** Removed from its customer. */
  | 'detached';

/** The used part of a payment intent in Stripe's API. */
export interface DoubleIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  status:
    | 'succeeded'
    | 'processing'
    | 'requires_action'
    | 'requires_capture'
    | 'requires_payment_method'
    | 'canceled';
  readonly amount: number;
  amount_received: number;
  amount_capturable: number;
  created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  last_payment_error: { type: string; code: string; decline_code?: string } | null;
  latest_charge: string | null;
}

const DECLINES: Partial<Record<DoubleCard, { code: string; decline_code?: string }>> = {
  card_declined: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card' },
  authentication_required: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
  },
  asks_for_payer: { code: 'card_declined', decline_code: 'authentication_required' },
};

const metadataIn = (tree: string | FormTree | undefined): Record<string, string> =>
  typeof tree === 'object' && typeof tree.metadata === 'object'
    ? (tree.metadata as Record<string, string>)
    : {};

const unexpected = ({ status }: DoubleIntent) =>
  new Refusal(400, 'invalid_request_error', `This PaymentIntent has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  });

const missing = (what: string, id: string) =>
  new Refusal(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
  });

/**
 * The routes of payment intents, after Stripe's documentation: those of checkouts, charges off
 * session by the card that a checkout kept, and their events.
 *
 * @param paid cents of each payment intent that was paid; kept up to date here
 * @param webhook signs an event
 */
export function makeChargeRoutes(
  paid: Map<string, number>,
  webhook: (type: string, object: object) => DoubleWebhook,
) {
  const intents = new Map<string, DoubleIntent>();
  /** Parameters of each checkout, by its session. */
  const asked = new Map<string, FormTree>();
  const cards = new Map<string, DoubleCard>();

  /** Holds that the card's bank keeps no longer. */
  const expired = new Set<string>();

  const succeed = (intent: DoubleIntent, amount = intent.amount): void => {
    intent.status = 'succeeded';
    intent.amount_received = amount;
    intent.amount_capturable = 0;
    intent.latest_charge = intent.id.replace(/^pi_/, 'ch_');
    paid.set(intent.id, amount);
  };

  /**
   * Adds the payment intent of a checkout that is paid.
   *
   * @returns whether it only holds the amount
   */
  const payCheckout = (session: string, intentId: string, amount: number): boolean => {
    const form = asked.get(session) ?? {};
    const data = form.payment_intent_data;
    const isKept =
      textAt(form, 'customer_creation') === 'always' &&
      typeof data === 'object' &&
      data.setup_future_usage === 'off_session';
    const customer = isKept ? randomId('cus') : null;
    const payment_method = randomId('pm');
    if (isKept) cards.set(payment_method, 'succeeds');
    const intent = makeIntent({ id: intentId, amount, customer, payment_method, form: data });
    const isHold = typeof data === 'object' && data.capture_method === 'manual';
    if (isHold) {
      intent.status = 'requires_capture';
      intent.amount_capturable = amount;
    } else {
      succeed(intent);
    }
    return isHold;
  };

  /** Takes part or all of what is held; the rest is let go (docs: Place a hold). */
  const capture = (id: string, form: FormTree): DoubleIntent => {
    const intent = known(id);
    const amount = Number(textAt(form, 'amount_to_capture') ?? intent.amount_capturable);
    if (intent.status !== 'requires_capture') throw unexpected(intent);
    if (expired.has(id)) {
      throw new Refusal(400, 'invalid_request_error', 'The charge has expired.', {
        code: 'charge_expired_for_capture',
      });
    }
    if (!Number.isInteger(amount) || amount < 1 || amount > intent.amount_capturable) {
      throw invalid('Not an amount to capture', 'amount_to_capture');
    }
    succeed(intent, amount);
    return intent;
  };

  const cancelHold = (id: string): DoubleIntent => {
    const intent = known(id);
    if (['succeeded', 'canceled'].includes(intent.status)) throw unexpected(intent);
    intent.status = 'canceled';
    intent.amount_capturable = 0;
    return intent;
  };

  const makeIntent = ({
    form,
    ...given
  }: Pick<DoubleIntent, 'id' | 'amount' | 'customer' | 'payment_method'> & {
    form: string | FormTree | undefined;
  }): DoubleIntent => {
    const intent: DoubleIntent = {
      object: 'payment_intent',
      status: 'processing',
      amount_received: 0,
      amount_capturable: 0,
      created: toSeconds(),
      currency: 'usd',
      description: (typeof form === 'object' ? textAt(form, 'description') : undefined) ?? null,
      metadata: metadataIn(form),
      last_payment_error: null,
      latest_charge: null,
      ...given,
    };
    intents.set(intent.id, intent);
    return intent;
  };

  const decline = (intent: DoubleIntent, error: { code: string; decline_code?: string }): void => {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { type: 'card_error', ...error };
  };

  const createIntent = (form: FormTree): DoubleIntent => {
    const amount = Number(textAt(form, 'amount'));
    const customer = textAt(form, 'customer') ?? '';
    const payment_method = textAt(form, 'payment_method') ?? '';
    if (!Number.isInteger(amount) || amount < 50) throw invalid('Amount too small', 'amount');
    if (textAt(form, 'currency') !== 'usd') throw invalid('Not a currency', 'currency');
    if (textAt(form, 'confirm') !== 'true' || textAt(form, 'off_session') !== 'true') {
      throw invalid('Not confirmed off session', 'off_session');
    }
    if (textAt(form, 'automatic_payment_methods', 'allow_redirects') !== 'never') {
      throw invalid('Some payment methods redirect: there must be a return_url', 'return_url');
    }
    const owns = [...intents.values()].some(
      (one) => one.customer === customer && one.payment_method === payment_method,
    );
    const card = cards.get(payment_method);
    if (!owns || card === undefined || card === 'detached') {
      throw invalid('The payment method may not be used again', 'payment_method');
    }
    const intent = makeIntent({ id: randomId('pi'), amount, customer, payment_method, form });
    const error = DECLINES[card];
    if (error !== undefined) {
      decline(intent, error);
      const more = { ...error, payment_intent: { ...intent }, isKept: true };
      throw new Refusal(402, 'card_error', 'Your card was declined.', more);
    }
    if (card === 'succeeds') succeed(intent);
    else if (card === 'requires_action') intent.status = card;
    return intent;
  };

  const known = (id: string): DoubleIntent => {
    const intent = intents.get(id);
    if (intent === undefined) throw missing('payment_intent', id);
    return intent;
  };

  const showIntent = (id: string, form: FormTree): object => {
    const intent = known(id);
    if (textAt(form, 'expand', '0') !== 'payment_method') return { ...intent };
    const { payment_method: card, customer } = intent;
    const isAttached = card !== null && ![undefined, 'detached'].includes(cards.get(card));
    const shown = { id: card, object: 'payment_method', customer: isAttached ? customer : null };
    return { ...intent, payment_method: card === null ? null : shown };
  };

  const listIntents = (form: FormTree): object => {
    const customer = textAt(form, 'customer');
    const all = [...intents.values()];
    const found = customer === undefined ? all : all.filter((one) => one.customer === customer);
    return listPage('/v1/payment_intents', form, found);
  };

  /** The answer to a call about payment intents; null for any other call. */
  const answer = ({ method, path, form }: DoubleCall): Answer | null => {
    const [, resource, id, action, ...more] = path.split('/').slice(1);
    if (resource !== 'payment_intents' || more.length > 0) return null;
    if (action !== undefined) {
      if (method !== 'POST' || id === undefined) return null;
      if (action === 'capture') return { status: 200, body: { ...capture(id, form) } };
      return action === 'cancel' ? { status: 200, body: { ...cancelHold(id) } } : null;
    }
    // A copy: what is repeated for a key is the answer of then.
    if (method === 'POST' && id === undefined)
      return { status: 200, body: { ...createIntent(form) } };
    if (method !== 'GET') return null;
    return { status: 200, body: id === undefined ? listIntents(form) : showIntent(id, form) };
  };

  return {
    answer,
    payCheckout,
    /** Records the parameters of a checkout. */
    open: (session: string, form: FormTree) => asked.set(session, form),
    /** Intents that were made off session. */
    made: () => [...intents.values()].filter(({ metadata }) => metadata.keptBy !== undefined),
    /** Says how the card that a checkout kept takes the next charges. */
    setCard: (checkoutIntent: string, card: DoubleCard) =>
      cards.set(known(checkoutIntent).payment_method ?? '', card),
    /** The bank has decided about a charge that was processing. */
    settle: (id: string, hasSucceeded: boolean): DoubleWebhook => {
      const intent = known(id);
      if (hasSucceeded) succeed(intent);
      else decline(intent, { code: 'card_declined', decline_code: 'insufficient_funds' });
      return webhook(`payment_intent.${hasSucceeded ? 'succeeded' : 'payment_failed'}`, intent);
    },
    /** The bank of a card keeps a hold no longer, which Stripe hasn't noticed yet. */
    expireHold: (id: string) => expired.add(id),
    /** The event of an amount that is held. */
    held: (id: string): DoubleWebhook =>
      webhook('payment_intent.amount_capturable_updated', known(id)),
    intent: known,
    cancel: (id: string) => {
      known(id).status = 'canceled';
    },
    /** The event of a payment intent that has succeeded. */
    succeeded: (id: string): DoubleWebhook => webhook('payment_intent.succeeded', known(id)),
  };
}
