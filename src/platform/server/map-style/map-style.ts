import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database, Queryable } from '../database/database.ts';
import { deleteFact, markOnce, readFact, writeFact } from '../database/facts.ts';
import type { ChangeFeed } from '../live/change-feed.ts';

/** Keys of the facts about a database. */
const KEY = 'map-style';
const OFFERED_KEY = 'map-style-offered';
/** Topic of the change feed. */
const TOPIC = 'map-style';

/** The style of the maps with streets: the operator's, or the one that an administrator chose. */
export interface MapStyle {
  /** Address of the style that pages use now; undefined for the built-in map. */
  current(): string | undefined;
  /** Whether the configuration names one: it goes before the choice. */
  readonly isConfigured: boolean;
  /** The choice as the database has it. */
  read(db: Queryable): Promise<string | null>;
  /**
   * Chooses a style for all servers, which know within a second of the commit.
   *
   * @param styleUrl an https address; null for the built-in map
   */
  choose(tx: Queryable, styleUrl: string | null): Promise<void>;
  /** Reads the choice, and follows it until the returned function is called. */
  follow(): Promise<() => void>;
  /** Whether streets are still to be offered to the operator: true once in a database's life. */
  offerOnce(): Promise<boolean>;
}

export function makeMapStyle({
  config,
  database,
  changeFeed,
  log,
}: {
  config: Pick<Config, 'map'>;
  database: Database;
  changeFeed: ChangeFeed;
  log: Logger;
}): MapStyle {
  const configured = config.map.styleUrl;
  let chosen: string | null = null;

  const read = async (db: Queryable) => {
    const value = await readFact(db, KEY);
    return typeof value === 'string' ? value : null;
  };
  const refresh = async () => {
    chosen = await read(database.main);
  };
  const refreshQuietly = () => {
    refresh().catch((error: unknown) => {
      log.error({ err: error }, 'the style of maps could not be read');
    });
  };

  return {
    current: () => configured ?? chosen ?? undefined,
    isConfigured: configured !== undefined,
    read,
    choose: async (tx, styleUrl) => {
      await (styleUrl === null ? deleteFact(tx, KEY) : writeFact(tx, KEY, styleUrl));
      await changeFeed.announce(tx, TOPIC, '');
    },
    follow: async () => {
      const stop = await changeFeed.follow(TOPIC, {
        onChange: refreshQuietly,
        onGap: refreshQuietly,
      });
      await refresh();
      return stop;
    },
    offerOnce: async () => {
      if (configured !== undefined || chosen !== null) return false;
      return markOnce(database.main, OFFERED_KEY);
    },
  };
}
