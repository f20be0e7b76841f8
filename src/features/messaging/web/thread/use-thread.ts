import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { listMessages, showConversation } from '../../contract/addresses.gen.ts';
import type { Message, Thread } from '../../contract.ts';
import { useNews } from '../live/inbox.ts';

/** The loaded part of a conversation: its pages, and whether there are earlier ones. */
interface Known extends Pick<Thread, 'shared' | 'readByOther'> {
  /** Whether there are messages before the first. */
  readonly earlier: boolean;
  readonly messages: readonly Message[];
}

/**
 * The messages of one conversation: earlier ones on request, new ones as they arrive.
 *
 * @param isSending whether an own message is being sent: a message that arrives meanwhile may be
 *   that very one, so the check happens afterwards
 */
export function useThread(data: Thread, isSending: () => boolean) {
  const [known, setKnown] = useState<Known>(() => toKnown(data));
  const [earlierState, setEarlierState] = useState<'calm' | 'loading' | 'failed'>('calm');
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  });
  const looking = useRef(false);
  const lookAgain = useRef(false);
  const { id } = data;

  /** Loads the messages after the last known one, until there are no more. */
  const lookForNew = useCallback(async () => {
    if (looking.current || isSending()) {
      lookAgain.current = true;
      return;
    }
    looking.current = true;
    let reached = lastNumber(latest.current.messages);
    let { shared } = latest.current;
    try {
      do {
        lookAgain.current = false;
        const query = { after: String(reached) };
        const page = await call(listMessages, { params: { id }, query }, { background: true });
        if (page.shared === shared) {
          setKnown((now) => ({
            ...now,
            messages: mergeMessages(now.messages, page.messages),
            readByOther: page.readByOther,
          }));
          reached = Math.max(reached, lastNumber(page.messages));
          if (page.more) lookAgain.current = true;
        } else {
          // Approved or cancelled meanwhile: everything is reloaded, with contact details or
          // without.
          const whole = await call(showConversation, { params: { id } }, { background: true });
          setKnown(toKnown(whole));
          reached = lastNumber(whole.messages);
          shared = whole.shared;
        }
      } while (lookAgain.current && !isSending());
    } catch {
      // The shown messages remain; the next event, or a poll in some seconds, updates them.
    } finally {
      looking.current = false;
    }
  }, [id, isSending]);

  useNews(({ conversationId }) => {
    if (conversationId === null || conversationId === id) void lookForNew();
  });

  async function loadEarlier() {
    const first = known.messages[0];
    if (first === undefined || earlierState === 'loading') return;
    setEarlierState('loading');
    try {
      const query = { before: String(first.number) };
      const page = await call(listMessages, { params: { id }, query });
      setKnown((now) => ({
        ...now,
        messages: mergeMessages(now.messages, page.messages),
        earlier: page.more,
      }));
      setEarlierState('calm');
    } catch {
      setEarlierState('failed');
    }
  }

  function addSent(message: Message) {
    setKnown((now) => ({ ...now, messages: mergeMessages(now.messages, [message]) }));
  }

  return { ...known, earlierState, loadEarlier, addSent, lookForNew };
}

function toKnown({ messages, more, shared, readByOther }: Thread): Known {
  return { messages, earlier: more, shared, readByOther };
}

function lastNumber(messages: readonly Message[]): number {
  return messages.at(-1)?.number ?? 0;
}

/** Both together in their order; of two with one number the later given counts. */
export function mergeMessages(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
