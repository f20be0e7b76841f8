import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

export const ProfilePage = lazyPage(() => import('./pages/profile-page.tsx'), 'ProfilePage');
export const ProfileSettingsPage = lazyPage(
  () => import('./pages/profile-settings-page.tsx'),
  'ProfileSettingsPage',
);
export const ResetPasswordPage = lazyPage(
  () => import('./pages/reset-password-page.tsx'),
  'ResetPasswordPage',
);
export const SignInFailedPage = lazyPage(
  () => import('./pages/sign-in-failed-page.tsx'),
  'SignInFailedPage',
);
export const VerifyEmailPage = lazyPage(
  () => import('./pages/verify-email-page.tsx'),
  'VerifyEmailPage',
);

const pageData = () => import('./page-data.ts');
export const loadProfile = lazyCall(pageData, 'loadProfile');
export const loadSettings = lazyCall(pageData, 'loadSettings');

const choices = () => import('./keep-choices.ts');
export const keepLocale = lazyCall(choices, 'saveLocale');
export const keepPreferences = lazyCall(choices, 'savePreferences');
