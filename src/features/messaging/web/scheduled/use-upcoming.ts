import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { listUpcomingMessages } from '../../contract/addresses.gen.ts';
import type { UpcomingMessage } from '../../contract.ts';
import { useNews } from '../live/inbox.ts';

/** The scheduled messages of a conversation, for its host, and once more whenever it changes. */
export function useUpcoming(conversationId: string) {
  const [items, setItems] = useState<readonly UpcomingMessage[] | 'loading' | 'failed'>('loading');

  async function load() {
    try {
      const input = { params: { id: conversationId } };
      setItems((await call(listUpcomingMessages, input, { background: true })).items);
    } catch {
      // Those that are shown remain; the next event updates them.
      setItems((now) => (typeof now === 'string' ? 'failed' : now));
    }
  }
  // Also once at the beginning.
  useNews((news) => {
    if (news.conversationId === null || news.conversationId === conversationId) void load();
  });
  return { items, load };
}
