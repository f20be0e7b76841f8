// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as identityRoutes from './identity-routes.ts';
import type * as pushRoutes from './push-routes.ts';
import type * as securityRoutes from './security-routes.ts';
import type * as sessionRoutes from './session-routes.ts';
import type * as contract from '../contract.ts';

export const checkIdentity: RouteAddress<typeof identityRoutes.checkIdentity> = {
  method: 'POST',
  path: '/api/identity/check',
  access: 'signed-in',
  idempotent: false,
};

export const showIdentity: RouteAddress<typeof identityRoutes.showIdentity> = {
  method: 'GET',
  path: '/api/identity',
  access: 'signed-in',
  idempotent: false,
};

export const startIdentity: RouteAddress<typeof identityRoutes.startIdentity> = {
  method: 'POST',
  path: '/api/identity',
  access: 'signed-in',
  idempotent: false,
};

export const choosePush: RouteAddress<typeof pushRoutes.choosePush> = {
  method: 'PUT',
  path: '/api/push/kinds',
  access: 'signed-in',
  idempotent: false,
};

export const removePushDevice: RouteAddress<typeof pushRoutes.removePushDevice> = {
  method: 'DELETE',
  path: '/api/push/devices/:id',
  access: 'signed-in',
  idempotent: false,
};

export const showPush: RouteAddress<typeof pushRoutes.showPush> = {
  method: 'GET',
  path: '/api/push',
  access: 'signed-in',
  idempotent: false,
};

export const turnPushOff: RouteAddress<typeof pushRoutes.turnPushOff> = {
  method: 'DELETE',
  path: '/api/push/device',
  access: 'signed-in',
  idempotent: false,
};

export const turnPushOn: RouteAddress<typeof pushRoutes.turnPushOn> = {
  method: 'PUT',
  path: '/api/push/device',
  access: 'signed-in',
  idempotent: false,
};

export const addPasskey: RouteAddress<typeof securityRoutes.addPasskey> = {
  method: 'POST',
  path: '/api/passkeys',
  access: 'signed-in',
  idempotent: true,
};

export const confirmSecondFactor: RouteAddress<typeof securityRoutes.confirmSecondFactor> = {
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'signed-in',
  idempotent: false,
};

export const endMailedSession: RouteAddress<typeof securityRoutes.endMailedSession> = {
  method: 'POST',
  path: '/api/auth/end-session',
  access: 'public',
  idempotent: false,
};

export const endSession: RouteAddress<typeof securityRoutes.endSession> = {
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signed-in',
  idempotent: false,
};

export const finishSignIn: RouteAddress<typeof securityRoutes.finishSignIn> = {
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'public',
  idempotent: false,
};

export const listPasskeys: RouteAddress<typeof securityRoutes.listPasskeys> = {
  method: 'GET',
  path: '/api/passkeys',
  access: 'signed-in',
  idempotent: false,
};

export const proveIdentity: RouteAddress<typeof securityRoutes.proveIdentity> = {
  method: 'POST',
  path: '/api/auth/proof',
  access: 'signed-in',
  idempotent: false,
};

export const registerWithPasskey: RouteAddress<typeof securityRoutes.registerWithPasskey> = {
  method: 'POST',
  path: '/api/register/passkey',
  access: 'public',
  idempotent: true,
};

export const removePasskey: RouteAddress<typeof securityRoutes.removePasskey> = {
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'signed-in',
  idempotent: false,
};

export const renamePasskey: RouteAddress<typeof securityRoutes.renamePasskey> = {
  method: 'PUT',
  path: '/api/passkeys/:id',
  access: 'signed-in',
  idempotent: false,
};

export const renewBackupCodes: RouteAddress<typeof securityRoutes.renewBackupCodes> = {
  method: 'POST',
  path: '/api/account/second-factor/codes',
  access: 'signed-in',
  idempotent: false,
};

export const signInWithPasskey: RouteAddress<typeof securityRoutes.signInWithPasskey> = {
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  access: 'public',
  idempotent: false,
};

export const startPasskey: RouteAddress<typeof securityRoutes.startPasskey> = {
  method: 'POST',
  path: '/api/passkeys/options',
  access: 'signed-in',
  idempotent: false,
};

