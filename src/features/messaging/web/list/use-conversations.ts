import { useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { listConversations } from '../../contract/addresses.gen.ts';
import type { Conversations } from '../conversations.ts';
import { useNews } from '../live/inbox.ts';

/** The conversations loaded with the page, updated while it is open. */
export function useConversations(loaded: Conversations): Conversations['items'] {
  const [state, setState] = useState({ loaded, items: loaded.items });
  const asked = useRef(0);

  useNews(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const { items } = await call(listConversations, {}, { background: true });
      // A response to an outdated request is ignored.
      if (turn === asked.current) setState({ loaded, items });
    } catch {
      // The shown list remains; the next event, or a poll in some seconds, updates it.
    }
  });

  // The route was loaded again, by a login for example.
  if (state.loaded !== loaded) {
    setState({ loaded, items: loaded.items });
    return loaded.items;
  }
  return state.items;
}
