import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { listConversations as listConversationsRoute } from '../../contract.ts';
import { conversationRows } from '../conversation-rows.ts';
import { listOfPerson } from '../store/conversations.ts';
import { countUnread } from './count-unread.ts';

/** My conversations, the newest message first. */
export async function listConversations(
  context: SignedInContext,
): Promise<RouteAnswer<typeof listConversationsRoute>> {
  const { main } = context.services.database;
  const conversations = await listOfPerson(main, context.actor.id);
  return {
    ...(await countUnread(context)),
    items: await conversationRows(main, conversations, context),
  };
}
