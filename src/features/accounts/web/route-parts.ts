import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { PublicProfile } from '../contract.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

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

export const SecondStepPage = lazyPage(
  () => import('./pages/second-step-page.tsx'),
  'SecondStepPage',
);
export const EndSessionPage = lazyPage(
  () => import('./pages/end-session-page.tsx'),
  'EndSessionPage',
);

const pageData = () => import('./page-data.ts');
export const loadProfile = lazyCall(pageData, 'loadProfile');
export const loadSettings = lazyCall(pageData, 'loadSettings');

const choices = () => import('./keep-choices.ts');
export const keepLocale = lazyCall(choices, 'saveLocale');
export const keepPreferences = lazyCall(choices, 'savePreferences');

/** Title of a person's page. */
export function profileHead(profile: PublicProfile | undefined) {
  if (profile === undefined) return {};
  return {
    meta: [
      { title: `${profile.name} · ${BRAND.name}` },
      ...(profile.headline === '' ? [] : [{ name: 'description', content: profile.headline }]),
    ],
  };
}

const PRIVATE = { name: 'robots', content: 'noindex' };

/** Head of a private page. */
export function profileSettingsHead({ i18n }: Pick<RouterContext, 'i18n'>) {
  return { meta: [{ title: `${i18n._(msg`Account`)} · ${BRAND.name}` }, PRIVATE] };
}
