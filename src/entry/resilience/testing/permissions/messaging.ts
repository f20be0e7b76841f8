import { conversation, oneWay, type PermissionsOf, parties, read, signedIn } from './cases.ts';

/** Who may call what of messaging. */
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
} satisfies PermissionsOf<'messaging'>;
