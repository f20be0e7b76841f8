import type { IncomingMessage } from 'node:http';
import type { FormTree } from './stripe-form.ts';

/** A call the double received. */
export interface DoubleCall {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Parameters of the body, or of the query. */
  readonly form: FormTree;
}

/** A webhook as Stripe would send it. */
export interface DoubleWebhook {
  readonly body: string;
  readonly headers: Headers;
}

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** An answer of Stripe that says no. */
export class Refusal extends Error {
  readonly answer: Answer;
  /** Whether it is repeated for its idempotency key: what fails validation isn't. */
  readonly isKept: boolean;

  constructor(
    status: number,
    type: string,
    message: string,
    {
      isKept = false,
      ...more
    }: {
      isKept?: boolean;
      param?: string;
      code?: string;
      decline_code?: string;
      payment_intent?: object;
    } = {},
  ) {
    super(message);
    this.answer = { status, body: { error: { type, message, ...more } } };
    this.isKept = isKept;
  }
}

export const invalid = (message: string, param?: string) =>
  new Refusal(400, 'invalid_request_error', message, param === undefined ? {} : { param });

/** A random id, as those of Stripe's objects. */
export const randomId = (prefix: string) => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
