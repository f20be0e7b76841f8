import type { World } from '../world.ts';
import { everyone, oneWay, type PermissionsOf, read, signedIn, staffWith } from './cases.ts';

const about = (kind: string, id: (world: World) => string) => (world: World) => ({
  body: { subject: { kind, id: id(world) }, reason: 'scam', email: 'someone@example.org' },
});
/** The second one of their conversation: moderators read what was reported. */
const message = ({ conversationId }: World) => `${conversationId}:2`;
const writeMessage = async ({ app, people, conversationId }: World) => {
  await app.request('POST', `/api/conversations/${conversationId}/messages`, {
    as: people.guest,
    body: { text: 'Is it quiet there?' },
  });
};
const aboutHost = ({ people }: World) => ({ params: { id: people.host.id } });
const statement = ({ statementToken }: World) => ({ params: { token: statementToken } });

/** Permissions of reports, blocks and decisions. */
export const TRUST_PERMISSIONS = {
  'trust.report': [
    {
      name: 'a listing',
      call: about('listing', ({ listingId }) => listingId),
      expected: { ...everyone('ok'), host: 'forbidden' },
    },
    {
      name: 'a review',
      call: about('review', ({ reviewId }) => reviewId),
      expected: { ...everyone('ok'), guest: 'forbidden' },
    },
    {
      name: 'a profile',
      call: about('profile', ({ people }) => people.host.id),
      expected: {
        ...everyone('ok'),
        'signed-out': 'forbidden',
        expired: 'forbidden',
        host: 'forbidden',
      },
    },
    {
      name: 'a message',
      before: writeMessage,
      call: about('message', message),
      expected: { ...everyone('not-found'), host: 'ok', guest: 'forbidden' },
    },
    {
      name: 'a picture that nobody sent',
      call: about('picture', () => 'photo-00000000-0000-4000-8000-000000000000'),
      expected: everyone('not-found'),
    },
  ],
  'trust.list-blocks': read(signedIn('ok')),
  'trust.block': [
    {
      call: (world) => ({ ...aboutHost(world), body: {} }),
      expected: signedIn('ok', { host: 'forbidden' }),
    },
  ],
  'trust.unblock': [
    { call: (world) => ({ ...aboutHost(world), body: {} }), expected: signedIn('ok') },
  ],
  'trust.list-queue': read(staffWith('moderation', 'ok')),
  'trust.decide': [
    {
      name: 'about a listing',
      call: ({ listingId }) => ({
        body: {
          subject: { kind: 'listing', id: listingId },
          act: 'hide',
          rule: 'honest-listings',
        },
      }),
      expected: staffWith('moderation', 'ok'),
    },
    {
      name: 'about what does not exist',
      call: ({ conversationId }) => ({
        body: {
          subject: { kind: 'message', id: `${conversationId}:9` },
          act: 'hide',
          rule: 'respect',
        },
      }),
      expected: staffWith('moderation', 'not-found'),
    },
  ],
  // The address is the key: a suspended person has no session.
  'trust.show-statement': oneWay(statement, everyone('ok')),
  'trust.appeal': [
    {
      call: (world) => ({ ...statement(world), body: { text: 'This was not me at all.' } }),
      expected: everyone('ok'),
    },
  ],
  'trust.decide-appeal': [{ call: aboutHost, expected: staffWith('moderation', 'not-found') }].map(
    (each) => ({
      ...each,
      call: (world: World) => ({ ...each.call(world), body: { isGranted: true } }),
    }),
  ),
  'trust.show-transparency': read(everyone('ok')),
} satisfies PermissionsOf<'trust'>;
