import type { SignedInContext } from '#platform/server/http/serve.ts';
import { getViewerRole, loadOwn } from '../access.ts';
import { notifyBothMembers } from '../live-news.ts';
import { markRead } from '../store/conversations.ts';

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
