import { step } from '#platform/server/start/progress.js';

/** A process that can't start prints one sentence, in most cases at once. */
const QUIET_MS = 500;

/** Runs one part of the start and shows its duration. */
export function startupStep<T>(title: string, work: () => Promise<T>): Promise<T> {
  return step(title, work, { quietMs: QUIET_MS });
}
