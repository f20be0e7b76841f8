import { msg } from '@lingui/core/macro';
import type { ErrorEntries } from '#platform/server/http/problem.ts';
import type { ACCOUNT_ERRORS } from '../contract/errors.ts';

/** Status and text of the refusals about accounts. */
export const accountErrors: ErrorEntries<typeof ACCOUNT_ERRORS> = {
  'email-taken': { status: 409, message: msg`An account with this email already exists.` },
  'email-unconfirmed': {
    status: 403,
    message: msg`Please confirm your email address first. The link is in the email we sent you.`,
  },
  'account-limited': {
    status: 403,
    message: msg`Your account is limited. You can't do this until we lift that.`,
  },
  'account-suspended': {
    status: 403,
    message: msg`This account is suspended. The email we sent you explains why, and how to appeal.`,
  },
  'wrong-credentials': { status: 401, message: msg`Invalid email or password.` },
  'wrong-password': { status: 403, message: msg`That password isn't right.` },
  'passkey-refused': {
    status: 403,
    message: msg`This passkey wasn't accepted. Please try again or log in another way.`,
  },
  'last-sign-in-method': {
    status: 409,
    message: msg`This is your only way to log in. Set a password or add another passkey first.`,
  },
  'code-refused': {
    status: 403,
    message: msg`That code isn't right or has already been used. Please enter a new one.`,
  },
  'second-factor-needed': {
    status: 403,
    message: msg`Please also enter a code from your authenticator app.`,
  },
  'second-factor-on': { status: 409, message: msg`Two-step login is already on.` },
  'second-step-over': { status: 403, message: msg`That took too long. Please log in again.` },
  'password-paused': {
    status: 403,
    message: msg`Too many wrong passwords were entered for this account. Open the link we've emailed you in this browser to choose a new one.`,
  },
  'token-invalid': { status: 400, message: msg`This link is no longer valid.` },
  'identity-not-offered': {
    status: 409,
    message: msg`Identity verification isn't available on this site yet.`,
  },
  'identity-verified': { status: 409, message: msg`Your identity is already verified.` },
  'identity-processing': {
    status: 409,
    message: msg`Your documents are being checked. That usually takes a few minutes.`,
  },
  'guest-not-verified': {
    status: 403,
    message: msg`This host asks guests to have their identity verified first.`,
  },
  'account-has-reservations': {
    status: 409,
    message: msg`Your account still has open reservations.`,
  },
  'account-has-money': {
    status: 409,
    message: msg`You still have earnings from hosting. You can delete your account once they've been paid out.`,
  },
  'account-has-resolutions': {
    status: 409,
    message: msg`A reported problem or a claim on a deposit is still open. You can delete your account once it's settled.`,
  },
  'own-role': { status: 409, message: msg`You can't change your own role.` },
  'last-admin': {
    status: 409,
    message: msg`This is the only administrator. Make another one first.`,
  },
  'unfit-for-role': {
    status: 409,
    message: msg`Only an account that isn't suspended and has a confirmed address can be given a role.`,
  },
};
