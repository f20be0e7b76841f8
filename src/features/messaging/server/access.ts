import { canSeeConversation } from '#domain/permissions.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Actor } from '#platform/server/services.ts';
import { type Conversation, loadConversation } from './store/conversations.ts';

/** A person's role in their conversation. */
export function getViewerRole(
  { guestId }: Pick<Conversation, 'guestId'>,
  { id }: Pick<Actor, 'id'>,
): 'guest' | 'host' {
  return id === guestId ? 'guest' : 'host';
}

/** Who the other one is. */
export function getOtherMember(
  { guestId, hostId }: Pick<Conversation, 'guestId' | 'hostId'>,
  { id }: Pick<Actor, 'id'>,
): string {
  return id === guestId ? hostId : guestId;
}

/**
 * A conversation of the caller's own.
 *
 * @throws Problem 'not-found' for other users' conversations too, so that ids can't be tried out
 */
export async function loadOwn(db: Queryable, id: string, actor: Actor): Promise<Conversation> {
  const conversation = await loadConversation(db, id);
  if (conversation === null || !canSeeConversation(conversation, actor)) {
    throw new Problem('not-found');
  }
  return conversation;
}
