import { ConfigError } from '#platform/server/config/config.ts';
import { FolderHeldError } from '#platform/server/database/folder-lock.ts';
import { UnknownMigrationsError } from '#platform/server/database/migrate.ts';
import { writePrivately } from '#platform/server/private-files.ts';
import { hearStopSignals, type StopSignals } from './stop-signals.ts';

/** A reason not to start, told in one plain sentence. */
export class StartupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartupError';
  }
}

/**
 * Runs a process, whose files are for its user alone; what keeps it from starting is told in a sentence, and it exits with 1. Told to stop
 * before, it ends with 0.
 */
export async function startProcess(start: (signals: StopSignals) => Promise<void>): Promise<void> {
  const signals = hearStopSignals();
  writePrivately();
  try {
    await start(signals);
  } catch (error) {
    if (signals.isStopping) return;
    const told =
      error instanceof StartupError ||
      error instanceof ConfigError ||
      error instanceof FolderHeldError ||
      error instanceof UnknownMigrationsError;
    process.stderr.write(`${told ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
