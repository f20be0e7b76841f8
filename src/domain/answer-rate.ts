/** Days back within which requests count for a host's answer rate. */
export const ANSWER_RATE_DAYS = 365;
/** Fewest requests for which a rate is shown: below it, a single request weighs too much. */
export const ANSWER_RATE_FROM = 5;

/** A host's requests that were answered or ran out, and how many of them were answered. */
export interface HostAnswers {
  readonly requests: number;
  readonly answers: number;
}

/**
 * Share of a host's requests that were answered, in whole percent rounded down, so that 100 means
 * all of them; null where there are too few for a rate.
 */
export function answerRate({ requests, answers }: HostAnswers): number | null {
  return requests < ANSWER_RATE_FROM ? null : Math.floor((100 * answers) / requests);
}
