import type { Language } from '#platform/i18n/menu-languages.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { StoredPreferences } from './contract.ts';

export { profileHead, profileSettingsHead } from './web/page-heads.ts';
export { loadMe, logout } from './web/session.ts';

import './web/dialogs/register-dialogs.ts';

/** Saves the chosen language in the account; loaded on the first choice. */
export async function keepLocale(locale: Language): Promise<void> {
  const { saveLocale: keep } = await import('./web/keep-choices.ts');
  await keep(locale);
}

/** Saves choices of how pages look in the account; loaded on the first choice. */
export async function keepPreferences(change: StoredPreferences): Promise<void> {
  const { savePreferences: keep } = await import('./web/keep-choices.ts');
  await keep(change);
}

// Every page of the product imports this file, so pages and dialogs are fetched when shown.

export const ProfilePage = lazyPage(() => import('./web/pages/profile-page.tsx'), 'ProfilePage');
export const ProfileSettingsPage = lazyPage(
  () => import('./web/pages/profile-settings-page.tsx'),
  'ProfileSettingsPage',
);
export const ResetPasswordPage = lazyPage(
  () => import('./web/pages/reset-password-page.tsx'),
  'ResetPasswordPage',
);
export const SignInFailedPage = lazyPage(
  () => import('./web/pages/sign-in-failed-page.tsx'),
  'SignInFailedPage',
);
export const VerifyEmailPage = lazyPage(
  () => import('./web/pages/verify-email-page.tsx'),
  'VerifyEmailPage',
);

const pageData = () => import('./web/page-data.ts');
export const loadProfile = lazyCall(pageData, 'loadProfile');
export const loadSettings = lazyCall(pageData, 'loadSettings');
