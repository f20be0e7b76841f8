import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { type Message, sendMessage } from '../../contract.ts';
import { makeSendQueue, type Outgoing, type SendQueue } from './send-queue.ts';

/** Messages of one conversation on their way to the server. */
export function useOutbox(id: string, onSent: (message: Message) => void) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });
  const queue = useRef<SendQueue | null>(null);
  queue.current ??= makeSendQueue({
    post: (text, idempotencyKey) =>
      call(sendMessage, { params: { id }, body: { text } }, { idempotencyKey }),
    onChange: setOutgoing,
    onSent: (message) => sent.current(message),
    makeKey: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  });
  return { outgoing, queue: queue.current };
}
