/** Runs one SQL statement with `$1…` parameters on either database. */
export type Execute = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

/** A call of the API: in process for the tests, over HTTP for the torture. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** The caller's `Cookie` header. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer; status 0 when the connection broke before one. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The header `Retry-After`; only over HTTP. */
  readonly retryAfter?: string;
}

/** Sends a call and returns its answer; never throws for a refusal or a broken connection. */
export type Send = (call: Call) => Promise<Answer>;

/** Violations, one sentence each; empty when there were none. */
export type Violations = readonly string[];
