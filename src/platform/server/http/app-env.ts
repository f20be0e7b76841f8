import type { Readable } from 'node:stream';
import type { Logger } from 'pino';

/** Bindings that the server entry adds to each request. */
export interface AppBindings {
  /** Address of the peer, before any proxy header is read. */
  remoteAddress?: string;
  /** The body as the socket provides it, for handlers that read megabytes. */
  incoming?: Pick<Readable, 'iterator'>;
  /** Set for calls that a page makes while it is rendered on the server. */
  internal?: boolean;
  /**
   * Receives the answer of a route, shaped by its contract, instead of its JSON: for calls that a
   * page makes in this process. Refusals are always sent as JSON.
   */
  handOver?: (answer: unknown) => void;
}

/** Hono's environment of the whole API. */
export interface AppEnv {
  Bindings: AppBindings;
  Variables: {
    requestId: string;
    log: Logger;
    address: string;
    internal: boolean;
    /** Id of the account that calls. */
    account?: string;
    /** Code of the refusal that is answered. */
    refusal?: string;
    /** Whether a built file answers. */
    isFile?: boolean;
    /** Nonce of the page's scripts. */
    secureHeadersNonce?: string;
  };
}
