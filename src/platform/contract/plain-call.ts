/**
 * A call that is no JSON call of the product's own pages, such as a stream of events or a webhook:
 * only described, for the API's document, since the typed client doesn't call it.
 */
export interface PlainCall {
  /** Like a route's: `feature.verb-phrase`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Hono path, parameters written `:name`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: 'public' | 'signed-in';
  /** Parameters of the query and headers that it reads, each with its description. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type of its body. */
  readonly body?: string;
  readonly answer: {
    readonly status: 200 | 302;
    readonly description: string;
    /** Media type of the answer, where it has one. */
    readonly type?: string;
  };
}
