import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { failedStatement } from '../database/failures.ts';

/**
 * Patterns of secret keys and tokens: those of Stripe, Duffel, Google, GitHub and AWS, of an
 * `Authorization` header, and of a query.
 */
const SECRETS: readonly (readonly [pattern: RegExp, kept: string])[] = [
  [/\b(?:sk|rk|pk|whsec|ek|pi|seti|cs)_(?:test_|live_)?[\w-]{8,}/g, ''],
  [/\bduffel_(?:test|live)_[\w-]+/g, ''],
  [/\bAIza[\w-]{20,}/g, ''],
  [/\b(?:gh[pousr]_|github_pat_)\w{20,}/g, ''],
  [/\bAKIA[A-Z0-9]{16}\b/g, ''],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, '$1 '],
  [/\b(key|token|secret|password|signature|access_token|client_secret)=[^&\s"']+/gi, '$1='],
];

/**
 * A text without parts that look like a key or a token: the other side may have echoed its input.
 */
export function redactSecrets(text: string): string {
  return SECRETS.reduce((left, [pattern, kept]) => left.replace(pattern, `${kept}[secret]`), text);
}

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

/**
 * Structured log; secrets that could open an account never appear in it.
 *
 * @param level the lowest level that is logged
 * @param into standard output by default
 */
export function makeLog(level: string, into?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        'code',
        'cookie',
        'authorization',
        'headers.cookie',
        'headers.authorization',
        'wifiPassword',
        '*.wifiPassword',
      ],
      censor: '[secret]',
    },
    serializers: { err: errorForLog },
  };
  return into === undefined ? pino(options) : pino(options, into);
}

/**
 * Makes the function that masks the path of a request in the log. A parameter named `:token` is a
 * secret that grants access, so everything from it on is left out of such a path, whatever the
 * method and whether or not it was found.
 *
 * @param paths as they are mounted, parameters written `:name`
 */
export function makePathForLog(paths: readonly string[]): (path: string) => string {
  const prefixes = paths
    .filter((path) => path.includes(TOKEN))
    .map((path) => {
      const before = path.slice(0, path.indexOf(TOKEN) + 1);
      return new RegExp(`^${before.replaceAll(/:\w+/g, '[^/]*')}`);
    });
  return (path) => {
    for (const prefix of prefixes) {
      const [found] = prefix.exec(path) ?? [];
      if (found !== undefined) return `${found}[secret]`;
    }
    return path;
  };
}

const TOKEN = '/:token';
