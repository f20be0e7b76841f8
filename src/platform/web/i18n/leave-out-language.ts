import { LANGUAGE_PARAMETER } from './addresses.ts';

/**
 * Takes `?lang=` out of the address. The server has read and kept it, so that neither the pages
 * nor who is sent the address get to know of it.
 */
export function leaveOutLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}
