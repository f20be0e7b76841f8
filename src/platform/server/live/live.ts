import type { Logger } from 'pino';
import type { Queryable } from '../database/database.ts';
import type { ChangeFeed } from './change-feed.ts';

/** An event; `data` names the changed thing, never its content. */
export interface LiveEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Listens to events, on whichever server they happened. */
export interface LiveEar {
  onEvent(event: LiveEvent): void;
  /** Events may have been missed: refresh everything. */
  onGap(): void;
  /** The server is about to stop. */
  onClose(): void;
}

/** Notifies people's open pages of events, across all servers of one database. */
export interface Live {
  /** Notifies the listeners of the topics, if and only if the transaction commits. */
  tell(tx: Queryable, topics: readonly string[], event: LiveEvent): Promise<void>;
  /**
   * Listens to topics until the returned function is called. Resolves once no event can be missed.
   */
  hear(topics: string | readonly string[], ear: LiveEar): Promise<() => void>;
  /** Number of open listeners. */
  count(): number;
  /** Closes all listeners and accepts no new ones. */
  close(): Promise<void>;
}

/** Topic of the change feed; the payload names the topics of `Live`. */
const FEED_TOPIC = 'live';

/** Live events over the changes of the database. */
export function makeLive(feed: ChangeFeed, log: Logger): Live {
  const ears = new Map<string, Set<LiveEar>>();
  let following: Promise<() => void> | undefined;
  let closed = false;
  const all = () => new Set([...ears.values()].flatMap((some) => [...some]));

  const onChange = (payload: string) => {
    try {
      const { topics, event } = JSON.parse(payload) as { topics: string[]; event: LiveEvent };
      for (const topic of topics) for (const ear of ears.get(topic) ?? []) ear.onEvent(event);
    } catch (error) {
      log.error({ err: error }, 'a live event could not be read');
    }
  };
  const follow = () => {
    following ??= feed
      .follow(FEED_TOPIC, {
        onChange,
        onGap: () => {
          for (const ear of all()) ear.onGap();
        },
      })
      .catch((error: unknown) => {
        following = undefined;
        throw error;
      });
    return following;
  };

  return {
    tell: (tx, topics, event) =>
      feed.announce(tx, FEED_TOPIC, JSON.stringify({ topics: [...new Set(topics)], event })),
    hear: async (topics, ear) => {
      await follow();
      if (closed) {
        ear.onClose();
        return () => {};
      }
      const heard = typeof topics === 'string' ? [topics] : topics;
      for (const topic of heard) ears.set(topic, (ears.get(topic) ?? new Set()).add(ear));
      return () => {
        for (const topic of heard) {
          const some = ears.get(topic);
          some?.delete(ear);
          if (some?.size === 0) ears.delete(topic);
        }
      };
    },
    count: () => all().size,
    close: async () => {
      closed = true;
      for (const ear of all()) ear.onClose();
      ears.clear();
      const leave = await following?.catch(() => undefined);
      leave?.();
    },
  };
}
