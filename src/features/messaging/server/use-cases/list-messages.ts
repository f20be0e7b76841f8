import type { RouteInput } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import {
  type listMessages as listMessagesRoute,
  type MessagePage,
  NEWS_PAGE,
  THREAD_PAGE,
} from '../../contract.ts';
import { getViewerRole, loadOwn } from '../access.ts';
import { isShared, shownMessage } from '../shown-message.ts';
import { pageAfter, pageBefore } from '../store/messages.ts';

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
  return {
    messages: rows.map((row) => shownMessage(row, actor.id, shared)),
    more,
    shared,
    readByOther:
      getViewerRole(conversation, actor) === 'guest'
        ? conversation.hostRead
        : conversation.guestRead,
  };
}
