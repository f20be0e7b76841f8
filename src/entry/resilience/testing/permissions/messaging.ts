import type { World } from '../world.ts';
import {
  blocked,
  conversation,
  listing,
  oneWay,
  type PermissionsOf,
  parties,
  read,
  reservation,
  signedIn,
} from './cases.ts';

/** Conversations of the other guest and the host, who have no reservation of each other. */
const talks = new WeakMap<World, string>();

async function startTalk(world: World): Promise<void> {
  const { app, people, listingId } = world;
  const asked = { as: people['other-guest'], body: { listingId } };
  const { body } = await app.request<{ id: string }>('POST', '/api/conversations', asked);
  talks.set(world, body.id);
}

const REPLY = { title: 'Dates', text: 'See you {dates}.' };
const reply = ({ savedReplyId }: World) => ({ params: { id: savedReplyId } });

/** A message that the host's home sends by itself. */
const scheduled = (world: World) => ({
  params: { ...listing(world).params, moment: 'before-departure' },
  body: { isOn: true, text: 'Safe travels, {guest}.' },
});

async function schedule(world: World): Promise<void> {
  const { app, people } = world;
  const { params, body } = scheduled(world);
  const path = `/api/listings/${world.listingId}/scheduled-messages/${params.moment}`;
  const answer = await app.request('PUT', path, { as: people.host, body });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.text}`);
}

/** Permissions of the routes of messaging; the world's saved reply is the host's. */
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
    ...[blocked('host', 'other-guest'), blocked('other-guest', 'host')].map((before) => ({
      name: 'around a listing, one of the two blocked by the other',
      before,
      call: ({ listingId }: World) => ({ body: { listingId } }),
      expected: signedIn('ok', { host: 'own-conversation', 'other-guest': 'no-contact' }),
    })),
  ],
  // A conversation belongs to its two people: an administrator can't read it either.
  'messaging.show-conversation': oneWay(conversation, parties('ok', 'ok', 'not-found')),
  'messaging.list-messages': oneWay(conversation, parties('ok', 'ok', 'not-found')),
  'messaging.send-message': [
    {
      call: (world) => ({ ...conversation(world), body: { text: 'Hello' } }),
      expected: parties('ok', 'ok', 'not-found'),
    },
    {
      name: 'about an agreed reservation, the guest blocked by the host',
      before: blocked('host', 'guest'),
      call: (world) => ({ ...conversation(world), body: { text: 'Hello' } }),
      expected: parties('ok', 'ok', 'not-found'),
    },
    {
      name: 'with a picture that was sent before',
      call: (world) => ({ ...conversation(world), body: { pictures: [world.pictureKey] } }),
      expected: parties('invalid-input', 'invalid-input', 'not-found'),
    },
    {
      name: 'with a picture, without a reservation',
      before: startTalk,
      call: (world) => ({
        params: { id: talks.get(world) ?? '' },
        body: { pictures: [world.pictureKey] },
      }),
      expected: signedIn('not-found', {
        host: 'pictures-not-yet',
        'other-guest': 'pictures-not-yet',
      }),
    },
    ...[blocked('host', 'other-guest'), blocked('other-guest', 'host')].map((block) => ({
      name: 'without a reservation, one of the two blocked by the other',
      before: async (world: World) => {
        await startTalk(world);
        await block(world);
      },
      call: (world: World) => ({ params: { id: talks.get(world) ?? '' }, body: { text: 'Hello' } }),
      expected: signedIn('not-found', { host: 'no-contact', 'other-guest': 'no-contact' }),
    })),
  ],
  'messaging.read-messages': oneWay(
    (world) => ({ ...conversation(world), body: { upTo: 1 } }),
    parties('ok', 'ok', 'not-found'),
  ),
  'messaging.count-unread': read(signedIn('ok')),
  'messaging.list-saved-replies': oneWay(conversation, parties('ok', 'ok', 'not-found')),
  'messaging.add-saved-reply': oneWay(() => ({ body: REPLY }), signedIn('ok')),
  'messaging.change-saved-reply': oneWay(
    (world) => ({ ...reply(world), body: REPLY }),
    signedIn('not-found', { host: 'ok' }),
  ),
  // Whether it was there or not.
  'messaging.delete-saved-reply': oneWay(reply, signedIn('ok')),
  'messaging.show-scheduled-messages': oneWay(listing, signedIn('not-found', { host: 'ok' })),
  'messaging.change-scheduled-message': oneWay(scheduled, signedIn('not-found', { host: 'ok' })),
  // Its guest doesn't learn of messages before they go.
  'messaging.list-upcoming-messages': oneWay(conversation, signedIn('not-found', { host: 'ok' })),
  'messaging.skip-scheduled-message': [
    {
      before: schedule,
      call: (world) => ({
        params: { ...reservation(world).params, moment: 'before-departure' },
        body: { isSkipped: true },
      }),
      expected: signedIn('not-found', { host: 'ok' }),
    },
  ],
} satisfies PermissionsOf<'messaging'>;
