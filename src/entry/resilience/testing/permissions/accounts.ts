import { randomUUID } from 'node:crypto';
import { body, everyone, oneWay, type PermissionsOf, read, signedIn } from './cases.ts';

const TOKEN = 'no-such-token-0123456789';
const PASSWORD = 'a password of the tests';

/** Answers of an authenticator without a question. */
const CREDENTIAL = { id: 'bm8ga2V5', rawId: 'bm8ga2V5', type: 'public-key' };
const ASSERTION = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};
const CREATION = { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };

/** An id that nothing of the caller's has. */
const foreign = () => ({ params: { id: randomUUID() } });

const PROFILE = {
  name: 'New Name',
  image: null,
  birthDate: null,
  headline: '',
  bio: '',
  career: '',
  philosophy: '',
  interests: [],
  languages: [],
  countries: [],
  groups: [],
  social: '',
  phone: '',
  x: '',
  linkedin: '',
  instagram: '',
  whatsapp: '',
  revolut: '',
  wise: '',
};

/** Permissions of the routes of accounts. */
export const ACCOUNTS_PERMISSIONS = {
  'accounts.register': oneWay(
    () => ({ body: { name: 'New', email: `${randomUUID()}@example.org`, password: PASSWORD } }),
    everyone('ok'),
  ),
  // No account in this world has a password.
  'accounts.sign-in': oneWay(
    ({ people }) => ({ body: { email: people.guest.email, password: PASSWORD } }),
    everyone('wrong-credentials'),
  ),
  'accounts.finish-sign-in': oneWay(body({ code: '123456' }), everyone('second-step-over')),
  'accounts.start-passkey-registration': oneWay(
    () => ({ body: { name: 'New', email: `${randomUUID()}@example.org` } }),
    everyone('ok'),
  ),
  'accounts.register-with-passkey': oneWay(
    body({ response: CREATION }),
    everyone('passkey-refused'),
  ),
  'accounts.start-passkey-sign-in': read(everyone('ok')),
  'accounts.sign-in-with-passkey': oneWay(
    body({ response: ASSERTION }),
    everyone('passkey-refused'),
  ),
  'accounts.prove-identity': [
    { name: 'password', call: body({ password: PASSWORD }), expected: signedIn('wrong-password') },
    { name: 'code', call: body({ code: '123456' }), expected: signedIn('code-refused') },
    { name: 'passkey', call: body({ passkey: ASSERTION }), expected: signedIn('passkey-refused') },
  ],
  'accounts.start-social-sign-in': oneWay(body({ provider: 'google' }), everyone('not-found')),
  'accounts.sign-out': read(everyone('ok')),
  'accounts.get-sign-in-options': read(everyone('ok')),
  'accounts.get-me': read(everyone('ok')),
  'accounts.send-verification': read(signedIn('ok')),
  'accounts.verify-email': oneWay(body({ token: TOKEN }), everyone('token-invalid')),
  'accounts.request-password-reset': oneWay(
    ({ people }) => ({ body: { email: people.guest.email } }),
    everyone('ok'),
  ),
  'accounts.reset-password': oneWay(
    body({ token: TOKEN, password: PASSWORD }),
    everyone('token-invalid'),
  ),
  'accounts.change-email': oneWay(
    () => ({ body: { email: `${randomUUID()}@example.org` } }),
    signedIn('ok'),
  ),
  'accounts.change-password': oneWay(body({ newPassword: PASSWORD }), signedIn('ok')),
  'accounts.list-sessions': read(signedIn('ok')),
  'accounts.sign-out-elsewhere': read(signedIn('ok')),
  'accounts.end-session': oneWay(foreign, signedIn('not-found')),
  'accounts.end-mailed-session': oneWay(body({ token: TOKEN }), everyone('token-invalid')),
  'accounts.list-passkeys': read(signedIn('ok')),
  'accounts.start-passkey': read(signedIn('ok')),
  'accounts.add-passkey': oneWay(body({ response: CREATION }), signedIn('passkey-refused')),
  'accounts.rename-passkey': oneWay(
    () => ({ ...foreign(), body: { name: 'Mine' } }),
    signedIn('not-found'),
  ),
  'accounts.remove-passkey': oneWay(foreign, signedIn('not-found')),
  // None of these people has opened the link of their address while signed in.
  'accounts.start-second-factor': read(signedIn('email-unconfirmed')),
  'accounts.confirm-second-factor': oneWay(body({ code: '123456' }), signedIn('code-refused')),
  'accounts.renew-backup-codes': read(signedIn('not-found')),
  'accounts.turn-second-factor-off': read(signedIn('ok')),
  'accounts.get-sign-in-methods': read(signedIn('ok')),
  'accounts.show-identity': read(signedIn('ok')),
  // This world has no provider of identities.
  'accounts.start-identity': read(signedIn('identity-not-offered')),
  'accounts.check-identity': read(signedIn('ok')),
  'accounts.show-push': read(signedIn('ok')),
  'accounts.turn-push-on': oneWay(
    body({ endpoint: 'https://127.0.0.1/', keys: { p256dh: 'AA', auth: 'AA' } }),
    signedIn('invalid-input'),
  ),
  'accounts.turn-push-off': read(signedIn('ok')),
  'accounts.remove-push-device': oneWay(foreign, signedIn('not-found')),
  'accounts.choose-push': oneWay(
    body({ answer: true, message: false, payment: true, session: true }),
    signedIn('ok'),
  ),
  'accounts.get-own-profile': read(signedIn('ok')),
  'accounts.update-own-profile': oneWay(body(PROFILE), signedIn('ok')),
  'accounts.get-profile': oneWay(
    ({ people }) => ({ params: { id: people.guest.id } }),
    everyone('ok'),
  ),
  'accounts.set-locale': oneWay(body({ locale: 'de' }), signedIn('ok')),
  'accounts.set-preferences': oneWay(body({ units: 'mi' }), signedIn('ok')),
  'accounts.export-account': read(signedIn('ok')),
  'accounts.show-deletion': read(signedIn('ok')),
  'accounts.delete-account': read(
    signedIn('ok', { guest: 'account-has-reservations', host: 'account-has-reservations' }),
  ),
} satisfies PermissionsOf<'accounts'>;
