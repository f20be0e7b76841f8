import { randomUUID } from 'node:crypto';
import type { World } from '../world.ts';
import {
  blocked,
  everyone,
  LATER,
  listing,
  listingOnDates,
  oneWay,
  type PermissionsOf,
  parties,
  read,
  reservation,
  signedIn,
  staffWith,
  step,
  type Verdict,
} from './cases.ts';

/** Nights without reservations. */
const NEXT_YEAR = { start: '2027-01-10', end: '2027-01-14' };

/** A claim or a case that isn't there: its parties alone act on one (`resolutions.test.ts`). */
const unknownCase = ({ reservationId }: World) => ({ params: { id: reservationId } });

/** A calendar that the home doesn't import. */
const noCalendar = (world: World) => ({
  params: { ...listing(world).params, calendarId: world.reservationId },
});

/** Free dates after `LATER`. */
const AFTERWARDS = { startDate: '2026-05-11', endDate: '2026-05-16' };
/** Requests of the other guest that wait for the host. */
const requests = new WeakMap<World, string>();

async function ask(world: World): Promise<void> {
  const { app, people, listingId } = world;
  const asked = { as: people['other-guest'], body: { listingId, ...LATER } };
  const { body } = await app.request<{ id: string }>('POST', '/api/reservations', asked);
  requests.set(world, body.id);
}

/** Codes of letters about the world's reservation. */
const letters = new WeakMap<World, string>();

async function makeLetter(world: World): Promise<void> {
  const { app, people, reservationId } = world;
  const { body } = await app.request<{ letter: { code: string } }>(
    'POST',
    `/api/reservations/${reservationId}/letter`,
    { as: people.guest, body: {} },
  );
  letters.set(world, body.letter.code);
}

/** A call with this body about that request. */
const askedStep = (body: unknown) => (world: World) => ({
  params: { id: requests.get(world) ?? '' },
  body,
});

/** Its guest is another than that of the world's reservation. */
const askedParties = (guest: Verdict, host: Verdict) =>
  signedIn('not-found', { 'other-guest': guest, host, admin: 'forbidden', finance: 'forbidden' });

