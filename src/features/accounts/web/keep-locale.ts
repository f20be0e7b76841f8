import type { Locale } from '#platform/i18n/locales.ts';
import { call } from '#platform/web/api/client.ts';
import { setLocale } from '../contract.ts';

/**
 * Keeps the chosen language in the account, for mails and other devices. Where that fails the
 * choice still holds in this browser.
 */
export async function keepLocale(locale: Locale): Promise<void> {
  await call(setLocale, { body: { locale } }).catch(() => null);
}
