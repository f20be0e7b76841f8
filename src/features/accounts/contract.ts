import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, doneSchema, idParams } from '#platform/contract/schemas.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { type Language, MENU_LANGUAGES } from '#platform/i18n/menu-languages.ts';
import { checkIdentity, showIdentity, startIdentity } from './contract/identity-routes.ts';
import { pushRoutes } from './contract/push-routes.ts';
import {
  emailChangeSchema,
  linkTokenSchema,
  loginSchema,
  newPasswordByLinkSchema,
  ownProfileSchema,
  passwordChangeSchema,
  preferencesSchema,
  profileEditSchema,
  publicProfileSchema,
  registrationSchema,
  resetRequestSchema,
  SIGN_IN_PROVIDERS,
  sessionSchema,
} from './contract/schemas.ts';
import {
  addPasskey,
  confirmSecondFactor,
  endMailedSession,
  endSession,
  finishSignIn,
  listPasskeys,
  proveIdentity,
  registerWithPasskey,
  removePasskey,
  renamePasskey,
  renewBackupCodes,
  signInWithPasskey,
  startPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
  startSecondFactor,
  turnSecondFactorOff,
} from './contract/security-routes.ts';
import { getMe, getSignInOptions, signOut } from './contract/session-routes.ts';

const LANGUAGES = [...Object.keys(LOCALES), ...Object.keys(MENU_LANGUAGES)] as Language[];

/** A path of this site, to return to; another site's address is refused. */
const ownPathSchema = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^\/(?![/\\])[^\s\\]*$/));

/** spec 1 §7. */
export const register = defineRoute({
  id: 'accounts.register',
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in to it',
  access: 'public',
  account: 'any',
  body: registrationSchema,
  response: doneSchema,
  status: 201,
  errors: ['email-taken', 'account-suspended', 'passwords-busy'],
  idempotent: true,
  limit: 'sign-up',
  transaction: 'own',
});

/** spec 1 §7: credentials sign-in. */
export const signIn = defineRoute({
  id: 'accounts.sign-in',
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in with email and password',
  access: 'public',
  account: 'any',
  body: loginSchema,
  /** `done` is false where a code of the second factor is needed: `finish-sign-in` completes it. */
  response: v.object({ done: v.boolean() }),
  errors: ['wrong-credentials', 'account-suspended', 'password-paused', 'passwords-busy'],
  transaction: 'own',
});

/** spec 1 §7: social sign-in. */
export const startSocialSignIn = defineRoute({
  id: 'accounts.start-social-sign-in',
  method: 'POST',
  path: '/api/auth/sign-in/social',
  summary: 'Start signing in with Google or GitHub',
  access: 'public',
  account: 'any',
  body: v.object({
    provider: v.picklist(SIGN_IN_PROVIDERS),
    /** Path to open afterwards. */
    returnTo: v.optional(ownPathSchema, '/'),
  }),
  /** The provider's page to go to. */
  response: v.object({ url: v.string() }),
  errors: ['not-found'],
  limit: 'sign-up',
  transaction: 'own',
});

export const sendVerification = defineRoute({
  id: 'accounts.send-verification',
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Email a link to confirm my address; does nothing if it is already confirmed',
  access: 'signed-in',
  response: doneSchema,
  accountLimit: 'confirmation-mail',
});

export const verifyEmail = defineRoute({
  id: 'accounts.verify-email',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an address with the token of an emailed link',
  access: 'public',
  body: v.object({ token: linkTokenSchema }),
  response: v.object({ changed: v.boolean() }),
  errors: ['token-invalid', 'email-taken'],
});

export const requestPasswordReset = defineRoute({
  id: 'accounts.request-password-reset',
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Email a link to reset a password; the response is the same for an unknown address',
  access: 'public',
  body: resetRequestSchema,
  response: doneSchema,
  status: 202,
  limit: 'sign-up',
  transaction: 'own',
});

export const resetPassword = defineRoute({
  id: 'accounts.reset-password',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of an emailed link; signs out everywhere',
  access: 'public',
  body: newPasswordByLinkSchema,
  response: doneSchema,
  errors: ['token-invalid', 'second-factor-needed', 'code-refused', 'passwords-busy'],
  transaction: 'own',
});

export const changeEmail = defineRoute({
  id: 'accounts.change-email',
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Email a link to a new address, which replaces mine once the link is opened',
  access: 'signed-in',
  proof: 'recent',
  body: emailChangeSchema,
  response: doneSchema,
  status: 202,
  transaction: 'own',
});

export const changePassword = defineRoute({
  id: 'accounts.change-password',
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Set a new password; signs out elsewhere',
  access: 'signed-in',
  body: passwordChangeSchema,
  response: doneSchema,
  errors: ['wrong-password', 'proof-needed', 'passwords-busy'],
  transaction: 'own',
});

export const listSessions = defineRoute({
  id: 'accounts.list-sessions',
  method: 'GET',
  path: '/api/sessions',
  summary: 'List my sessions, this one first',
  access: 'signed-in',
  response: v.object({ items: v.array(sessionSchema) }),
});

export const signOutElsewhere = defineRoute({
  id: 'accounts.sign-out-elsewhere',
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere else',
  access: 'signed-in',
  /** Number of ended sessions. */
  response: v.object({ ended: v.number() }),
});

