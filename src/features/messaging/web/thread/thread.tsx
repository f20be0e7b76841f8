import { Trans } from '@lingui/react/macro';
import { KINDS } from '#domain/kinds.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { isRedacted } from '#platform/web/ui/redacted-text.tsx';
import type { Thread as ThreadData } from '../../contract.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useOutbox } from './use-outbox.ts';
import { useReadMark } from './use-read-mark.ts';
import { useThread } from './use-thread.ts';

/** One conversation: who and where, what was written, and the field to write in. */
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
