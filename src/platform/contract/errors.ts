/** The codes that the platform itself refuses with. */
export const PLATFORM_ERRORS = [
  'invalid-input',
  'body-too-large',
  'not-found',
  'signed-out',
  'account-changed',
  'proof-needed',
  'second-factor-missing',
  'forbidden',
  'not-for-co-hosts',
  'cross-origin',
  'rate-limited',
  'timeout',
  'database-unavailable',
  'idempotency-key-reused',
  'internal',
  'picture-unreadable',
  'picture-incomplete',
  'picture-too-large',
  'media-unavailable',
  'pictures-busy',
  'passwords-busy',
] as const;

/**
 * All codes of error answers, as keys. A feature adds its own by declaration merging, in its
 * `contract/errors.ts`; their statuses and texts are in its `server/errors.ts`, and the product's
 * table (`entry/error-table.ts`) must name each of them.
 */
export interface ErrorCodes extends Record<(typeof PLATFORM_ERRORS)[number], true> {}

export type ErrorCode = keyof ErrorCodes & string;

/** Any value that JSON can express. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The body of an error answer, `application/problem+json`. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  /** Translated, fit for a toast. */
  message: string;
  /** The same text; callers of the specification read either name. */
  error: string;
  /** For `invalid-input`: dotted field path to translated text. */
  fields?: Record<string, string>;
  /** For `listing-changed`: the current state, in the shape the route reads it. */
  current?: Json;
  requestId: string;
}