const signInMethodsSchema = v.object({
  password: v.boolean(),
  google: v.boolean(),
  github: v.boolean(),
  /** Number of passkeys. */
  passkeys: v.number(),
  /** Backup codes left of the second factor; null where there is none. */
  backupCodes: v.nullable(v.number()),
});
export type SignInMethods = v.InferOutput<typeof signInMethodsSchema>;

export const getSignInMethods = defineRoute({
  id: 'accounts.get-sign-in-methods',
  method: 'GET',
  path: '/api/account/sign-in-methods',
  summary: 'Retrieve the ways I can sign in',
  access: 'signed-in',
  response: signInMethodsSchema,
});

export const getOwnProfile = defineRoute({
  id: 'accounts.get-own-profile',
  method: 'GET',
  path: '/api/profile',
  summary: 'Retrieve my full profile',
  access: 'signed-in',
  response: ownProfileSchema,
});

export const updateOwnProfile = defineRoute({
  id: 'accounts.update-own-profile',
  method: 'PUT',
  path: '/api/profile',
  summary: 'Update my profile',
  access: 'signed-in',
  body: profileEditSchema,
  response: ownProfileSchema,
});

export const getProfile = defineRoute({
  id: 'accounts.get-profile',
  method: 'GET',
  path: '/api/profiles/:id',
  summary: 'Retrieve a public profile',
  access: 'public',
  params: idParams,
  response: publicProfileSchema,
  errors: ['not-found'],
});

export const setLocale = defineRoute({
  id: 'accounts.set-locale',
  method: 'PUT',
  path: '/api/account/locale',
  summary: 'Set my language; null follows the browser',
  access: 'signed-in',
  coHost: 'self',
  body: v.object({ locale: v.nullable(v.picklist(LANGUAGES)) }),
  response: doneSchema,
});

/** spec 1 §2.1: /settings/global-preferences. */
export const setPreferences = defineRoute({
  id: 'accounts.set-preferences',
  method: 'PUT',
  path: '/api/account/preferences',
  summary: 'Set my time zone, first day of the week, units, theme or motion',
  access: 'signed-in',
  coHost: 'self',
  body: preferencesSchema,
  response: doneSchema,
});

export const exportAccount = defineRoute({
  id: 'accounts.export-account',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Export everything stored about me, as JSON',
  access: 'signed-in',
  proof: 'recent',
  response: v.object({ exportedAt: v.string(), data: v.record(v.string(), v.unknown()) }),
});

const deletionInfoSchema = v.object({
  /** The reason why the account can't be deleted now; null where it can. */
  obstacle: v.nullable(v.picklist(['reservations', 'money', 'resolutions'])),
  /** The caller's money as a host that hasn't reached them, in cents. */
  money: v.object({
    /** Theirs and not paid out; below 0 when they owe. */
    balance: centsSchema,
    underWay: centsSchema,
    upcoming: centsSchema,
    /** Of deposits, claimed by them and not decided yet. */
    claimed: centsSchema,
  }),
});
export type DeletionInfo = v.InferOutput<typeof deletionInfoSchema>;

export const showDeletion = defineRoute({
  id: 'accounts.show-deletion',
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'Show what keeps my account from being deleted now',
  access: 'signed-in',
  response: deletionInfoSchema,
});

export const deleteAccount = defineRoute({
  id: 'accounts.delete-account',
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Delete my account; refused while reservations, claims or reports are open or money waits',
  access: 'signed-in',
  proof: 'recent',
  response: doneSchema,
  errors: ['account-has-reservations', 'account-has-money', 'account-has-resolutions'],
  transaction: 'own',
});

export const accountRoutes = [
  register,
  signIn,
  finishSignIn,
  startPasskeyRegistration,
  registerWithPasskey,
  startPasskeySignIn,
  signInWithPasskey,
  proveIdentity,
  startSocialSignIn,
  signOut,
  getSignInOptions,
  getMe,
  sendVerification,
  verifyEmail,
  requestPasswordReset,
  resetPassword,
  changeEmail,
  changePassword,
  listSessions,
  signOutElsewhere,
  endSession,
  endMailedSession,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startSecondFactor,
  confirmSecondFactor,
  renewBackupCodes,
  turnSecondFactorOff,
  getSignInMethods,
  showIdentity,
  startIdentity,
  checkIdentity,
  ...pushRoutes,
  getOwnProfile,
  updateOwnProfile,
  getProfile,
  setLocale,
  setPreferences,
  exportAccount,
  showDeletion,
  deleteAccount,
] as const;

export { checkIdentity, showIdentity, startIdentity } from './contract/identity-routes.ts';
export * from './contract/push-routes.ts';
export {
  emailSchema,
  type OwnIdentity,
  type OwnProfile,
  type ProfileEdit,
  type PublicProfile,
  registrationSchema,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
  type StoredPreferences,
} from './contract/schemas.ts';
export {
  addPasskey,
  confirmSecondFactor,
  endMailedSession,
  endSession,
  finishSignIn,
  listPasskeys,
  type PasskeyList,
  proveIdentity,
  registerWithPasskey,
  removePasskey,
  renamePasskey,
  renewBackupCodes,
  type SecondFactorStart,
  signInWithPasskey,
  startPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
  startSecondFactor,
  turnSecondFactorOff,
} from './contract/security-routes.ts';
export { getMe, getSignInOptions, type Me, signOut } from './contract/session-routes.ts';
export type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from './contract/webauthn.ts';
