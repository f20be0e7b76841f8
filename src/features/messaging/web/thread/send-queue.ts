import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import type { Message } from '../../contract.ts';
import type { OutgoingPicture } from '../pictures/use-message-pictures.ts';

/** An outgoing message, shown before the server has it. */
export interface Outgoing {
  /** The same for all tries: the server stores the message once, however often it is sent. */
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly OutgoingPicture[];
  /** Why it wasn't sent; null while it is being sent. */
  readonly failure: { readonly message: string | null } | null;
}

/** Milliseconds before each further try of a message that the server didn't get. */
export const WAITS_MS: readonly number[] = [1_000, 3_000, 8_000];

interface SendQueueOptions {
  post(text: string, key: string, pictures: readonly OutgoingPicture[]): Promise<Message>;
  /** Called when the outgoing messages have changed. */
  onChange(outgoing: readonly Outgoing[]): void;
  onSent(message: Message): void;
  /** All is sent, or waits for its writer. */
  onIdle(): void;
  makeKey(): string;
  wait(milliseconds: number): Promise<unknown>;
}

/** Sends messages one after the other, in the order they were written. */
export interface SendQueue {
  send(text: string, pictures?: readonly OutgoingPicture[]): void;
  /** Tries a failed one again, under its key. */
  retry(key: string): void;
  /** Gives a failed one up. */
  drop(key: string): void;
  /** Whether one is being sent right now. */
  isSending(): boolean;
}

/**
 * A queue that retries automatically while the server is unreachable or has trouble, and leaves the
 * decision to the writer if that lasts or the server refuses.
 */
export function makeSendQueue(options: SendQueueOptions): SendQueue {
  let outgoing: readonly Outgoing[] = [];
  let working = false;

  const change = (next: readonly Outgoing[]) => {
    outgoing = next;
    options.onChange(next);
  };
  const mark = (key: string, failure: Outgoing['failure']) =>
    change(outgoing.map((one) => (one.key === key ? { ...one, failure } : one)));

  const work = async () => {
    if (working) return;
    working = true;
    for (;;) {
      const next = outgoing.find(({ failure }) => failure === null);
      if (next === undefined) break;
      try {
        const sent = await post(next);
        change(outgoing.filter(({ key }) => key !== next.key));
        options.onSent(sent);
      } catch (error) {
        mark(next.key, { message: error instanceof ApiError ? error.message : null });
      }
    }
    working = false;
    options.onIdle();
  };

  const post = async ({ text, key, pictures }: Outgoing): Promise<Message> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await options.post(text, key, pictures);
      } catch (error) {
        const wait = WAITS_MS[attempt];
        if (wait === undefined || !mayPass(error)) throw error;
        await options.wait(wait);
      }
    }
  };

  return {
    send: (text, pictures = []) => {
      change([...outgoing, { key: options.makeKey(), text, pictures, failure: null }]);
      void work();
    },
    retry: (key) => {
      mark(key, null);
      void work();
    },
    drop: (key) => change(outgoing.filter((one) => one.key !== key)),
    isSending: () => working,
  };
}

/** Whether an error is temporary, as opposed to a refusal. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof OfflineError || (error instanceof ApiError && error.problem.status >= 500)
  );
}
