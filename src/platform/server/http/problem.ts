import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#domain/listing-form.ts';
import type { ErrorCode, Json, PLATFORM_ERRORS } from '#platform/contract/errors.ts';

/** Seconds after which callers may find the database or another service back, or less busy. */
export const RETRY_AFTER_SECONDS = 2;

/** A refusal a caller may see. Any other error is a defect and answers `internal`. */
export class Problem extends Error {
  readonly code: ErrorCode;
  /** Field path to an English message id or a ready text, for `invalid-input`. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;
  /**
   * Commits the writes of the use-case before its refusal, such as a count of wrong tries; any
   * other refusal rolls everything back.
   */
  readonly keepsChanges: boolean;
  /**
   * The current state, for a refusal that results from it. Only values that the caller may read.
   */
  readonly current: Json | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fields?: Record<string, string>;
      retryAfter?: number;
      keepsChanges?: boolean;
      current?: Json;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
    this.keepsChanges = options.keepsChanges ?? false;
  }
}

const MEGABYTES = MAX_PICTURE_BYTES / 1024 ** 2;
const MEGAPIXELS = MAX_PICTURE_PIXELS / 1_000_000;

/** Status and text of some refusals. */
export type ErrorEntries<Codes extends readonly ErrorCode[]> = Readonly<
  Record<Codes[number], { readonly status: number; readonly message: MessageDescriptor }>
>;

/** Status and text of every refusal. */
export type ErrorTable = ErrorEntries<readonly ErrorCode[]>;

/** Status and text of the refusals that any feature may use. */
export const platformErrors: ErrorEntries<typeof PLATFORM_ERRORS> = {
  'invalid-input': { status: 400, message: msg`Please check the highlighted fields.` },
  'body-too-large': { status: 413, message: msg`That's too large to send.` },
  'not-found': { status: 404, message: msg`We couldn't find that.` },
  'signed-out': { status: 401, message: msg`Please log in first.` },
  'account-changed': {
    status: 409,
    message: msg`You're now logged in with another account. Reload the page to continue.`,
  },
  'proof-needed': { status: 403, message: msg`Please confirm that it's you first.` },
  'not-for-co-hosts': {
    status: 403,
    message: msg`Your role as a co-host doesn't include this.`,
  },
  'second-factor-missing': {
    status: 403,
    message: msg`Turn on two-step login in your account settings first.`,
  },
  forbidden: { status: 403, message: msg`You don't have permission to change this.` },
  'cross-origin': { status: 403, message: msg`This request came from another site.` },
  'rate-limited': { status: 429, message: msg`Too many requests. Please wait a moment.` },
  timeout: { status: 503, message: msg`That took too long. Please try again.` },
  'database-unavailable': {
    status: 503,
    message: msg`We're having trouble on our side. Please try again shortly.`,
  },
  'idempotency-key-reused': {
    status: 409,
    message: msg`This request was already sent with different content.`,
  },
  internal: { status: 500, message: msg`Something went wrong.` },
  'picture-unreadable': {
    status: 415,
    message: msg`We can't read this photo. Please choose a JPEG, PNG, WebP or AVIF file.`,
  },
  'picture-incomplete': {
    status: 400,
    message: msg`This file is incomplete. Please choose the original photo again.`,
  },
  'picture-too-large': {
    status: 413,
    message: msg`This photo is too large. The limit is ${MEGABYTES} MB and ${MEGAPIXELS} million pixels.`,
  },
  'media-unavailable': {
    status: 503,
    message: msg`We can't save photos right now. Please try again shortly.`,
  },
  'pictures-busy': {
    status: 503,
    message: msg`Many photos are being prepared right now. Please try again in a moment.`,
  },
  'passwords-busy': {
    status: 503,
    message: msg`Many people are logging in right now. Please try again in a moment.`,
  },
};
