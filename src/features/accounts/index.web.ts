import { lazyRouteComponent } from '@tanstack/react-router';
import type { Locale } from '#platform/i18n/locales.ts';

export { loadProfile, loadSettings } from './web/page-data.ts';
export { profileHead, profileSettingsHead } from './web/page-heads.ts';
export { loadMe, logout } from './web/session.ts';

import './web/dialogs/register-dialogs.ts';

/** Keeps the chosen language in the account; fetched when one is chosen. */
export async function keepLocale(locale: Locale): Promise<void> {
  const { keepLocale: keep } = await import('./web/keep-locale.ts');
  await keep(locale);
}

// Every page of the product imports this file, so pages and dialogs are fetched when shown.

export const ProfilePage = lazyRouteComponent(
  () => import('./web/pages/profile-page.tsx'),
  'ProfilePage',
);
export const ProfileSettingsPage = lazyRouteComponent(
  () => import('./web/pages/profile-settings-page.tsx'),
  'ProfileSettingsPage',
);
export const ResetPasswordPage = lazyRouteComponent(
  () => import('./web/pages/reset-password-page.tsx'),
  'ResetPasswordPage',
);
export const SignInFailedPage = lazyRouteComponent(
  () => import('./web/pages/sign-in-failed-page.tsx'),
  'SignInFailedPage',
);
export const VerifyEmailPage = lazyRouteComponent(
  () => import('./web/pages/verify-email-page.tsx'),
  'VerifyEmailPage',
);
