import type { Language } from '#platform/i18n/menu-languages.ts';
import { call } from '#platform/web/api/client.ts';
import { type StoredPreferences, setLocale, setPreferences } from '../contract.ts';

/**
 * Keeps the chosen language in the account, for mails and other devices. Where that fails the
 * choice still holds in this browser.
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
