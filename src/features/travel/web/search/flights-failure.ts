import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RawAnswer } from './post-question.ts';

/** The longest text of an answer that is shown as it is. */
const LONGEST = 300;

/** The status of the answer after too many requests. */
export const TOO_MANY = 429;

const NO_ANSWER = { status: null, retryAt: null } as const;

/** Why there are no flights, fit to be shown (spec 3 §8). */
export class FlightsFailure extends Error {
  readonly text: string | MessageDescriptor;
  /** Whether the origin was invalid. */
  readonly isOriginWrong: boolean;
  /** Whether it was refused because of too many requests in a short time. */
  readonly isLimit: boolean;
  /** When a retry is possible, ISO 8601; null if the answer doesn't include it. */
  readonly retryAt: string | null;

  constructor(
    text: string | MessageDescriptor,
    { status, retryAt }: Pick<RawAnswer, 'status' | 'retryAt'> | typeof NO_ANSWER,
    isOriginWrong = false,
  ) {
    super('flights could not be searched for');
    this.name = 'FlightsFailure';
    this.text = text;
    this.isOriginWrong = isOriginWrong;
    this.isLimit = status === TOO_MANY;
    this.retryAt = retryAt;
  }
}

/** The failure without a response, or with an unreadable one (spec 3 §8). */
export function unansweredFlights(): FlightsFailure {
  return new FlightsFailure(msg`Failed to search flights`, NO_ANSWER);
}

/**
 * Why a search was refused: from the server's `error`, otherwise from the status alone (spec 3 §8).
 */
export function refusedFlights(answer: Omit<RawAnswer, 'ok'>): FlightsFailure {
  const { error, fields } = (answer.body ?? {}) as { error?: unknown; fields?: unknown };
  const isOriginWrong = typeof fields === 'object' && fields !== null && 'origin' in fields;
  if (typeof error === 'string' && error !== '' && error.length <= LONGEST) {
    return new FlightsFailure(error, answer, isOriginWrong);
  }
  const { status } = answer;
  return new FlightsFailure(msg`Search failed with status ${status}`, answer);
}
