/**
 * Logs errors that React recovered from while it hydrated a page: it rendered a part again whose
 * text differed from the server's, as where the browser had translated the page before. Nothing is
 * broken, so it is a warning, not an error.
 */
export function logRecoverable(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: told to developers alone; what is shown is right.
  console.warn(error);
}
