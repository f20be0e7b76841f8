import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The longest text of an answer that is shown as it is. */
const LONGEST = 300;

/** Why there are no flights, fit to be shown (spec 3 §8). */
export class FlightsFailure extends Error {
  readonly text: string | MessageDescriptor;
  /** The status of the answer; null where there was none. */
  readonly status: number | null;

  constructor(text: string | MessageDescriptor, status: number | null) {
    super('flights could not be searched for');
    this.name = 'FlightsFailure';
    this.text = text;
    this.status = status;
  }
}

/** Said where no answer came, or none that can be read (spec 3 §8). */
export function unansweredFlights(): FlightsFailure {
  return new FlightsFailure(msg`Failed to search flights`, null);
}

/**
 * Why a search was refused: what the server says in `error`, else the status alone (spec 3 §8).
 *
 * @param answer the body as it came; undefined where it can't be read
 */
export function refusedFlights(status: number, answer: unknown): FlightsFailure {
  const { error } = (answer ?? {}) as { error?: unknown };
  if (typeof error === 'string' && error !== '' && error.length <= LONGEST) {
    return new FlightsFailure(error, status);
  }
  return new FlightsFailure(msg`Search failed with status ${status}`, status);
}