/** Permissions for a reservation that is approved, paid and ten days ahead. */
export const RESERVATIONS_PERMISSIONS = {
  'reservations.create': [
    {
      call: ({ listingId }) => ({ body: { listingId, ...LATER } }),
      expected: signedIn('ok', { host: 'own-listing' }),
    },
    ...[blocked('host', 'other-guest'), blocked('other-guest', 'host')].map((before) => ({
      name: 'guest and host, one of whom has blocked the other',
      before,
      call: ({ listingId }: World) => ({ body: { listingId, ...LATER } }),
      expected: signedIn('ok', { host: 'own-listing', 'other-guest': 'not-requestable' }),
    })),
  ],
  'reservations.list-waitlists': read(signedIn('ok')),
  'reservations.join-waitlist': [
    {
      call: ({ listingId }) => ({ body: { listingId, ...LATER } }),
      expected: signedIn('nights-free', { host: 'own-listing' }),
    },
    ...[blocked('host', 'other-guest'), blocked('other-guest', 'host')].map((before) => ({
      name: 'guest and host, one of whom has blocked the other',
      before,
      call: ({ listingId }: World) => ({ body: { listingId, ...LATER } }),
      expected: signedIn('nights-free', { host: 'own-listing', 'other-guest': 'not-requestable' }),
    })),
  ],
  // Whether it was there or not.
  'reservations.leave-waitlist': oneWay(reservation, signedIn('ok')),
  'reservations.check-request': oneWay(listingOnDates, signedIn('ok')),
  'reservations.list-aboard': oneWay(
    ({ itinerantId }) => ({ params: { id: itinerantId } }),
    signedIn('ok'),
  ),
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
    ...[blocked('host', 'other-guest'), blocked('other-guest', 'host')].flatMap((block) => {
      const before = async (world: World) => {
        await ask(world);
        await block(world);
      };
      return [
        {
          name: 'approve a request of two of whom one has blocked the other',
          before,
          call: askedStep({ status: 'approved' }),
          expected: askedParties('forbidden', 'not-requestable'),
        },
        {
          name: 'change the dates of a request of two of whom one has blocked the other',
          before,
          call: askedStep({ status: 'Update', ...AFTERWARDS }),
          expected: askedParties('not-requestable', 'forbidden'),
        },
      ];
    }),
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
  'reservations.start-host-payment': [
    {
      name: 'for an experience',
      call: (world) => ({ params: { id: world.experienceId }, body: {} }),
      expected: signedIn('forbidden', { host: 'nothing-due' }),
    },
    {
      name: 'for a home',
      call: (world) => ({ params: { id: world.listingId }, body: {} }),
      expected: signedIn('not-found'),
    },
  ],
  'reservations.show-checkout': oneWay(
    (world) => ({ params: { id: world.experienceId } }),
    signedIn('not-found', { host: 'nothing-due' }),
  ),
  'reservations.show-agreement': oneWay(reservation, parties('ok', 'ok')),
  'reservations.show-letter': oneWay(reservation, parties('ok', 'forbidden')),
  'reservations.make-letter': oneWay(step({}), parties('ok', 'forbidden')),
  'reservations.check-letter': [
    {
      call: () => ({ params: { token: '3467-9ACD-EFGH-JKMN-PRTU' } }),
      expected: everyone('not-found'),
    },
    {
      name: 'with the code of a letter',
      before: makeLetter,
      call: (world: World) => ({ params: { token: letters.get(world) ?? '' } }),
      expected: everyone('ok'),
    },
  ],
  'reservations.list-notices': read(signedIn('ok')),
  'reservations.read-notices': read(signedIn('ok')),
  'reservations.show-calendar-feed': read(signedIn('ok')),
  'reservations.make-calendar-feed': read(signedIn('ok')),
  'reservations.revoke-calendar-feed': read(signedIn('ok')),
  'reservations.show-host-calendar': oneWay(listing, signedIn('forbidden', { host: 'ok' })),
  'reservations.price-nights': oneWay(
    (world) => ({ ...listing(world), body: { terms: [{ ...NEXT_YEAR, price: 9_000 }] } }),
    signedIn('forbidden', { host: 'ok' }),
  ),
  'reservations.block-nights': [
    {
      name: 'free ones',
      call: (world) => ({ ...listing(world), body: { nights: [NEXT_YEAR], blocked: true } }),
      expected: signedIn('forbidden', { host: 'ok' }),
    },
    {
      name: 'promised ones',
      call: (world) => {
        const nights = [{ start: world.dates.startDate, end: world.dates.endDate }];
        return { ...listing(world), body: { nights, blocked: true } };
      },
      expected: signedIn('forbidden', { host: 'nights-promised' }),
    },
    {
      name: 'of what has no nights of its own',
      call: ({ experienceId }) => ({
        params: { id: experienceId },
        body: { nights: [NEXT_YEAR], blocked: true },
      }),
      expected: signedIn('not-found'),
    },
  ],
  'reservations.show-calendars': oneWay(listing, signedIn('forbidden', { host: 'ok' })),
  'reservations.add-calendar': oneWay(
    (world) => ({
      ...listing(world),
      body: { name: 'Elsewhere', address: `https://calendar.example/${randomUUID()}.ics` },
    }),
    signedIn('forbidden', { host: 'ok' }),
  ),
  'reservations.rename-calendar': oneWay(
    (world) => ({ ...noCalendar(world), body: { name: 'Elsewhere' } }),
    signedIn('forbidden', { host: 'not-found' }),
  ),
  'reservations.remove-calendar': oneWay(noCalendar, signedIn('forbidden', { host: 'not-found' })),
  'reservations.fetch-calendar': oneWay(noCalendar, signedIn('forbidden', { host: 'not-found' })),
  'reservations.make-home-calendar': oneWay(listing, signedIn('forbidden', { host: 'ok' })),
  'reservations.revoke-home-calendar': oneWay(listing, signedIn('forbidden', { host: 'ok' })),
  'reservations.show-resolutions': oneWay(reservation, parties('ok', 'ok', 'ok')),
  'reservations.claim-deposit': oneWay(
    (world) => ({ ...reservation(world), body: { amount: 100, text: 'A broken chair' } }),
    parties('forbidden', 'claim-not-now'),
  ),
  'reservations.answer-claim': oneWay(
    (world) => ({ ...reservation(world), body: { agrees: true } }),
    parties('not-found', 'forbidden'),
  ),
  'reservations.report-problem': oneWay(
    (world) => ({ ...reservation(world), body: { kind: 'access', text: 'No key' } }),
    parties('report-not-now', 'forbidden'),
  ),
  'reservations.answer-case': oneWay(
    (world) => ({ ...unknownCase(world), body: { step: 'mend', text: 'Done' } }),
    signedIn('not-found'),
  ),
  'reservations.reply-to-case': oneWay(
    (world) => ({ ...unknownCase(world), body: { step: 'accept' } }),
    signedIn('not-found'),
  ),
  'reservations.list-resolutions': read(staffWith('money', 'ok')),
  'reservations.decide-claim': oneWay(
    (world) => ({ ...unknownCase(world), body: { given: 0, reason: 'Nothing was broken' } }),
    staffWith('money', 'not-found'),
  ),
  'reservations.decide-case': oneWay(
    (world) => ({
      ...unknownCase(world),
      body: { refund: 0, leaveFreely: false, reason: 'Nothing was wrong' },
    }),
    staffWith('money', 'not-found'),
  ),
} satisfies PermissionsOf<'reservations'>;
