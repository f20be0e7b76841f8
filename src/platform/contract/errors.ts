/**
 * Every code an answer may carry. Status and text stand in one table
 * (`platform/server/http/error-table.ts`) that must name each of them.
 */
export const ERROR_CODES = [
  'invalid-input',
  'body-too-large',
  'not-found',
  'signed-out',
  'forbidden',
  'cross-origin',
  'rate-limited',
  'timeout',
  'database-unavailable',
  'idempotency-key-reused',
  'internal',
  'email-taken',
  'wrong-credentials',
  'wrong-password',
  'token-invalid',
  'nights-taken',
  'stay-unavailable',
  'own-listing',
  'email-unconfirmed',
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
  'request-pause',
  'too-many-to-host',
  'too-many-guests',
  'too-few-nights',
  'date-past',
  'status-conflict',
  'dates-unchanged',
  'too-many-date-changes',
  'change-pending',
  'no-change-pending',
  'wrong-code',
  'code-locked',
  'check-in-too-early',
  'payment-required',
  'already-paid',
  'payment-failed',
  'price-mismatch',
  'listing-has-reservations',
  'account-has-reservations',
  'listing-changed',
  'listing-promised',
  'too-many-listings',
  'picture-unreadable',
  'picture-too-large',
  'too-many-uploads',
  'media-unavailable',
  'pictures-busy',
  'own-conversation',
  'recipient-gone',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Anything that JSON can say. */
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
  /** For `listing-changed`: what stands now, in the shape the route reads it. */
  current?: Json;
  requestId: string;
}
