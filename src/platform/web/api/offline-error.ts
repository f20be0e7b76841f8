/** The API did not answer at all. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super('offline', { cause });
    this.name = 'OfflineError';
  }
}
