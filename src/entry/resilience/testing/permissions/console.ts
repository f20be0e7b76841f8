import type { World } from '../world.ts';
import { listing, oneWay, type PermissionsOf, read, reservation, staffWith } from './cases.ts';

const REASON = { reason: 'They called from the number of their profile.' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const aboutGuest = ({ people }: World) => ({ params: { id: people.guest.id } });
const actOnGuest = (body: object) => (world: World) => ({ ...aboutGuest(world), body });
const ticket = () => ({ params: { reference: 'T-33333333' } });

/** Permissions of the console: each role has its pages, to all others they aren't there. */
export const CONSOLE_PERMISSIONS = {
  'console.show-today': read(staffWith('console', 'ok')),
  'console.find': read(staffWith('console', 'ok'), () => ({
    query: { q: 'Nothing has this name' },
  })),
  'console.show-person': oneWay(aboutGuest, staffWith('people', 'ok')),
  'console.confirm-address': oneWay(actOnGuest(REASON), staffWith('people', 'status-conflict')),
  'console.end-sessions': oneWay(
    ({ people }) => ({ params: { id: people['other-host'].id }, body: REASON }),
    staffWith('people', 'ok'),
  ),
  'console.add-note': oneWay(actOnGuest({ text: 'Calls back.' }), staffWith('people', 'ok')),
  'console.send-mail-again': oneWay(
    () => ({ params: { id: UNKNOWN }, body: REASON }),
    staffWith('people', 'not-found'),
  ),
  'console.disclose-person': oneWay(actOnGuest(REASON), staffWith('disclosure', 'ok')),
  'console.show-listing': oneWay(listing, staffWith('moderation', 'ok')),
  'console.show-reservation': oneWay(reservation, staffWith('console', 'ok')),
  'console.cancel-reservation': [
    {
      call: ({ reservationId }) => ({
        params: { id: reservationId },
        body: { refund: 'everything', ...REASON },
      }),
      expected: staffWith('money', 'ok'),
    },
  ],
  // It is paid: nothing is left to extend.
  'console.extend-deadline': [
    {
      call: ({ reservationId }) => ({
        params: { id: reservationId },
        body: { hours: 24, ...REASON },
      }),
      expected: staffWith('people', 'status-conflict'),
    },
  ],
  'console.list-tickets': read(staffWith('people', 'ok')),
  'console.show-ticket': oneWay(ticket, staffWith('people', 'not-found')),
  'console.answer-ticket': oneWay(
    () => ({ ...ticket(), body: { text: 'Please try again.' } }),
    staffWith('people', 'not-found'),
  ),
  'console.change-ticket': oneWay(
    () => ({ ...ticket(), body: { isMine: true } }),
    staffWith('people', 'not-found'),
  ),
  'console.show-work': read(staffWith('work', 'ok')),
  'console.decide-job': oneWay(
    () => ({ params: { id: UNKNOWN }, body: { act: 'again', ...REASON } }),
    staffWith('work', 'not-found'),
  ),
  'console.list-staff': read(staffWith('staff', 'ok')),
  'console.grant-role': [
    {
      name: 'to another account',
      call: ({ people }) => ({
        body: { email: people['other-guest'].email, role: 'support', ...REASON },
      }),
      expected: staffWith('staff', 'ok'),
    },
    {
      name: 'to one’s own',
      call: ({ people }) => ({ body: { email: people.admin.email, role: 'finance', ...REASON } }),
      expected: staffWith('staff', 'own-role'),
    },
  ],
  'console.revoke-role': oneWay(
    ({ people }) => ({ params: { id: people.finance.id }, body: REASON }),
    staffWith('staff', 'ok'),
  ),
  'console.show-settings': read(staffWith('settings', 'ok')),
  'console.choose-map-style': oneWay(
    () => ({ body: { styleUrl: null, ...REASON } }),
    staffWith('settings', 'ok'),
  ),
  'console.list-log': read(staffWith('log', 'ok')),
} satisfies PermissionsOf<'console'>;
