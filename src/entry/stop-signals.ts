/** Milliseconds after which a process that doesn't end is killed. */
const MAX_MS = 16_000;

/** The signal decides how much time there is: a balancer needs some, a person at a keyboard none. */
type StopWork = (signal: 'SIGINT' | 'SIGTERM') => Promise<void>;

/** Ctrl-C and `kill`, from the first moment of a process on. */
export interface StopSignals {
  /** Whether the process is being stopped: a failure now is a consequence of that. */
  readonly isStopping: boolean;
  /**
   * Sets the work to do when it is stopped, in place of the previous one.
   *
   * @param drainSeconds seconds that the work waits before it begins
   */
  onStop(work: StopWork, drainSeconds?: number): void;
}

/** Listens for the signals to stop, runs the work of `onStop` once, and exits with 0. */
export function hearStopSignals(): StopSignals {
  let work: StopWork = async () => {};
  let maxMs = MAX_MS;
  let isStopping = false;
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), maxMs).unref();
    void work(signal)
      .catch(() => {})
      .finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    get isStopping() {
      return isStopping;
    },
    onStop: (next, drainSeconds = 0) => {
      work = next;
      maxMs = MAX_MS + drainSeconds * 1_000;
    },
  };
}
