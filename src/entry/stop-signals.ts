/** Milliseconds after which a process that doesn't come to its end is ended. */
const MAX_MS = 16_000;

/** Ctrl-C and `kill`, from the first moment of a process on. */
export interface StopSignals {
  /** Whether the process was told to stop: what fails now fails for that. */
  readonly isStopping: boolean;
  /** What is to be done when it is told to, in place of what was said before. */
  onStop(work: () => Promise<void>): void;
}

/** Hears when the process is told to stop, does once what `onStop` says, and exits with 0. */
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
