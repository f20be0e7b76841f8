/** Requests of how many days back a host's answer rate counts. */
export const ANSWER_RATE_DAYS = 365;
/** From how many requests on a rate is told: below it, one request says more of chance than of a host. */
export const ANSWER_RATE_FROM = 5;

/** A host's requests that were answered or ran out, and how many of them were answered. */
export interface HostAnswers {
  readonly requests: number;
  readonly answers: number;
}

/**
 * How many of a host's requests were answered, in whole percent rounded down, so that 100 means all
 * of them; null where there were too few to say.
 */
export function answerRate({ requests, answers }: HostAnswers): number | null {
  return requests < ANSWER_RATE_FROM ? null : Math.floor((100 * answers) / requests);
}
