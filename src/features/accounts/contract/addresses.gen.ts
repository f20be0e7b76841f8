// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as sessionRoutes from './session-routes.ts';
import type * as contract from '../contract.ts';

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
