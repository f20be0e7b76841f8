import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { Thread } from '../contract.ts';
import type { Conversations } from './conversations.ts';
import { MessagesPage, NoThread, ThreadGone, ThreadPage } from './route-parts.ts';

/** The reader's conversations; null while signed out. */
export async function loadConversations(me: object | null): Promise<Conversations | null> {
  const pages = [MessagesPage, NoThread, ThreadGone].map((page) => page.preload?.());
  const conversations = await whileSignedIn(me, async () => {
    const { listConversations: route } = await import('../contract/addresses.gen.ts');
    return call(route, {});
  });
  await Promise.all(pages);
  return conversations;
}

/**
 * One conversation with its newest messages; null while signed out.
 *
 * @throws notFound for an unknown conversation and for one of other users
 */
export async function loadThread(id: string, me: object | null): Promise<Thread | null> {
  const page = ThreadPage.preload?.();
  const thread = await whileSignedIn(me, async () => {
    const { showConversation } = await import('../contract/addresses.gen.ts');
    try {
      return await call(showConversation, { params: { id } });
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'not-found') throw notFound();
      throw error;
    }
  });
  await page;
  return thread;
}
