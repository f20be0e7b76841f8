import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';
import { notify } from '../database/notify.ts';

/** Something happened; `data` says where to look, never what was written. */
export interface LiveEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Hears what happens, on whichever server it happened. */
export interface LiveEar {
  onEvent(event: LiveEvent): void;
  /** Something may have been missed: look everywhere. */
  onGap(): void;
  /** The server is about to stop. */
  onClose(): void;
}

/** Tells people's open pages what happens, across all servers of one database. */
export interface Live {
  /** Tells whoever hears one of the topics, if and only if the transaction commits. */
  tell(tx: Queryable, topics: readonly string[], event: LiveEvent): Promise<void>;
  /** Hears a topic until the returned function is called. Resolves once nothing is missed. */
  hear(topic: string, ear: LiveEar): Promise<() => void>;
  /** How many ears are open for a topic, or for all. */
  count(topic?: string): number;
  /** Ends every ear and takes none any more. */
  close(): Promise<void>;
}

const CHANNEL = 'wayhearth_live';

/** Live news over the database's notifications; it begins to listen with the first ear. */
export function makeLive(database: Database, log: Logger): Live {
  const ears = new Map<string, Set<LiveEar>>();
  let listening: Promise<() => Promise<void>> | undefined;
  let closed = false;
  const all = () => [...ears.values()].flatMap((some) => [...some]);

  const onNotice = (payload: string) => {
    try {
      const { topics, event } = JSON.parse(payload) as { topics: string[]; event: LiveEvent };
      for (const topic of topics) for (const ear of ears.get(topic) ?? []) ear.onEvent(event);
    } catch (error) {
      log.error({ err: error }, 'a live notice could not be read');
    }
  };
  const listen = () => {
    listening ??= database
      .hear(CHANNEL, onNotice, () => {
        for (const ear of all()) ear.onGap();
      })
      .catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    return listening;
  };

  return {
    tell: (tx, topics, event) =>
      notify(tx, CHANNEL, JSON.stringify({ topics: [...new Set(topics)], event })),
    hear: async (topic, ear) => {
      await listen();
      if (closed) {
        ear.onClose();
        return () => {};
      }
      const own = ears.get(topic) ?? new Set();
      ears.set(topic, own.add(ear));
      return () => {
        own.delete(ear);
        if (own.size === 0) ears.delete(topic);
      };
    },
    count: (topic) => (topic === undefined ? all().length : (ears.get(topic)?.size ?? 0)),
    close: async () => {
      closed = true;
      for (const ear of all()) ear.onClose();
      ears.clear();
      const unlisten = await listening?.catch(() => undefined);
      await unlisten?.();
    },
  };
}
