import { msg } from '@lingui/core/macro';
import { canSeeCheckInCode } from '#domain/permissions.ts';
import type { ReservationStatus } from '#domain/reservation-lifecycle.ts';
import { fillReply, findUnknownPlaceholders, type ReplyFact } from '#domain/saved-replies.ts';
import { lockUser } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type {
  addSavedReply as addRoute,
  listSavedReplies as listRoute,
} from '../contract/saved-replies.ts';
import { loadOwn } from './access.ts';
import { datesText, guestName } from './reply-facts.ts';
import type { Conversation } from './store/conversations.ts';
import { loadLatestReservation } from './store/reservations.ts';
import { deleteReply, insertReply, listReplies, updateReply } from './store/saved-replies.ts';

/** Statuses of reservations whose dates are given up. */
const GIVEN_UP: readonly ReservationStatus[] = ['declined', 'expired', 'cancelled'];

type Body = RouteInput<typeof addRoute>['body'];

/**
 * The caller's replies, filled with the facts of a conversation of theirs.
 *
 * @throws Problem 'not-found' for other users' conversations too
 */
export async function listSavedReplies(
  conversationId: string,
  { services, actor, translate }: SignedInContext,
): Promise<RouteAnswer<typeof listRoute>> {
  // A replica may not have a reply that was saved a moment ago.
  const { main } = services.database;
  const conversation = await loadOwn(main, conversationId, actor);
  const facts = await factsOfConversation(main, conversation, actor, translate);
  const replies = await listReplies(main, actor.id);
  return {
    items: replies.map(({ id, title, text }) => {
      const { text: filled, missing } = fillReply(text, facts);
      return { id, title, text, filled, missing: [...missing] };
    }),
  };
}

/** The facts that replies name; null where the caller's conversation doesn't have them yet. */
async function factsOfConversation(
  db: Queryable,
  conversation: Conversation,
  actor: SignedInContext['actor'],
  { locale }: Translator,
): Promise<Readonly<Record<ReplyFact, string | null>>> {
  const { guestId } = conversation;
  const reservation = await loadLatestReservation(db, conversation);
  return {
    guest: await guestName(db, guestId),
    dates:
      reservation === null || GIVEN_UP.includes(reservation.status)
        ? null
        : datesText(reservation, locale),
    code:
      reservation !== null && canSeeCheckInCode(reservation, actor)
        ? reservation.checkInCode
        : null,
  };
}

/**
 * Saves a reply of the caller's.
 *
 * @throws Problem 'too-many-saved-replies'; 'invalid-input' at the text for unknown placeholders
 */
export async function addSavedReply(
  reply: Body,
  { db, actor, now, translate }: SignedInContext,
): Promise<RouteAnswer<typeof addRoute>> {
  refuseUnknown(reply.text, translate);
  await lockUser(db, actor.id);
  const id = await insertReply(db, { ...reply, userId: actor.id, createdAt: now });
  if (id === null) throw new Problem('too-many-saved-replies');
  return { id };
}

/**
 * Changes a reply of the caller's.
 *
 * @throws Problem 'not-found' for those of others too; 'invalid-input' as when it is added
 */
export async function changeSavedReply(
  id: string,
  reply: Body,
  { db, actor, translate }: SignedInContext,
): Promise<{ done: true }> {
  refuseUnknown(reply.text, translate);
  if (!(await updateReply(db, { ...reply, id, userId: actor.id }))) throw new Problem('not-found');
  return { done: true };
}

/** Deletes a reply of the caller's, whether it was there or not. */
export async function deleteSavedReply(
  id: string,
  { db, actor }: SignedInContext,
): Promise<{ done: true }> {
  await deleteReply(db, { id, userId: actor.id });
  return { done: true };
}

/** @throws Problem 'invalid-input' at the text, with the placeholders that stand for nothing */
export function refuseUnknown(text: string, translate: Translator): void {
  const found = findUnknownPlaceholders(text);
  if (found.length === 0) return;
  const unknown = listFormat(translate.locale, { type: 'conjunction' }).format(found);
  const known = '{guest}, {dates}, {code}';
  throw new Problem('invalid-input', {
    fields: { text: translate(msg`We can't fill in ${unknown}. You can use ${known}.`) },
  });
}
