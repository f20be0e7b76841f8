/** Logs a failed call of the dialog, which continues without it (spec 3 §8). */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: such failures are only logged, and nothing is shown.
  console.warn('The figures of the search are not to be had.', error);
}
