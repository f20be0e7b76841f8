import type { Context } from 'hono';
import type { ErrorCode, ProblemBody } from '#platform/contract/errors.ts';
import { isDatabaseGone } from '../database/failures.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { ERROR_TABLE } from './error-table.ts';
import { Problem } from './problem.ts';

/** Turns whatever was thrown into a problem answer; never a stack. */
export function answerError(error: unknown, c: Context<AppEnv>, services: Services): Response {
  const problem = toProblem(error);
  if (problem.code === 'internal' || problem.code === 'database-unavailable') {
    c.get('log')?.error({ err: error }, 'request failed');
  }
  const { status, message } = ERROR_TABLE[problem.code];
  const text = services.translatorFor(c.req.raw.headers)(message);
  const body: ProblemBody = {
    type: `about:blank#${problem.code}`,
    title: problem.code,
    status,
    code: problem.code,
    message: text,
    error: text,
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    requestId: c.get('requestId') ?? '',
  };
  if (problem.retryAfter !== undefined) c.header('retry-after', String(problem.retryAfter));
  c.header('cache-control', 'no-store');
  c.header('content-type', 'application/problem+json');
  return c.body(JSON.stringify(body), status as 400);
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code: ErrorCode = isDatabaseGone(error) ? 'database-unavailable' : 'internal';
  return new Problem(code, { cause: error });
}
