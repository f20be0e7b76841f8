import { failedStatement } from '../database/failures.ts';
import { redactSecrets } from './redact-secrets.ts';

/** Fields of a database's or a system's error that contain no value of a row. */
const FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
/** Most nested causes that are logged. */
const DEPTH = 4;

/** The logged part of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Type and message, then the frames. */
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [fact: string]: unknown;
}

/**
 * The loggable part of an error. Only these listed fields are taken: errors of libraries carry
 * whole requests, and a failed query names its parameters, among them tokens, passwords and
 * messages.
 */
export function errorForLog(error: Error): LoggedError;
export function errorForLog(error: unknown): unknown;
export function errorForLog(error: unknown): unknown {
  return error instanceof Error ? toLoggedError(error, DEPTH) : error;
}

function toLoggedError(error: Error, depth: number): LoggedError {
  const type = error.constructor.name || error.name;
  const message = withoutParameters(error);
  const facts = Object.fromEntries(
    FACTS.flatMap((fact) => {
      const value = (error as unknown as Record<string, unknown>)[fact];
      return typeof value === 'string' || typeof value === 'number' ? [[fact, value]] : [];
    }),
  );
  const { cause } = error;
  return {
    type,
    message,
    stack: `${type}: ${message}${formatFrames(error)}`,
    ...facts,
    ...(cause instanceof Error && depth > 0 ? { cause: toLoggedError(cause, depth - 1) } : {}),
  };
}

/** For a failed query the statement, whose values are separate from it. */
function withoutParameters(error: Error): string {
  const statement = failedStatement(error);
  return redactSecrets(statement === null ? error.message : `Failed query: ${statement}`);
}

/** The stack without its head, which repeats the message. */
function formatFrames({ stack = '' }: Error): string {
  const at = stack.search(/\n {1,20}at /);
  return at < 0 ? '' : redactSecrets(stack.slice(at));
}
