import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Conversation } from './store/conversations.ts';

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
