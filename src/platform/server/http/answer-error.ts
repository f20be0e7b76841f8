import type { Context } from 'hono';
import type { ErrorCode, ProblemBody } from '#platform/contract/errors.ts';
import { isDatabaseGone } from '../database/failures.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { Problem } from './problem.ts';
import { problemPage } from './problem-page.ts';

/** Turns whatever was thrown into a problem answer, or a page for who asked for one; never a stack. */
export function answerError(error: unknown, c: Context<AppEnv>, services: Services): Response {
  const problem = toProblem(error);
  if (problem.code === 'internal' || problem.code === 'database-unavailable') {
    c.get('log')?.error({ err: error }, 'request failed');
  }
  c.set('refusal', problem.code);
  const { status, message } = services.errors[problem.code];
  const translate = services.translatorFor(c.req.raw.headers);
  const text = translate(message);
  const body: ProblemBody = {
    type: `about:blank#${problem.code}`,
    title: problem.code,
    status,
    code: problem.code,
    message: text,
    error: text,
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    requestId: c.get('requestId') ?? '',
  };
  if (problem.retryAfter !== undefined) c.header('retry-after', String(problem.retryAfter));
  c.header('cache-control', 'no-store');
  if (asksForPage(c)) {
    const { pathname, search } = new URL(c.req.url);
    // Two slashes in front would be another site's address.
    const address = `${pathname}${search}`.replace(/^\/+/, '/');
    c.header('content-type', 'text/html; charset=utf-8');
    return c.body(
      problemPage({ status, message: text, requestId: body.requestId, address }, translate),
      status as 400,
    );
  }
  c.header('content-type', 'application/problem+json');
  return c.body(JSON.stringify(body), status as 400);
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code: ErrorCode = isDatabaseGone(error) ? 'database-unavailable' : 'internal';
  return new Problem(code, { cause: error });
}

function asksForPage(c: Context<AppEnv>): boolean {
  if (c.req.method !== 'GET' || c.req.path.startsWith('/api/')) return false;
  return (c.req.header('accept') ?? '').includes('text/html');
}
