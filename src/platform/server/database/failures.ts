import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Codes by which drivers and the system report that the database can't be reached. */
const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // A server that takes no writes: its primary's place was given to another.
  '25006',
]);
const GONE_TEXT =
  /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|database did not answer/i;

/**
 * Whether an error (or its cause) means that the database can't be reached, rather than a defect.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return someCause(error, (cause) => {
    const code = getCode(cause);
    return (
      (code !== undefined && GONE.has(code)) ||
      isFromPooler(cause) ||
      GONE_TEXT.test(getMessage(cause))
    );
  });
}

/**
 * Whether PgBouncer reports that the server behind it is gone. It has one code for everything, that of
 * a protocol violation; of one, the server itself names the routine that found it.
 */
function isFromPooler(cause: object): boolean {
  return getCode(cause) === '08P01' && (cause as { routine?: unknown }).routine === undefined;
}

/** Whether the server refused a write because it is, or has become, a replica. */
export function isReadOnly(error: unknown): boolean {
  return someCause(error, (cause) => getCode(cause) === '25006');
}

/**
 * Whether the server gave up on a statement that took longer than `statement_timeout`: where it isn't a
 * slow one, it waited for rows of a transaction that could not commit, since the standby was away.
 */
export function isStatementTimeout(error: unknown): boolean {
  return someCause(error, (cause) => getCode(cause) === '57014');
}

/** Whether a transaction lost against a rival and may be run again unchanged. */
export function isRetryable(error: unknown): boolean {
  return someCause(error, (cause) => {
    const code = getCode(cause);
    return code === '40001' || code === '40P01';
  });
}

/** Whether a statement waited for a lock longer than its `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return someCause(error, (cause) => getCode(cause) === '55P03');
}

/** Whether a unique constraint refused a row; the one of this name, if set. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return someCause(
    error,
    (cause) =>
      getCode(cause) === '23505' &&
      (constraint === undefined ||
        (cause as { constraint?: unknown }).constraint === constraint ||
        getMessage(cause).includes(constraint)),
  );
}

function someCause(error: unknown, test: (cause: object) => boolean): boolean {
  let cause: unknown = error;
  for (let depth = 0; depth < 6 && typeof cause === 'object' && cause !== null; depth += 1) {
    if (test(cause)) return true;
    cause = (cause as { cause?: unknown }).cause;
  }
  return false;
}

function getCode(cause: object): string | undefined {
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

function getMessage(cause: object): string {
  const { message } = cause as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

/** The statement of a failed query, without its parameters, which the error's message names as well. */
export function failedStatement(error: unknown): string | null {
  return error instanceof DrizzleQueryError ? error.query : null;
}
