import pg from 'pg';

/** PostgreSQL's function that waits until a standby has a commit. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

/** A commit whose fate is unknown: it is done here, and may be lost with this server. */
class UnconfirmedCommitError extends Error {
  /** SQLSTATE: transaction resolution unknown. */
  readonly code = '08007';

  constructor() {
    super('the commit was not confirmed by a standby in time');
    this.name = 'UnconfirmedCommitError';
  }
}

type Callback = (error: Error | null, result?: unknown) => void;

/**
 * A connection on which a commit counts only when a synchronous standby has it. One that reaches
 * `statement_timeout` while it waits for the standby is answered as done, with a warning alone
 * (`canceling wait for synchronous replication due to user request`). After a failover to that
 * standby it would be gone, though it was acknowledged.
 */
export class ConfirmingClient extends pg.Client {
  #isUnconfirmed = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('notice', (notice) => {
      // Its text is in the server's language.
      if ((notice as { routine?: string }).routine === WAIT_FOR_STANDBY) this.#isUnconfirmed = true;
    });
  }

  /** @throws UnconfirmedCommitError besides what the driver throws */
  override query(...args: unknown[]) {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const checked: Callback = (error, result) => {
        const failure = error ?? this.#takeFailure();
        (callback as Callback)(failure, failure === null ? result : undefined);
      };
      return super.query(...([...args.slice(0, -1), checked] as unknown as [string])) as never;
    }
    const result: unknown = super.query(...(args as [string]));
    if (!(result instanceof Promise)) return result as never;
    return result.then((value: unknown) => {
      const failure = this.#takeFailure();
      if (failure !== null) throw failure;
      return value;
    }) as never;
  }

  #takeFailure(): Error | null {
    if (!this.#isUnconfirmed) return null;
    this.#isUnconfirmed = false;
    return new UnconfirmedCommitError();
  }
}
