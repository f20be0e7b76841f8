import { sendWithLogin } from '#platform/web/api/log-in-again.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { timedSignal } from '#platform/web/scope/timed-signal.ts';

/** No provider of flights takes longer than a quarter of that. */
const WAIT_MS = 60_000;

/** A response as received, including a refusal. */
export interface RawAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** Undefined if a refusal can't be parsed. */
  readonly body: unknown;
  /** When a retry is possible, ISO 8601; null if the answer doesn't include it. */
  readonly retryAt: string | null;
}

/**
 * Sends a question about a trip once.
 *
 * @throws the abort reason of `signal`; TypeError, SyntaxError or a TimeoutError without a readable
 *   answer
 */
export async function postQuestion(
  path: string,
  question: object,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const send = () =>
    pageScope().fetchApi(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(question),
      signal: timedSignal(signal, WAIT_MS),
    });
  // It only reads, so it opens no login dialog.
  const response = await sendWithLogin(send, () => false);
  const { ok, status, headers } = response;
  const body: unknown = await response.json().catch((error: unknown) => {
    if (signal.aborted || ok) throw error;
  });
  return { ok, status, body, retryAt: parseRetryAfter(headers.get('retry-after')) };
}

/** The instant in so many seconds; a date is no answer of our server. */
function parseRetryAfter(seconds: string | null): string | null {
  return seconds !== null && /^\d{1,6}$/.test(seconds)
    ? new Date(Date.now() + Number(seconds) * 1000).toISOString()
    : null;
}
