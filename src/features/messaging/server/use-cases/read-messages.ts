import type { SignedInContext } from '#platform/server/http/serve.ts';
import { loadOwn, viewerOf } from '../access.ts';
import { tellBoth } from '../live-news.ts';
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
    viewerOf(conversation, context.actor),
    upTo,
  );
  if (moved) await tellBoth(context, conversation, 'read');
  return { done: true };
}
