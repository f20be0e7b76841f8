export { useAskForLogin } from './web/ask-for-login.ts';
export { registerAccountDialogs } from './web/dialogs/register-dialogs.ts';
export { startPush } from './web/push/push-on.ts';
export {
  EndSessionPage,
  keepLocale,
  keepPreferences,
  loadProfile,
  loadSettings,
  ProfilePage,
  ProfileSettingsPage,
  profileHead,
  profileSettingsHead,
  ResetPasswordPage,
  SecondStepPage,
  SignInFailedPage,
  VerifyEmailPage,
} from './web/route-parts.ts';
export { loadMe, logout } from './web/session.ts';
