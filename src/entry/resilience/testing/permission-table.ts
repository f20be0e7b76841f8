import { randomUUID } from 'node:crypto';
import type { RouteId } from '#entry/contracts.ts';
import type { ErrorCode } from '#platform/contract/errors.ts';
import type { RouteCall } from './call-route.ts';
import { pictureForm } from './picture-form.ts';
import { ACTORS, type ActorName, END, START, type World } from './world.ts';

type Verdict = 'ok' | ErrorCode;

/** One way to call a route, and what each actor gets. */
export interface PermissionCase {
  readonly name?: string;
  readonly call: (world: World) => RouteCall;
  readonly expected: Readonly<Record<ActorName, Verdict>>;
}

const everyone = (verdict: Verdict) =>
  Object.fromEntries(ACTORS.map((actor) => [actor, verdict])) as PermissionCase['expected'];

const signedIn = (verdict: Verdict, others: Partial<Record<ActorName, Verdict>> = {}) => ({
  ...everyone(verdict),
  'signed-out': 'signed-out' as const,
  expired: 'signed-out' as const,
  ...others,
});

/** A reservation: strangers don't learn that it exists, an administrator only looks. */
const parties = (guest: Verdict, host: Verdict, admin: Verdict = 'forbidden') =>
  signedIn('not-found', { guest, host, admin });

const nothing = (): RouteCall => ({});
const listing = ({ listingId }: World): RouteCall => ({ params: { id: listingId } });
const reservation = ({ reservationId }: World): RouteCall => ({ params: { id: reservationId } });
const conversation = ({ conversationId }: World): RouteCall => ({ params: { id: conversationId } });
const body = (of: unknown) => (): RouteCall => ({ body: of });
const step = (of: unknown) => (world: World) => ({ ...reservation(world), body: of });

const draft = (): RouteCall => ({ params: { kind: 'stay' } });

const read = (expected: PermissionCase['expected'], call = nothing): PermissionCase[] => [
  { call, expected },
];
const oneWay = (
  call: PermissionCase['call'],
  expected: PermissionCase['expected'],
): PermissionCase[] => [{ call, expected }];

const TOKEN = 'no-such-token-0123456789';
const PASSWORD = 'a password of the tests';
const LATER = { startDate: '2026-05-04', endDate: '2026-05-09' };
const listingOnDates = (world: World): RouteCall => ({ ...listing(world), query: LATER });

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

/** A home that nobody has reserved, elsewhere than those of the world. */
const HOME = {
  location: { value: 'ES', label: 'Spain', latlng: [41.39, 2.17] },
  address: 'Carrer de les Proves 4',
  title: 'A flat of the tests',
  description: 'Two rooms and a desk.',
  price: 40,
};

