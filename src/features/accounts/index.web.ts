export { useAskForLogin } from './web/ask-for-login.ts';
export { registerAccountDialogs } from './web/dialogs/register-dialogs.ts';
export {
  keepLocale,
  keepPreferences,
  loadProfile,
  loadSettings,
  ProfilePage,
  ProfileSettingsPage,
  ResetPasswordPage,
  SignInFailedPage,
  VerifyEmailPage,
} from './web/lazy-parts.ts';
export { profileHead, profileSettingsHead } from './web/page-heads.ts';
export { loadMe, logout } from './web/session.ts';
