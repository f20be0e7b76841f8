import { conversation, oneWay, type PermissionsOf, parties, read, signedIn } from './cases.ts';

/** Permissions of the routes of messaging. */
export const MESSAGING_PERMISSIONS = {
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
  // A conversation belongs to its two people: an administrator can't read it either.
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
} satisfies PermissionsOf<'messaging'>;
