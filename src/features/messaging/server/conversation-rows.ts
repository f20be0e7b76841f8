import { personsByIds } from '#features/accounts/index.server.ts';
import { listingSummaries, shownSummary } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import type { Conversation as ConversationRow } from '../contract.ts';
import { getOtherMember, getViewerRole } from './access.ts';
import { sharesAmong, shownMessage } from './shown-message.ts';
import { type Conversation, loadUnreadCounts } from './store/conversations.ts';
import { lastMessages } from './store/messages.ts';
import { conversationKey, loadLinkedReservations } from './store/reservations.ts';

/** Conversations as their reader sees them in a list, in the order given. */
export async function conversationRows(
  db: Queryable,
  conversations: readonly Conversation[],
  { actor, translate }: { actor: Actor; translate: Translator },
): Promise<ConversationRow[]> {
  const ids = conversations.map(({ id }) => id);
  const others = conversations.map((conversation) => getOtherMember(conversation, actor));
  const persons = await personsByIds(db, others);
  const listingIds = conversations.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(db, listingIds, translate);
  const linked = await loadLinkedReservations(db, conversations);
  const unread = await loadUnreadCounts(db, actor.id);
  const last = await lastMessages(db, ids);

  return conversations.map((conversation) => {
    const { id, listingId } = conversation;
    const other = getOtherMember(conversation, actor);
    const reservations = linked.get(conversationKey(conversation)) ?? [];
    const newest = last.get(id);
    return {
      id,
      viewer: getViewerRole(conversation, actor),
      other: persons.get(other) ?? { id: other, name: '', image: null },
      listing: shownSummary(summaries, listingId),
      reservation: reservations[0] ?? null,
      unread: unread.get(id) ?? 0,
      last: newest === undefined ? null : shownMessage(newest, actor.id, sharesAmong(reservations)),
    };
  });
}
