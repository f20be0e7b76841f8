import { useEffect, useRef } from 'react';
import { call } from '#platform/web/api/client.ts';
import { type Message, readMessages } from '../../contract.ts';
import { refreshUnread } from '../live/inbox.ts';

/** Marks what the other side wrote as read while the reader has it before their eyes. */
export function useReadMark(id: string, messages: readonly Message[]): void {
  const marked = useRef(0);
  const newest = messages.findLast(({ mine }) => !mine)?.number ?? 0;
  useEffect(() => {
    const mark = async () => {
      if (document.visibilityState === 'hidden' || newest <= marked.current) return;
      const before = marked.current;
      marked.current = newest;
      try {
        await call(readMessages, { params: { id }, body: { upTo: newest } }, { background: true });
        await refreshUnread();
      } catch {
        // It stays unread, and is marked with the next one or the next look.
        marked.current = before;
      }
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, newest]);
}
