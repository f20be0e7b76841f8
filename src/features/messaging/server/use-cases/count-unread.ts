import type { SignedInContext } from '#platform/server/http/serve.ts';
import { loadUnreadCounts } from '../store/conversations.ts';

/** Number of the caller's unread messages. */
export async function countUnread({
  services,
  actor,
}: SignedInContext): Promise<{ unread: number }> {
  // Read from the primary: the caller may have read messages a moment ago.
  const counts = await loadUnreadCounts(services.database.main, actor.id);
  return { unread: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}
