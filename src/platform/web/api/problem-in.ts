import type { ProblemBody } from '#platform/contract/errors.ts';

/**
 * The problem of a refusal. One that isn't ours, such as a proxy's, may have its text as `error`.
 *
 * @throws TypeError when it has no text at all
 */
export function problemIn(answer: unknown): ProblemBody {
  const problem = (answer ?? {}) as Partial<ProblemBody>;
  const message = [problem.message, problem.error].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  if (message === undefined) throw new TypeError('a refusal without a text');
  return { ...(problem as ProblemBody), message };
}
