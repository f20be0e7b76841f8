import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { failedStatement } from '../database/failures.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';
import { errorForLog } from './log.ts';
import { statementForLog } from './statements.ts';

/** The place of an error. */
export interface ErrorPlace {
  /** Pattern of the route, or name of the job; never a path. */
  readonly route: string;
  /** Id under which the log has more. */
  readonly id: string;
}

/** Reports a defect; never throws and never waits. */
export type ReportError = (error: unknown, place: ErrorPlace) => void;

interface ErrorReportOptions {
  /** Address that reports are posted to; undefined to report nothing. */
  readonly url: string | undefined;
  readonly release: { readonly version: string; readonly commit: string };
  readonly log: Logger;
}

/** Kinds of errors that are remembered; the oldest is forgotten first. */
const MAX_KNOWN = 500;
/** Reports that wait while one is sent, and all of a minute; further ones are dropped. */
const MAX_WAITING = 20;
const MAX_A_MINUTE = 10;
const MINUTE_MS = 60_000;
/** Milliseconds after which a report is given up. */
const PATIENCE_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1_024;
const MAX_FRAMES = 5;
/** A frame: function, then file with line and column, or the file alone. */
const FRAME = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):\d+\)?$/;
const FOREIGN_FRAME = /node_modules|^node:/;

interface Frame {
  readonly name: string;
  /** Name of the file, without its folders. */
  readonly file: string;
  readonly line: number;
}

/** Frames of our own code, the innermost first. */
function ownFrames(error: Error): Frame[] {
  return (error.stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, name = 'anonymous', file = '', number] = FRAME.exec(line) ?? [];
      if (number === undefined || FOREIGN_FRAME.test(file)) return [];
      return [{ name, file: file.slice(file.lastIndexOf('/') + 1), line: Number(number) }];
    })
    .slice(0, MAX_FRAMES);
}

/** The innermost error that caused another. */
function rootCause(error: Error): Error {
  let cause = error;
  for (let depth = 0; depth < 6 && cause.cause instanceof Error; depth += 1) cause = cause.cause;
  return cause;
}

/**
 * The report of an error: its type, code, place and frames. Its message is left out, which may name
 * people; the log has it under the id.
 *
 * Errors are of one kind if their type, the function of the first frame of our own and their route
 * are equal, and for a failed statement its text.
 */
function describeError(error: Error, { route, id }: ErrorPlace) {
  const cause = rootCause(error);
  const { type } = errorForLog(error);
  const { code } = cause as { code?: unknown };
  const frames = [error, cause].map(ownFrames).find((own) => own.length > 0) ?? [];
  const [first] = frames;
  const failed = [error, error.cause].map(failedStatement).find((text) => text !== null);
  const statement = failed === undefined ? undefined : statementForLog(failed ?? '');
  const kind = [type, cause.constructor.name, first?.name, first?.file, route, statement];
  return {
    text: `${type} at ${route}`,
    fingerprint: createHash('sha256').update(JSON.stringify(kind)).digest('hex').slice(0, 16),
    type,
    ...(cause === error ? {} : { cause: cause.constructor.name }),
    ...(typeof code === 'string' ? { code } : {}),
    route,
    id,
    ...(statement === undefined ? {} : { statement }),
    frames: frames.map(({ name, file, line }) => `${name} (${file}:${line})`),
  };
}

/**
 * Posts each new kind of error once as JSON, and no more than some a minute. A report that isn't
 * accepted is forgotten: the next error of its kind is reported again.
 */
export function makeErrorReports({ url, release, log }: ErrorReportOptions): ReportError {
  if (url === undefined) return () => {};
  const known = new Set<string>();
  const waiting: ReturnType<typeof describeError>[] = [];
  let isSending = false;
  let sentAt: number[] = [];

  const post = async (report: ReturnType<typeof describeError>) => {
    const response = await fetchOutside(url, {
      service: 'error-webhook',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...report, ...release, at: new Date().toISOString() }),
      maxBytes: MAX_ANSWER_BYTES,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the error webhook answered ${response.status}`);
  };
  const sendAll = async () => {
    isSending = true;
    for (let report = waiting.shift(); report !== undefined; report = waiting.shift()) {
      const { fingerprint } = report;
      try {
        await post(report);
      } catch (error) {
        known.delete(fingerprint);
        log.warn({ err: error, fingerprint }, 'an error could not be reported');
      }
    }
    isSending = false;
  };
  const mayReport = (fingerprint: string): boolean => {
    const now = performance.now();
    sentAt = sentAt.filter((at) => now - at < MINUTE_MS);
    if (known.has(fingerprint)) return false;
    if (waiting.length >= MAX_WAITING || sentAt.length >= MAX_A_MINUTE) return false;
    sentAt.push(now);
    known.add(fingerprint);
    const [oldest] = known;
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    return true;
  };

  return (thrown, place) => {
    const error = thrown instanceof Error ? thrown : new Error('no error was thrown');
    const report = describeError(error, place);
    if (!mayReport(report.fingerprint)) return;
    waiting.push(report);
    if (!isSending) void sendAll();
  };
}
