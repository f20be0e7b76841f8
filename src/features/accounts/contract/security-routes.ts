import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import {
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  lineSchema,
} from '#platform/contract/schemas.ts';
import {
  codeSchema,
  linkTokenSchema,
  passkeyRegistrationSchema,
  passkeyRenamingSchema,
  proofSchema,
  secondStepSchema,
} from './schemas.ts';
import {
  assertionSchema,
  creationOptionsSchema,
  creationSchema,
  requestOptionsSchema,
} from './webauthn.ts';

// Passkeys, the second factor, proofs of identity and the end of single sessions.

export const finishSignIn = defineRoute({
  id: 'accounts.finish-sign-in',
  method: 'POST',
  path: '/api/auth/second-step',
  summary: 'Complete a sign-in with a code of the second factor, or a backup code',
  access: 'public',
  account: 'any',
  body: secondStepSchema,
  response: doneSchema,
  errors: ['code-refused', 'second-step-over', 'account-suspended'],
  transaction: 'own',
});

export const startPasskeyRegistration = defineRoute({
  id: 'accounts.start-passkey-registration',
  method: 'POST',
  path: '/api/register/passkey/options',
  summary: 'Get what a browser needs to make the passkey of a new account',
  access: 'public',
  account: 'any',
  body: passkeyRegistrationSchema,
  response: creationOptionsSchema,
  errors: ['email-taken'],
  limit: 'sign-up',
  transaction: 'own',
});

export const registerWithPasskey = defineRoute({
  id: 'accounts.register-with-passkey',
  method: 'POST',
  path: '/api/register/passkey',
  summary: 'Create an account with a passkey in place of a password, and sign in to it',
  access: 'public',
  account: 'any',
  body: v.object({ response: creationSchema }),
  response: doneSchema,
  status: 201,
  errors: ['passkey-refused'],
  idempotent: true,
  limit: 'sign-up',
  transaction: 'own',
});

export const startPasskeySignIn = defineRoute({
  id: 'accounts.start-passkey-sign-in',
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Get what a browser needs to ask for a passkey',
  access: 'public',
  account: 'any',
  response: requestOptionsSchema,
  limit: 'passkey',
  transaction: 'own',
});

export const signInWithPasskey = defineRoute({
  id: 'accounts.sign-in-with-passkey',
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  summary: 'Sign in with a passkey',
  access: 'public',
  account: 'any',
  body: v.object({ response: assertionSchema }),
  response: doneSchema,
  errors: ['passkey-refused', 'account-suspended'],
  transaction: 'own',
});

export const proveIdentity = defineRoute({
  id: 'accounts.prove-identity',
  method: 'POST',
  path: '/api/auth/proof',
  summary: 'Prove again who I am, with password, code or passkey, for actions that need it',
  access: 'signed-in',
  body: proofSchema,
  response: doneSchema,
  errors: [
    'wrong-password',
    'code-refused',
    'passkey-refused',
    'second-factor-needed',
    'passwords-busy',
  ],
  transaction: 'own',
});

export const endSession = defineRoute({
  id: 'accounts.end-session',
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign out one of my other devices',
  access: 'signed-in',
  params: idParams,
  response: doneSchema,
  errors: ['not-found'],
});

export const endMailedSession = defineRoute({
  id: 'accounts.end-mailed-session',
  method: 'POST',
  path: '/api/auth/end-session',
  summary: 'End the session that an email about a new device names',
  access: 'public',
  body: v.object({ token: linkTokenSchema }),
  response: doneSchema,
  errors: ['token-invalid'],
});

const passkeyListSchema = v.object({
  items: v.array(
    v.object({
      id: idSchema,
      name: v.string(),
      /** Whether a service keeps it for several devices. */
      backedUp: v.boolean(),
      createdAt: instantSchema,
      lastUsedAt: v.nullable(instantSchema),
    }),
  ),
});
export type PasskeyList = v.InferOutput<typeof passkeyListSchema>;

export const listPasskeys = defineRoute({
  id: 'accounts.list-passkeys',
  method: 'GET',
  path: '/api/passkeys',
  summary: 'List my passkeys, the newest first',
  access: 'signed-in',
  response: passkeyListSchema,
});

export const startPasskey = defineRoute({
  id: 'accounts.start-passkey',
  method: 'POST',
  path: '/api/passkeys/options',
  summary: 'Get what a browser needs to make a passkey of mine',
  access: 'signed-in',
  proof: 'recent',
  response: creationOptionsSchema,
  transaction: 'own',
});

export const addPasskey = defineRoute({
  id: 'accounts.add-passkey',
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Add a passkey',
  access: 'signed-in',
  proof: 'recent',
  body: v.object({ response: creationSchema, name: v.optional(lineSchema(60), '') }),
  response: doneSchema,
  status: 201,
  errors: ['passkey-refused'],
  idempotent: true,
  transaction: 'own',
});

export const renamePasskey = defineRoute({
  id: 'accounts.rename-passkey',
  method: 'PUT',
  path: '/api/passkeys/:id',
  summary: 'Rename a passkey',
  access: 'signed-in',
  proof: 'recent',
  params: idParams,
  body: passkeyRenamingSchema,
  response: doneSchema,
  errors: ['not-found'],
});

export const removePasskey = defineRoute({
  id: 'accounts.remove-passkey',
  method: 'DELETE',
  path: '/api/passkeys/:id',
  summary: 'Remove a passkey; refused for the last way to sign in',
  access: 'signed-in',
  proof: 'recent',
  params: idParams,
  response: doneSchema,
  errors: ['not-found', 'last-sign-in-method'],
});

const secondFactorStartSchema = v.object({
  /** To be typed where no QR code can be read; in base 32. */
  secret: v.string(),
  /** `otpauth:` address, for an app on this device. */
  url: v.string(),
  /** The same as a QR code: dark modules as an SVG path, and its size in modules. */
  qr: v.object({ size: v.number(), path: v.string() }),
});
export type SecondFactorStart = v.InferOutput<typeof secondFactorStartSchema>;

export const startSecondFactor = defineRoute({
  id: 'accounts.start-second-factor',
  method: 'POST',
  path: '/api/account/second-factor',
  summary: 'Get the secret for an authenticator app',
  access: 'signed-in',
  proof: 'recent',
  response: secondFactorStartSchema,
  errors: ['email-unconfirmed', 'second-factor-on'],
});

/** Codes that each work once, instead of the authenticator app. */
const backupCodesSchema = v.object({ codes: v.array(v.string()) });

export const confirmSecondFactor = defineRoute({
  id: 'accounts.confirm-second-factor',
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  summary: 'Turn the second factor on with the first code; returns the backup codes once',
  access: 'signed-in',
  proof: 'recent',
  body: v.object({ code: codeSchema }),
  response: backupCodesSchema,
  errors: ['code-refused', 'second-factor-on'],
  transaction: 'own',
});

export const renewBackupCodes = defineRoute({
  id: 'accounts.renew-backup-codes',
  method: 'POST',
  path: '/api/account/second-factor/codes',
  summary: 'Make new backup codes in place of the old ones',
  access: 'signed-in',
  proof: 'recent',
  response: backupCodesSchema,
  errors: ['not-found'],
});

export const turnSecondFactorOff = defineRoute({
  id: 'accounts.turn-second-factor-off',
  method: 'DELETE',
  path: '/api/account/second-factor',
  summary: 'Turn the second factor off',
  access: 'signed-in',
  proof: 'recent',
  response: doneSchema,
});
