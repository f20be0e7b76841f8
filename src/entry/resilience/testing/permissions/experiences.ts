import { END, START, type World } from '../world.ts';
import {
  blocked,
  body,
  everyone,
  listing,
  nothing,
  oneWay,
  type PermissionsOf,
  read,
  signedIn,
  staffWith,
} from './cases.ts';

/** Jardim da Estrela in Lisbon. */
const PLACE = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';

/** An experience without bookings, complete except for a picture, without which none is listed. */
const EXPERIENCE = {
  location: { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] },
  category: 'Fitness',
  style: 'yoga',
  description: 'An hour on the mat.',
  title: 'Yoga of the tests',
  address: 'Rua das Provas 4',
  cancellationPolicy: 'casual-cancel',
  guestCount: 3,
};

/** A call on the experience of a world's host. */
const experience = ({ experienceId }: World) => ({ params: { id: experienceId } });

/** A call on the session of a world's experience, or on a non-existent one of another listing. */
const session = ({ experienceId }: World, id: string) => ({
  params: { id, entry: experienceId, date: START },
  body: {},
});

const TERMS = {
  arrangements: ['venue'],
  hostArrangements: [],
  costArrangements: [],
  prices: { weekly: 140 },
};

/** Permissions of the routes of experiences. */
export const EXPERIENCES_PERMISSIONS = {
  'experiences.list-choices': read(everyone('ok')),
  'experiences.search': [
    { name: 'all', call: nothing, expected: everyone('ok') },
    { name: 'by place', call: () => ({ query: { address: 'Lisbon' } }), expected: everyone('ok') },
  ],
  'experiences.list-pins': read(everyone('ok')),
  'experiences.count-categories': read(everyone('ok')),
  'experiences.list-coming-sessions': read(everyone('ok')),
  'experiences.show-card': oneWay(experience, everyone('ok')),
  'experiences.similar': oneWay(experience, everyone('ok')),
  'experiences.create': oneWay(body(EXPERIENCE), signedIn('invalid-input')),
  'experiences.preview': oneWay(body({ title: 'Half a class' }), signedIn('ok')),
  'experiences.show-form': [
    { name: 'of an experience', call: experience, expected: signedIn('forbidden', { host: 'ok' }) },
    {
      name: 'of a home',
      call: listing,
      expected: signedIn('forbidden', { host: 'not-found' }),
    },
  ],
  'experiences.update': [
    {
      name: 'of an experience',
      call: (world) => ({ ...experience(world), body: EXPERIENCE }),
      expected: signedIn('forbidden', { host: 'invalid-input' }),
    },
    {
      name: 'of a home',
      call: (world) => ({ ...listing(world), body: EXPERIENCE }),
      expected: signedIn('forbidden', { host: 'not-found' }),
    },
  ],
  'experiences.cancel-session': [
    {
      name: 'of an experience',
      call: (world) => session(world, world.experienceId),
      expected: signedIn('forbidden', { host: 'ok' }),
    },
    {
      name: 'of a home',
      call: (world) => session(world, world.listingId),
      expected: signedIn('forbidden', { host: 'not-found' }),
    },
  ],
  'experiences.list-waitlist-places': [
    { name: 'of an experience', call: experience, expected: signedIn('ok') },
    { name: 'of a home', call: listing, expected: signedIn('not-found') },
  ],
  'experiences.list-session-lines': [
    { name: 'of an experience', call: experience, expected: signedIn('forbidden', { host: 'ok' }) },
    { name: 'of a home', call: listing, expected: signedIn('not-found') },
  ],
  'experiences.join-waitlist': [
    {
      call: (world) => session(world, world.experienceId),
      expected: signedIn('waitlist-open-seat', { host: 'forbidden' }),
    },
    ...[blocked('host', 'other-guest'), blocked('other-guest', 'host')].map((before) => ({
      name: 'guest and host, one of whom has blocked the other',
      before,
      call: (world: World) => session(world, world.experienceId),
      expected: signedIn('waitlist-open-seat', {
        host: 'forbidden',
        'other-guest': 'not-requestable',
      }),
    })),
  ],
  'experiences.leave-waitlist': oneWay(
    (world) => session(world, world.experienceId),
    signedIn('ok'),
  ),
  'experiences.accept-offer': oneWay(
    (world) => session(world, world.experienceId),
    signedIn('offer-over'),
  ),
  'experiences.show': [
    { name: 'an experience', call: experience, expected: everyone('ok') },
    { name: 'a home', call: listing, expected: everyone('not-found') },
  ],
  'experiences.list-sessions': oneWay(
    (world) => ({ ...experience(world), query: { from: START, to: END } }),
    everyone('ok'),
  ),
  'experiences.quote': oneWay(
    (world) => ({
      ...experience(world),
      query: { entryId: world.experienceId, date: START },
    }),
    everyone('ok'),
  ),
  'experiences.list-recommendations': oneWay(
    () => ({ query: { countryCode: 'PT', city: 'Lisbon', category: 'Community' } }),
    everyone('ok'),
  ),
  'experiences.show-place-details': [
    { name: 'built in', call: () => ({ query: { place_id: PLACE } }), expected: everyone('ok') },
    {
      name: "of Google's, without a key",
      call: () => ({ query: { place_id: 'ChIJN1t_tDeuEmsRUsoyG83frY4' } }),
      expected: everyone('not-found'),
    },
  ],
  'experiences.list-managed-places': read(staffWith('places', 'ok')),
  'experiences.set-managed-place': oneWay(
    () => ({ params: { id: PLACE }, body: { ...TERMS, managerEmail: 'nobody@example.org' } }),
    staffWith('places', 'invalid-input'),
  ),
  'experiences.remove-managed-place': oneWay(
    () => ({ params: { id: PLACE }, body: {} }),
    staffWith('places', 'not-found'),
  ),
} satisfies PermissionsOf<'experiences'>;
