import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { KINDS } from '#domain/kinds.ts';
import { call } from '#platform/web/api/client.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { isRedacted } from '#platform/web/ui/redacted-text.tsx';
import { readMessages, sendMessage } from '../../contract/addresses.gen.ts';
import type { Message, Thread as ThreadData } from '../../contract.ts';
import { refreshUnread } from '../live/inbox.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

import { makeSendQueue, type Outgoing, type SendQueue } from './send-queue.ts';
import { ThreadHeader } from './thread-header.tsx';
import { useThread } from './use-thread.ts';

/** One conversation: members and listing, messages, and the input field. */
export function Thread({ data }: { data: ThreadData }) {
  const { outgoing, queue } = useOutbox(data.id, {
    onSent: (message) => thread.addSent(message),
    onIdle: () => void thread.lookForNew(),
  });
  const thread = useThread(data, queue.isSending);
  useReadMark(data.id, thread.messages);
  const { other, writable } = data;
  const isNew = thread.messages.length === 0 && outgoing.length === 0;
  const isHiding = thread.messages.some(({ parts }) => isRedacted(parts));

  return (
    <section
      aria-labelledby="thread-heading"
      className="flex h-[calc(100dvh-7.75rem)] min-h-96 flex-col md:h-[calc(100dvh-3.75rem)]"
    >
      <ThreadHeader thread={data} />
      <MessageList
        thread={thread}
        other={other}
        outgoing={outgoing}
        onEarlier={() => void thread.loadEarlier()}
        onRetry={queue.retry}
        onDrop={queue.drop}
      />
      {writable ? (
        <Composer
          onSend={queue.send}
          isHiding={isHiding}
          shared={thread.shared}
          asksFirst={isNew && data.viewer === 'guest' && KINDS[data.listing.kind].unit === 'night'}
        />
      ) : (
        <p className="border-line border-t py-4 text-soft">
          <Trans>
            <PersonName person={other} />: you can still read this conversation, but no one would
            see a reply.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** Outgoing messages of one conversation. */
function useOutbox(
  id: string,
  on: {
    onSent(message: Message): void;
    /** All is sent, or waits for its writer. */
    onIdle(): void;
  },
) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  const queue = useRef<SendQueue | null>(null);
  queue.current ??= makeSendQueue({
    post: (text, idempotencyKey) =>
      call(sendMessage, { params: { id }, body: { text } }, { idempotencyKey }),
    onChange: setOutgoing,
    onSent: (message) => latest.current.onSent(message),
    onIdle: () => latest.current.onIdle(),
    makeKey: newId,
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  });
  return { outgoing, queue: queue.current };
}

/** Marks the other side's messages as read while they are visible. */
function useReadMark(id: string, messages: readonly Message[]): void {
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
        // It remains unread, and is marked with the next message or the next visit.
        marked.current = before;
      }
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, newest]);
}
