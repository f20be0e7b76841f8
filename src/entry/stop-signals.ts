/** Milliseconds after which a process that doesn't end is killed. */
const MAX_MS = 16_000;

/** Ctrl-C and `kill`, from the first moment of a process on. */
export interface StopSignals {
  /** Whether the process is being stopped: a failure now is a consequence of that. */
  readonly isStopping: boolean;
  /** Sets the work to do when it is stopped, in place of the previous one. */
  onStop(work: () => Promise<void>): void;
}

/** Listens for the signals to stop, runs the work of `onStop` once, and exits with 0. */
export function hearStopSignals(): StopSignals {
  let work = async () => {};
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), MAX_MS).unref();
    void work()
      .catch(() => {})
      .finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    get isStopping() {
      return isStopping;
    },
    onStop: (next) => {
      work = next;
    },
  };
}
