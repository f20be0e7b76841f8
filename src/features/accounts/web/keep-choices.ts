import type { Language } from '#platform/i18n/menu-languages.ts';
import { call } from '#platform/web/api/client.ts';
import { setLocale, setPreferences } from '../contract/addresses.gen.ts';
import type { StoredPreferences } from '../contract.ts';

/**
 * Saves the chosen language in the account, for emails and other devices. If that fails the choice
 * still applies in this browser.
 */
export async function saveLocale(locale: Language): Promise<void> {
  await call(setLocale, { body: { locale } }, { background: true }).catch(() => null);
}

/**
 * Keeps other choices in the account, for other devices.
 *
 * @throws ApiError, OfflineError
 */
export async function savePreferences(change: StoredPreferences): Promise<void> {
  await call(setPreferences, { body: change }, { background: true });
}
