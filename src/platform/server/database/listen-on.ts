import pg from 'pg';

interface Ears {
  onNotice(payload: string): void;
  onGap(): void;
  onError(error: Error): void;
}

/** Milliseconds between two tries to come back, at first and at most. */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5_000;
/** A connection that only listens says nothing by itself; a dead network shows when it is asked. */
const ASK_MS = 15_000;
const ANSWER_MS = 5_000;

/**
 * Listens on a channel with a connection of its own, and comes back by itself when that breaks.
 *
 * @returns what ends it; resolves once the first connection listens
 * @throws when the first connection can't be made
 */
export async function listenOn(
  connectionString: string,
  channel: string,
  { onNotice, onGap, onError }: Ears,
): Promise<() => Promise<void>> {
  let ended = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT_MS;

  const connect = async () => {
    const client = new pg.Client({
      connectionString,
      application_name: 'wayhearth live',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    let lost = false;
    const asking = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => {}));
    }, ASK_MS);
    asking.unref();
    const lose = (error?: Error) => {
      clearInterval(asking);
      if (lost || ended || current !== client) return;
      lost = true;
      if (error !== undefined) onError(error);
      again();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      clearInterval(asking);
      client.end().catch(() => {});
      throw error;
    }
    if (ended) {
      clearInterval(asking);
      await client.end();
      return;
    }
    current = client;
    wait = FIRST_WAIT_MS;
  };

  const again = () => {
    timer = setTimeout(async () => {
      try {
        await connect();
        onGap();
      } catch {
        // Said once, when it broke.
        wait = Math.min(wait * 2, MAX_WAIT_MS);
        if (!ended) again();
      }
    }, wait);
    timer.unref();
  };

  await connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current?.end().catch(() => {});
  };
}
