import { LANGUAGE_PARAMETER } from './addresses.ts';

/**
 * Removes `?lang=` from the address. The server has read and stored it, so neither the pages nor
 * the people it is shared with see it.
 */
export function leaveOutLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}
