import type { SignedInContext } from '#platform/server/http/serve.ts';
import { markAllRead } from '../store/notices.ts';

/** Marks all notifications of the caller as read. */
export async function readNotices({ db, actor, now }: SignedInContext): Promise<{ done: true }> {
  await markAllRead(db, actor.id, now);
  return { done: true };
}
