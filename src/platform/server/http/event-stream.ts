import type { LiveEvent } from '../live/live.ts';

/** Milliseconds between two signs of life, so that no proxy closes a silent stream. */
const HEARTBEAT_MS = 20_000;
/** A stream ends after this time: the browser reconnects, and its session is checked again. */
const LIFE_MS = 5 * 60_000;
/** Milliseconds after which a browser reconnects. */
const RETRY_MS = 2_000;

/** Headers of every stream. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  // So that stopping the server need not wait for the connection to be used again.
  connection: 'close',
  // A buffering proxy would delay the events.
  'x-accel-buffering': 'no',
};

/** Writes into a stream. */
export interface EventWriter {
  /** @param id position to resume from after an interruption, sent back as `Last-Event-ID` */
  send(event: LiveEvent, id?: string): void;
  end(): void;
}

interface EventStreamOptions {
  /** Begins to write; returns a function that is called when the reader has disconnected. */
  begin(writer: EventWriter): () => void;
  heartbeatMs?: number;
  lifeMs?: number;
}

/**
 * An answer of server-sent events. However it ends, the function returned by `begin` is called
 * once.
 */
export function eventStream({
  begin,
  heartbeatMs = HEARTBEAT_MS,
  lifeMs = LIFE_MS,
}: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      let leave = () => {};
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const beat = setInterval(() => write(': alive\n\n'), heartbeatMs);
      const life = setTimeout(() => writer.end(), lifeMs);
      beat.unref();
      life.unref();
      finish = () => {
        if (!open) return;
        open = false;
        clearInterval(beat);
        clearTimeout(life);
        leave();
      };
      const writer: EventWriter = {
        send: ({ name, data }, id) => {
          const place = id === undefined ? '' : `id: ${id}\n`;
          write(`event: ${name}\n${place}data: ${JSON.stringify(data)}\n\n`);
        },
        end: () => {
          if (!open) return;
          finish();
          controller.close();
        },
      };
      write(`retry: ${RETRY_MS}\n\n`);
      leave = begin(writer);
      if (!open) leave();
    },
    cancel: () => finish(),
  });
  return new Response(body, { headers: EVENT_STREAM_HEADERS });
}