/** Who may call what, on a reservation that is approved, paid and ten days ahead. */
export const PERMISSIONS = {
  'accounts.register': oneWay(
    () => ({ body: { name: 'New', email: `${randomUUID()}@example.org`, password: PASSWORD } }),
    everyone('ok'),
  ),
  // Nobody in this world has a password.
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
  'accounts.delete-account': oneWay(
    body({}),
    signedIn('ok', { guest: 'account-has-reservations', host: 'account-has-reservations' }),
  ),
  'listings.list-favorites': read(signedIn('ok')),
  'listings.show-kept-favorites': oneWay(
    ({ listingId }) => ({ query: { listingIds: listingId } }),
    everyone('ok'),
  ),
  'listings.merge-favorites': oneWay(
    ({ listingId }) => ({ body: { listingIds: [listingId] } }),
    signedIn('ok'),
  ),
  'listings.add-favorite': oneWay(({ listingId }) => ({ body: { listingId } }), signedIn('ok')),
  'listings.remove-favorite': oneWay(({ listingId }) => ({ body: { listingId } }), signedIn('ok')),
  'listings.delete-listing': [
    {
      name: 'with an open reservation',
      call: listing,
      expected: signedIn('forbidden', { host: 'listing-has-reservations' }),
    },
    {
      name: 'without reservations',
      call: ({ otherListingId }) => ({ params: { id: otherListingId } }),
      expected: signedIn('forbidden', { 'other-host': 'ok' }),
    },
  ],
  'listings.list-own-listings': read(signedIn('ok')),
  'listings.show-draft': oneWay(draft, signedIn('ok')),
  'listings.keep-draft': oneWay(
    () => ({ ...draft(), body: { values: { title: 'Half a home' }, step: 2 } }),
    signedIn('ok'),
  ),
  'listings.delete-draft': oneWay(draft, signedIn('ok')),
  'listings.list-countries': read(everyone('ok')),
  'listings.list-cities': oneWay(
    () => ({ params: { code: 'PT' }, query: { q: 'lis' } }),
    everyone('ok'),
  ),
  'listings.locate-point': oneWay(
    () => ({ query: { latitude: '38.7', longitude: '-9.1' } }),
    everyone('ok'),
  ),
  'listings.upload-picture': oneWay(() => ({ body: pictureForm() }), signedIn('ok')),
  'stays.create': oneWay(body(HOME), signedIn('ok')),
  'stays.show-form': oneWay(listing, signedIn('forbidden', { host: 'ok' })),
  'stays.update': [
    {
      name: 'with a reservation that it would break',
      call: (world) => ({ ...listing(world), body: HOME }),
      expected: signedIn('forbidden', { host: 'listing-promised' }),
    },
    {
      name: 'without reservations',
      call: ({ otherListingId }) => ({ params: { id: otherListingId }, body: HOME }),
      expected: signedIn('forbidden', { 'other-host': 'ok' }),
    },
    {
      name: 'begun before another change',
      call: ({ otherListingId }) => ({
        params: { id: otherListingId },
        body: { ...HOME, version: 99 },
      }),
      expected: signedIn('forbidden', { 'other-host': 'listing-changed' }),
    },
  ],
  'stays.show-recent': read(signedIn('ok')),
  'stays.preview': oneWay(body({ title: 'Half a home' }), signedIn('ok')),
  'stays.search': [
    { name: 'all', call: nothing, expected: everyone('ok') },
    { name: 'by place', call: () => ({ query: { address: 'Lisbon' } }), expected: everyone('ok') },
  ],
  'stays.list-pins': read(everyone('ok')),
  'stays.count-categories': read(everyone('ok')),
  'stays.show-analytics': read(everyone('ok')),
  'stays.list-choices': read(everyone('ok')),
  'stays.show': oneWay(listing, everyone('ok')),
  'stays.show-card': oneWay(listing, everyone('ok')),
  'stays.show-calendar': oneWay(
    (world) => ({ ...listing(world), query: { from: START, to: END } }),
    everyone('ok'),
  ),
  'stays.quote': oneWay(listingOnDates, everyone('ok')),
  'stays.similar': oneWay(listing, everyone('ok')),
  'listings.suggest-places': oneWay(() => ({ query: { q: 'Lis' } }), everyone('ok')),
  'stays.show-price-range': read(everyone('ok')),
  'reservations.create': oneWay(
    ({ listingId }) => ({ body: { listingId, ...LATER } }),
    signedIn('ok', { host: 'own-listing' }),
  ),
  'reservations.check-request': oneWay(listingOnDates, signedIn('ok')),
  'reservations.list-trips': read(signedIn('ok')),
  'reservations.list-host-reservations': read(signedIn('ok')),
  'reservations.show': oneWay(reservation, parties('ok', 'ok', 'ok')),
  'reservations.update': [
    {
      name: 'check in',
      call: (world) => ({ ...reservation(world), body: { code: world.code } }),
      expected: parties('check-in-too-early', 'forbidden'),
    },
    {
      name: 'change dates',
      call: step({ status: 'Update', ...LATER }),
      expected: parties('ok', 'forbidden'),
    },
    {
      name: 'approve',
      call: step({ status: 'approved' }),
      expected: parties('forbidden', 'status-conflict'),
    },
    {
      name: 'decline',
      call: step({ status: 'declined' }),
      expected: parties('forbidden', 'status-conflict'),
    },
    {
      name: 'accept a change',
      call: step({ status: 'accept-change' }),
      expected: parties('forbidden', 'no-change-pending'),
    },
    {
      name: 'decline a change',
      call: step({ status: 'decline-change' }),
      expected: parties('forbidden', 'no-change-pending'),
    },
  ],
  'reservations.cancel': oneWay(step({}), parties('ok', 'ok')),
  'reservations.start-payment': oneWay(step({}), parties('already-paid', 'forbidden')),
  'reservations.list-notices': read(signedIn('ok')),
  'reservations.read-notices': read(signedIn('ok')),
  'messaging.list-conversations': read(signedIn('ok')),
  'messaging.start-conversation': [
    {
      name: 'around a listing',
      call: ({ listingId }) => ({ body: { listingId } }),
      expected: signedIn('ok', { host: 'own-conversation' }),
    },
    {
      name: 'around a reservation',
      call: ({ reservationId }) => ({ body: { reservationId } }),
      expected: parties('ok', 'ok', 'not-found'),
    },
  ],
  // What two people write is theirs: an administrator doesn't even look.
  'messaging.show-conversation': oneWay(conversation, parties('ok', 'ok', 'not-found')),
  'messaging.list-messages': oneWay(conversation, parties('ok', 'ok', 'not-found')),
  'messaging.send-message': oneWay(
    (world) => ({ ...conversation(world), body: { text: 'Hello' } }),
    parties('ok', 'ok', 'not-found'),
  ),
  'messaging.read-messages': oneWay(
    (world) => ({ ...conversation(world), body: { upTo: 1 } }),
    parties('ok', 'ok', 'not-found'),
  ),
  'messaging.count-unread': read(signedIn('ok')),
  'reviews.list': oneWay(listing, everyone('ok')),

  'editorial.open-ticket': oneWay(
    body({ email: 'someone@example.org', subject: 'A question', message: 'Where is the key?' }),
    everyone('ok'),
  ),
  'editorial.list-home-events': read(everyone('ok')),
  // Whoever was given the address of a checkout may see and settle it.
  'sandbox.read-checkout': oneWay(
    ({ checkoutSession }) => ({ params: { session: checkoutSession } }),
    everyone('ok'),
  ),
  'sandbox.settle-checkout': oneWay(
    ({ checkoutSession }) => ({
      params: { session: checkoutSession },
      body: { outcome: 'succeed' },
    }),
    everyone('ok'),
  ),
} satisfies Readonly<Record<RouteId, readonly PermissionCase[]>>;