export const startPasskeyRegistration: RouteAddress<typeof securityRoutes.startPasskeyRegistration> = {
  method: 'POST',
  path: '/api/register/passkey/options',
  access: 'public',
  idempotent: false,
};

export const startPasskeySignIn: RouteAddress<typeof securityRoutes.startPasskeySignIn> = {
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'public',
  idempotent: false,
};

export const startSecondFactor: RouteAddress<typeof securityRoutes.startSecondFactor> = {
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'signed-in',
  idempotent: false,
};

export const turnSecondFactorOff: RouteAddress<typeof securityRoutes.turnSecondFactorOff> = {
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'signed-in',
  idempotent: false,
};

export const getMe: RouteAddress<typeof sessionRoutes.getMe> = {
  method: 'GET',
  path: '/api/me',
  access: 'public',
  idempotent: false,
};

export const getSignInOptions: RouteAddress<typeof sessionRoutes.getSignInOptions> = {
  method: 'GET',
  path: '/api/sign-in-options',
  access: 'public',
  idempotent: false,
};

export const signOut: RouteAddress<typeof sessionRoutes.signOut> = {
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  idempotent: false,
};

export const changeEmail: RouteAddress<typeof contract.changeEmail> = {
  method: 'POST',
  path: '/api/auth/change-email',
  access: 'signed-in',
  idempotent: false,
};

export const changePassword: RouteAddress<typeof contract.changePassword> = {
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'signed-in',
  idempotent: false,
};

export const deleteAccount: RouteAddress<typeof contract.deleteAccount> = {
  method: 'DELETE',
  path: '/api/account',
  access: 'signed-in',
  idempotent: false,
};

export const exportAccount: RouteAddress<typeof contract.exportAccount> = {
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  idempotent: false,
};

export const getOwnProfile: RouteAddress<typeof contract.getOwnProfile> = {
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  idempotent: false,
};

export const getProfile: RouteAddress<typeof contract.getProfile> = {
  method: 'GET',
  path: '/api/profiles/:id',
  access: 'public',
  idempotent: false,
};

export const getSignInMethods: RouteAddress<typeof contract.getSignInMethods> = {
  method: 'GET',
  path: '/api/account/sign-in-methods',
  access: 'signed-in',
  idempotent: false,
};

export const listSessions: RouteAddress<typeof contract.listSessions> = {
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  idempotent: false,
};

export const register: RouteAddress<typeof contract.register> = {
  method: 'POST',
  path: '/api/register',
  access: 'public',
  idempotent: true,
};

export const requestPasswordReset: RouteAddress<typeof contract.requestPasswordReset> = {
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  idempotent: false,
};

export const resetPassword: RouteAddress<typeof contract.resetPassword> = {
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  idempotent: false,
};

export const sendVerification: RouteAddress<typeof contract.sendVerification> = {
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'signed-in',
  idempotent: false,
};

export const setLocale: RouteAddress<typeof contract.setLocale> = {
  method: 'PUT',
  path: '/api/account/locale',
  access: 'signed-in',
  idempotent: false,
};

export const setPreferences: RouteAddress<typeof contract.setPreferences> = {
  method: 'PUT',
  path: '/api/account/preferences',
  access: 'signed-in',
  idempotent: false,
};

export const showDeletion: RouteAddress<typeof contract.showDeletion> = {
  method: 'GET',
  path: '/api/account/deletion',
  access: 'signed-in',
  idempotent: false,
};

export const signIn: RouteAddress<typeof contract.signIn> = {
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  idempotent: false,
};

export const signOutElsewhere: RouteAddress<typeof contract.signOutElsewhere> = {
  method: 'DELETE',
  path: '/api/sessions',
  access: 'signed-in',
  idempotent: false,
};

export const startSocialSignIn: RouteAddress<typeof contract.startSocialSignIn> = {
  method: 'POST',
  path: '/api/auth/sign-in/social',
  access: 'public',
  idempotent: false,
};

export const updateOwnProfile: RouteAddress<typeof contract.updateOwnProfile> = {
  method: 'PUT',
  path: '/api/profile',
  access: 'signed-in',
  idempotent: false,
};

export const verifyEmail: RouteAddress<typeof contract.verifyEmail> = {
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  idempotent: false,
};
