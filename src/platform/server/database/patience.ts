import { AsyncLocalStorage } from 'node:async_hooks';

const patient = new AsyncLocalStorage<true>();

/**
 * Runs work that no request waits for, such as a job. It waits for a connection where a request
 * would be put off (decision 0385): tried again later, it would be as late, and count as failed.
 */
export function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  return patient.run(true, work);
}

/** Whether the caller is such work. */
export function isPatient(): boolean {
  return patient.getStore() === true;
}
