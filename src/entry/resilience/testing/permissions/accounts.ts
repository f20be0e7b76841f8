import { randomUUID } from 'node:crypto';
import { body, everyone, oneWay, type PermissionsOf, read, signedIn } from './cases.ts';

const TOKEN = 'no-such-token-0123456789';
const PASSWORD = 'a password of the tests';

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
  'accounts.get-sign-in-methods': read(signedIn('ok')),
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
  'accounts.delete-account': oneWay(
    body({}),
    signedIn('ok', { guest: 'account-has-reservations', host: 'account-has-reservations' }),
  ),
} satisfies PermissionsOf<'accounts'>;
