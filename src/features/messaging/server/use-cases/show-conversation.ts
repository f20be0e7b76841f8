import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Thread } from '../../contract.ts';
import { loadOwn } from '../access.ts';
import { conversationRows } from '../conversation-rows.ts';
import { listMessages } from './list-messages.ts';

/**
 * One conversation of the caller with its newest messages.
 *
 * @throws Problem 'not-found' for other users' conversations too
 */
export async function showConversation(id: string, context: SignedInContext): Promise<Thread> {
  const { main } = context.services.database;
  const conversation = await loadOwn(main, id, context.actor);
  const [row] = await conversationRows(main, [conversation], context);
  if (row === undefined) throw new Error('a conversation has no row');
  return {
    ...row,
    ...(await listMessages(id, {}, context)),
    writable: row.other.name !== '',
  };
}
