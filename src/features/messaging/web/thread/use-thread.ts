import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import {
  listMessages,
  type Message,
  NEWS_PAGE,
  showConversation,
  type Thread,
} from '../../contract.ts';
import { useNews } from '../live/inbox.ts';
import { mergeMessages } from './merge-messages.ts';

/** What is known of a conversation: the loaded pages, and whether there are earlier ones. */
type Known = Pick<Thread, 'messages' | 'earlier' | 'shared' | 'readByOther'>;

/**
 * The messages of one conversation: earlier ones on request, new ones as they come.
 *
 * @param isSending whether a message of the reader's own is on its way: what comes meanwhile may
 * be that very one, so it is looked at afterwards
 */
export function useThread(data: Thread, isSending: () => boolean) {
  const [known, setKnown] = useState<Known>(data);
  const [earlier, setEarlier] = useState<'calm' | 'loading' | 'failed'>('calm');
  const latest = useRef(known);
  latest.current = known;
  const looking = useRef(false);
  const lookAgain = useRef(false);
  const { id } = data;

  /** Fetches what came after the last known message. */
  const lookForNew = useCallback(async () => {
    if (looking.current || isSending()) {
      lookAgain.current = true;
      return;
    }
    looking.current = true;
    try {
      do {
        lookAgain.current = false;
        const after = String(latest.current.messages.at(-1)?.number ?? 0);
        const page = await call(listMessages, { params: { id }, query: { after } });
        // Approved or cancelled meanwhile: everything is told anew, with details or without.
        const { messages, ...rest } =
          page.shared === latest.current.shared
            ? { ...page, earlier: latest.current.earlier }
            : await call(showConversation, { params: { id } });
        const isAnew = rest.shared !== latest.current.shared;
        latest.current = {
          ...rest,
          messages: [...(isAnew ? messages : mergeMessages(latest.current.messages, messages))],
        };
        if (messages.length >= NEWS_PAGE) lookAgain.current = true;
      } while (lookAgain.current && !isSending());
      const { messages, earlier: hasEarlier, shared, readByOther } = latest.current;
      setKnown({ messages, earlier: hasEarlier, shared, readByOther });
    } catch {
      // What is shown stays; the next news, or a look in some seconds, brings it up to date.
    } finally {
      looking.current = false;
    }
  }, [id, isSending]);

  useNews(({ conversationId }) => {
    if (conversationId === null || conversationId === id) void lookForNew();
  });
  // The page may have been kept from an earlier visit: it shows at once and is brought up to date.
  useEffect(() => void lookForNew(), [lookForNew]);

  async function loadEarlier() {
    const first = latest.current.messages[0];
    if (first === undefined || earlier === 'loading') return;
    setEarlier('loading');
    try {
      const query = { before: String(first.number) };
      const page = await call(listMessages, { params: { id }, query });
      setKnown((now) => ({
        ...now,
        messages: [...mergeMessages(now.messages, page.messages)],
        earlier: page.earlier,
      }));
      setEarlier('calm');
    } catch {
      setEarlier('failed');
    }
  }

  /** Takes in what the reader has sent, and then whatever came meanwhile. */
  function addSent(message: Message) {
    setKnown((now) => ({ ...now, messages: [...mergeMessages(now.messages, [message])] }));
    setTimeout(() => void lookForNew(), 0);
  }

  return { ...known, earlierState: earlier, loadEarlier, addSent, lookForNew };
}
