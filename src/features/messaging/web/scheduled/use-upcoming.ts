import { useCallback, useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { listUpcomingMessages } from '../../contract/addresses.gen.ts';
import type { UpcomingMessage } from '../../contract.ts';
import { useNews } from '../live/inbox.ts';

/**
 * The scheduled messages of a conversation, for its host, and once more whenever it changes.
 *
 * @param conversationId null for none
 */
export function useUpcoming(conversationId: string | null) {
  const [items, setItems] = useState<readonly UpcomingMessage[] | 'loading' | 'failed'>('loading');

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (conversationId === null) return;
      const options = { background: true, ...(signal === undefined ? {} : { signal }) };
      try {
        const input = { params: { id: conversationId } };
        setItems((await call(listUpcomingMessages, input, options)).items);
      } catch {
        if (signal?.aborted !== true) setItems('failed');
      }
    },
    [conversationId],
  );
  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);
  useNews((news) => {
    if (news.conversationId === null || news.conversationId === conversationId) void load();
  });
  return { items, load };
}
