/**
 * Logs what React mended by itself while it made a page live: it drew a part anew whose words were not
 * those of the server, as where the browser had translated the page before. Nothing is broken, so it is
 * a warning, and no error.
 */
export function logRecoverable(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: told to developers alone; what is shown is right.
  console.warn(error);
}
