import { useCallback, useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { listNotices, readNotices } from '../../contract.ts';

export type Notices = RouteResponse<typeof listNotices>;

/** The reader's notices: fetched once, again when the page comes back into view and on request. */
export function useNotices() {
  const [notices, setNotices] = useState<Notices | null>(null);
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async () => {
    try {
      setNotices(await call(listNotices, {}, { background: true }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void refresh();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);

  async function markRead() {
    try {
      await call(readNotices, {}, { background: true });
      setNotices((known) =>
        known === null
          ? null
          : { unread: 0, items: known.items.map((item) => ({ ...item, read: true })) },
      );
    } catch {
      // They stay unread, and are marked the next time the list closes.
    }
  }

  return { notices, failed, refresh, markRead };
}
