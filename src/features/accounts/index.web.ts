export { useAskForLogin } from './web/ask-for-login.ts';
export { registerAccountDialogs } from './web/dialogs/register-dialogs.ts';
export {
  keepLocale,
  keepPreferences,
  loadProfile,
  loadSettings,
  ProfilePage,
  ProfileSettingsPage,
  profileHead,
  profileSettingsHead,
  ResetPasswordPage,
  SignInFailedPage,
  VerifyEmailPage,
} from './web/route-parts.ts';
export { loadMe, logout } from './web/session.ts';
