import type { Logger } from 'pino';
import { slowStatements, statementSeconds } from './instruments.ts';
import { openPart } from './tracing.ts';

/** Milliseconds from which a statement is logged. */
const SLOW_MS = 1_000;
/** Most characters of a statement that are logged. */
const MAX_TEXT = 600;

let slowLog: Logger | undefined;

/** Logs statements of this process that take a second or longer, without their values. */
export function logSlowStatements(log: Logger): void {
  slowLog = log;
}

/**
 * A statement without the values that stand in its text. Those of parameters are never part of it.
 */
export function statementForLog(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Ends the measurement of a statement. */
export type EndStatement = (outcome: 'ok' | 'failed') => void;

/**
 * Begins to measure a statement.
 *
 * @param pool where it runs
 * @param text with placeholders for its values
 */
export function beginStatement(pool: string, text: string): EndStatement {
  const started = performance.now();
  const span = openPart(() => {
    const statement = statementForLog(text);
    const [operation = ''] = statement.split(' ', 1);
    return {
      name: operation.toLowerCase(),
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': statement,
        'wayhearth.pool': pool,
      },
    };
  });
  return (outcome) => {
    span.end({ failed: outcome === 'failed' });
    const ms = performance.now() - started;
    statementSeconds.observe({ pool, outcome }, ms / 1_000);
    if (ms < SLOW_MS) return;
    slowStatements.inc({ pool });
    slowLog?.warn(
      { pool, outcome, ms: Math.round(ms), statement: statementForLog(text) },
      'slow statement',
    );
  };
}

/** Measures a statement that is a promise. */
export async function measureStatement<T>(
  pool: string,
  text: string,
  run: () => Promise<T>,
): Promise<T> {
  const end = beginStatement(pool, text);
  try {
    const result = await run();
    end('ok');
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}
