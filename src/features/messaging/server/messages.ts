import { msg } from '@lingui/core/macro';
import { messageVerdict } from '#domain/confirmed-address.ts';
import { hideContactDetails, showContactDetails } from '#domain/contact-details.ts';
import { firstName } from '#domain/first-name.ts';
import { isSeen } from '#domain/moderation.ts';
import { sharesContactDetails } from '#domain/permissions.ts';
import {
  isAddressConfirmed,
  mailRecipient,
  type Person,
  personsByIds,
} from '#features/accounts/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import {
  type listMessages as listMessagesRoute,
  type Message,
  type MessagePage,
  NEWS_PAGE,
  type sendMessage as sendMessageRoute,
  THREAD_PAGE,
} from '../contract.ts';
import { getOtherMember, getViewerRole, loadOwn } from './access.ts';
import { requireContact } from './contact.ts';
import { shownPicture, takePictures } from './pictures.ts';
import { type Conversation, markRead, type Parties, takeNumber } from './store/conversations.ts';
import { insertMessage, pageAfter, pageBefore, type StoredMessage } from './store/messages.ts';
import { insertPictures, loadPictures, messageKey, type StoredPicture } from './store/pictures.ts';
import {
  conversationKey,
  type LinkedReservation,
  loadLinkedReservations,
} from './store/reservations.ts';

const NONE: ReadonlyMap<string, Person> = new Map();

/**
 * A message as its reader may currently see it: the only function through which a stored text
 * leaves the server.
 *
 * @param shared whether contact details are shown
 * @param pictures of the message
 * @param coHosts who may have written it for the host
 */
export function shownMessage(
  {
    conversationId,
    number,
    senderId,
    text,
    moderationState,
    isAutomatic,
    coHostId,
    createdAt,
  }: StoredMessage,
  readerId: string,
  shared: boolean,
  pictures: readonly StoredPicture[] = [],
  coHosts: ReadonlyMap<string, Person> = NONE,
): Message {
  const mine = senderId === readerId;
  const isShown = isSeen(moderationState, mine ? 'owner' : 'party');
  const seen = isShown ? text : '';
  return {
    number,
    mine,
    parts: shared ? showContactDetails(seen) : hideContactDetails(seen),
    pictures: isShown ? pictures.map((picture) => shownPicture(conversationId, picture)) : [],
    removed: moderationState === 'hidden',
    isAutomatic,
    coHost: coHostId === null ? null : firstName(coHosts.get(coHostId)?.name ?? ''),
    createdAt: createdAt.toString(),
  };
}

/** Whether the two of a conversation see each other's contact details. */
export async function isShared(db: Queryable, parties: Parties): Promise<boolean> {
  const linked = await loadLinkedReservations(db, [parties]);
  return sharesAmong(linked.get(conversationKey(parties)) ?? []);
}

/** The same for reservations that are loaded already. */
export function sharesAmong(linked: readonly LinkedReservation[]): boolean {
  return sharesContactDetails(linked);
}

/**
 * A page of the caller's conversation, with contact details hidden until they are shared.
 *
 * @throws Problem 'not-found' for other users' conversations too
 */
export async function listMessages(
  id: string,
  { before, after }: Partial<RouteInput<typeof listMessagesRoute>['query']>,
  { services, actor }: SignedInContext,
): Promise<MessagePage> {
  const { main } = services.database;
  const conversation = await loadOwn(main, id, actor);
  const shared = await isShared(main, conversation);
  const { rows, more } =
    after === undefined
      ? await pageBefore(main, id, before, THREAD_PAGE)
      : await pageAfter(main, id, after, NEWS_PAGE);
  const coHosts = await personsByIds(
    main,
    rows.flatMap(({ coHostId }) => coHostId ?? []),
  );
  const pictures = await loadPictures(main, rows);
  return {
    messages: rows.map((row) =>
      shownMessage(row, actor.id, shared, pictures.get(messageKey(row)), coHosts),
    ),
    more,
    shared,
    readByOther:
      getViewerRole(conversation, actor) === 'guest'
        ? conversation.hostRead
        : conversation.guestRead,
  };
}

