import { LAST_DATES_COOKIE } from '#platform/contract/last-dates.ts';
import { DEVICE_ZONE_COOKIE } from '#platform/i18n/preferences.ts';
import { clearDevice } from './clear-device.ts';
import { keepCookie } from './keep-cookie.ts';

/**
 * Keys of local storage that belong to this browser and not to an account: they stay when a person
 * logs out.
 */
export const BROWSER_STORAGE = {
  /** Whether the welcome dialog was shown; the name is the specification's. */
  welcomeSeen: 'hasSeenWelcomeModal5',
  /** Whether the map next to the results is open. */
  resultsMap: 'results-map',
  /** Whether the home page's text for newcomers was dismissed. */
  commitmentsSeen: 'commitments-seen',
  /** Until when notifications on this device aren't offered, as an ISO instant. */
  pushAskedUntil: 'push-asked-until',
} as const;

/**
 * Deletes all personal data from this browser's storage: searches, positions on pages, kept trips. The
 * browser's own values are written again, since the answer that signed the person out cleared them
 * too.
 *
 * @param work signs the person out
 */
export async function clearPersonalStorage(work: () => Promise<unknown>): Promise<void> {
  const own = Object.values(BROWSER_STORAGE).map((key) => [key, readItem(key)] as const);
  await work();
  for (const name of [LAST_DATES_COOKIE, DEVICE_ZONE_COOKIE]) keepCookie(name, '', 0);
  try {
    // Also where the browser doesn't support the header, or ignores it over http.
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of own) if (value !== null) localStorage.setItem(key, value);
    await clearDevice();
  } catch {
    // Storage may be forbidden; then nothing was stored.
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
