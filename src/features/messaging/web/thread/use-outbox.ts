import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { type Message, sendMessage } from '../../contract.ts';
import { makeSendQueue, type Outgoing, type SendQueue } from './send-queue.ts';

/** Messages of one conversation on their way to the server. */
export function useOutbox(
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