/** Where a person's open pages hear of their conversations. */
export function messagesTopic(userId: string): string {
  return `messages:${userId}`;
}

/** Tells both sides' open pages to look; in the transaction of what happened. */
export async function notifyBothMembers(
  { db, now, services }: Pick<RequestContext, 'db' | 'now' | 'services'>,
  { id, guestId, hostId }: Pick<Conversation, 'id' | 'guestId' | 'hostId'>,
  name: 'message' | 'read',
): Promise<void> {
  await services.live.tell(db, [messagesTopic(guestId), messagesTopic(hostId)], {
    name,
    data: { conversationId: id, at: now.epochMilliseconds },
  });
}

/**
 * Marks the caller's messages as read, up to a message; a mark never moves back.
 *
 * @throws Problem 'not-found' for other users' conversations
 */
export async function readMessages(
  id: string,
  upTo: number,
  context: SignedInContext,
): Promise<{ done: true }> {
  const conversation = await loadOwn(context.db, id, context.actor);
  const moved = await markRead(
    context.db,
    conversation,
    getViewerRole(conversation, context.actor),
    upTo,
  );
  if (moved) await notifyBothMembers(context, conversation, 'read');
  return { done: true };
}

/**
 * Sends a message to the other side, with a text, pictures or both.
 *
 * @throws Problem 'not-found' for other users' conversations; 'email-unconfirmed' before the writer
 *   has confirmed their address; 'recipient-gone' when the other account is deleted; 'no-contact' and
 *   'account-limited' as `messageContact` decides; 'invalid-input' for one without anything;
 *   'pictures-not-yet', 'rate-limited' and 'invalid-input' as `takePictures` decides
 */
export async function sendMessage(
  id: string,
  { text, pictures }: RouteInput<typeof sendMessageRoute>['body'],
  context: SignedInContext,
): Promise<Message> {
  const { db, actor, translate } = context;
  if (text === '' && pictures.length === 0) {
    const fields = { text: translate(msg`Write a message first.`) };
    throw new Problem('invalid-input', { fields });
  }
  const conversation = await loadOwn(db, id, actor);
  const verdict = messageVerdict({ emailVerified: await isAddressConfirmed(db, actor.id) });
  if (verdict !== 'ok') throw new Problem(verdict);
  if ((await mailRecipient(db, getOtherMember(conversation, actor))) === null) {
    throw new Problem('recipient-gone');
  }
  await requireContact(db, actor.id, getOtherMember(conversation, actor));
  const keys =
    pictures.length === 0
      ? []
      : await takePictures(pictures, id, await isShared(db, conversation), context);
  const { message, shared } = await writeMessage(
    context,
    conversation,
    { senderId: actor.id, text, isAutomatic: false, coHostId: actor.by?.id ?? null },
    keys,
  );
  const coHosts = await personsByIds(db, actor.by === undefined ? [] : [actor.by.id]);
  const stored = await loadPictures(db, keys.length === 0 ? [] : [message]);
  return shownMessage(message, actor.id, shared, stored.get(messageKey(message)), coHosts);
}

/**
 * Adds a message to a conversation whose writer may write in it, and tells both sides' pages.
 *
 * @param pictures keys of uploads that were taken for it
 */
export async function writeMessage(
  context: Pick<RequestContext, 'db' | 'now' | 'services'>,
  conversation: Conversation,
  written: Pick<StoredMessage, 'senderId' | 'text' | 'isAutomatic' | 'coHostId'>,
  pictures: readonly string[] = [],
): Promise<{ readonly message: StoredMessage; readonly shared: boolean }> {
  const { db, now } = context;
  const { id } = conversation;
  const shared = await isShared(db, conversation);
  const number = await takeNumber(db, id, now);
  const message = {
    ...written,
    conversationId: id,
    number,
    masked: !shared && hideContactDetails(written.text).some(({ hidden }) => hidden !== null),
    moderationState: 'visible' as const,
    createdAt: now,
  };
  await insertMessage(db, message);
  await insertPictures(db, message, pictures);
  await notifyBothMembers(context, conversation, 'message');
  return { message, shared };
}
