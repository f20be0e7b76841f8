import { BackupError } from '#platform/server/backup/backup-error.ts';
import { ConfigError } from '#platform/server/config/config.ts';
import { FolderHeldError } from '#platform/server/database/folder-lock.ts';
import {
  MissingMigrationsError,
  UnknownMigrationsError,
} from '#platform/server/database/migrate.ts';
import { writePrivately } from '#platform/server/private-files.ts';
import { errorForLog, type LoggedError } from '#platform/server/telemetry/log.ts';
import { hearStopSignals, type StopSignals } from './stop-signals.ts';

/** A reason not to start, in one plain sentence. */
export class StartupError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartupError';
  }
}

/**
 * Runs a process, whose files are for its user alone; a reason not to start is printed in a
 * sentence, and it exits with 1. Stopped before, it exits with 0.
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
      error instanceof MissingMigrationsError ||
      error instanceof BackupError ||
      error instanceof UnknownMigrationsError;
    process.stderr.write(`${told ? error.message : formatError(error)}\n`);
    process.exit(1);
  }
}

/**
 * An error and its causes, as a log would show them: for a failed statement its text, without
 * values, and the reason the database gave.
 */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines: string[] = [];
  let told: LoggedError | undefined = errorForLog(error);
  while (told !== undefined) {
    lines.push(`${lines.length === 0 ? '' : 'Caused by '}${told.stack}`);
    told = told.cause;
  }
  return lines.join('\n');
}
