import type { ErrorCode, Json } from '#platform/contract/errors.ts';

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
