import type { ProblemBody } from '#platform/contract/errors.ts';

/**
 * Whether an answer is a problem of ours, whose type names its code; its texts are in the reader's
 * language then.
 */
export function isProblem(answer: unknown): answer is ProblemBody {
  const { type, code, message } = (answer ?? {}) as Partial<ProblemBody>;
  return typeof code === 'string' && type === `about:blank#${code}` && typeof message === 'string';
}

/**
 * The problem of a refusal.
 *
 * @throws TypeError when it isn't ours, such as a proxy's: its text may be in any language and is
 * not suitable for users, so callers show a general sentence of their own
 */
export function problemIn(answer: unknown): ProblemBody {
  if (!isProblem(answer)) throw new TypeError('a refusal that is no problem of ours');
  return answer;
}

const MAX_MESSAGE = 300;

/**
 * The `message` of a refusal that isn't ours, on one line and shortened; empty where it has none.
 */
export function foreignMessageIn(answer: unknown): string {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === 'string'
    ? message.replace(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE)
    : '';
}
