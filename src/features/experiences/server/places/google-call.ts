import type { Logger } from 'pino';
import * as v from 'valibot';
import { cleanText } from '#platform/contract/clean-text.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { fetchOutside } from '#platform/server/outside/fetch-outside.ts';
import { type Google, googleAddress } from './google.ts';

/** Timeout of Google's response in milliseconds (spec 2 §4). */
const PATIENCE_MS = 10_000;
const MAX_BYTES = 256 * 1024;

/** Quota exceeded, a key without permission, or an error on their side. */
const NO_ANSWER = ['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'] as const;
const refusalSchema = v.object({
  status: v.picklist(NO_ANSWER),
  error_message: v.optional(v.string(), ''),
});

/** A single-line text from outside, 300 letters at most. */
export const lineSchema = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text).replace(/\s+/g, ' ').trim().slice(0, 300)),
);

/**
 * Calls a method of Google's Places API that answers with JSON.
 *
 * @param schema of a successful answer
 * @throws Problem 'place-unavailable' when there is no usable answer
 */
export async function callGoogle<Schema extends v.GenericSchema<unknown, unknown>>(
  google: Google,
  call: 'details/json' | 'textsearch/json',
  query: Readonly<Record<string, string>>,
  schema: Schema,
  log: Pick<Logger, 'warn'>,
  patienceMs = PATIENCE_MS,
): Promise<v.InferOutput<Schema>> {
  try {
    const response = await fetchOutside(googleAddress(google, call, query), {
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`Google answered ${response.status}`);
    const answer: unknown = await response.json();
    const refusal = v.safeParse(refusalSchema, answer);
    if (refusal.success) {
      throw new Error(`Google refused: ${refusal.output.status} ${refusal.output.error_message}`);
    }
    return v.parse(schema, answer);
  } catch (error) {
    log.warn({ err: error, call }, 'no answer about places from Google');
    throw new Problem('place-unavailable', { cause: error });
  }
}
