import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import type { Ask, Failure, Question, RowForm, Saying, ThreadData } from './embedded-messages.ts';

interface Statements {
  query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>>;
  /** Several statements, without parameters. */
  exec(text: string): Promise<Results[]>;
}

/**
 * The used part of the embedded database: implemented by PGlite in this thread, and by a thread of
 * its own.
 */
export interface EmbeddedClient extends Statements {
  /** No other caller has the one connection until `work` ends; a throw rolls everything back. */
  transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The thread's file, next to this one in the sources as in the build. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './embedded-thread.ts' : './embedded-thread.js',
  import.meta.url,
);

/**
 * Opens the embedded database in a thread of its own.
 *
 * @param folder its files
 * @throws when it can't be opened. Should the thread end unexpectedly later, the process ends too:
 * it could not answer any request.
 */
export async function openInThread(folder: string): Promise<EmbeddedClient> {
  const workerData: ThreadData = { folder };
  const thread = new Worker(THREAD, { name: 'embedded database', workerData });
  await once(thread, 'message');
  return makeThreadClient(thread);
}

interface Waiting {
  resolve(results: Results<unknown>[]): void;
  reject(error: Error): void;
}

function makeThreadClient(thread: Worker): EmbeddedClient {
  const waiting = new Map<number, Waiting>();
  const ears = new Map<number, (payload: string) => void>();
  let asked = 0;
  let transactions = 0;
  let listeners = 0;
  let closing = false;
  let isOver = false;

  const ask = (question: Ask) =>
    new Promise<Results<unknown>[]>((resolve, reject) => {
      if (isOver) throw closed();
      asked += 1;
      // Throws, and so rejects, where a value can't cross over.
      thread.postMessage({ id: asked, ask: question } satisfies Question);
      waiting.set(asked, { resolve, reject });
    });

  thread.on('message', (saying: Saying) => {
    if (saying.kind === 'notice') ears.get(saying.ear)?.(saying.payload);
    if (saying.kind !== 'answer' && saying.kind !== 'failure') return;
    const heartbeat = waiting.get(saying.id);
    waiting.delete(saying.id);
    if (saying.kind === 'answer') heartbeat?.resolve(saying.results);
    else heartbeat?.reject(toError(saying.failure));
  });

  thread.on('exit', (code) => {
    if (!closing) throw new Error(`the thread of the embedded database ended with ${code}`);
    isOver = true;
    for (const { reject } of waiting.values()) reject(closed());
    waiting.clear();
  });

  const statements = (within?: number): Statements => {
    const where = within === undefined ? {} : { within };
    return {
      query: async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
        const [result] = await ask({
          do: 'query',
          text,
          values,
          form: toRowForm(options),
          ...where,
        });
        if (result === undefined) throw new Error('a query without a result');
        return result as Results<Row>;
      },
      exec: (text) => ask({ do: 'exec', text, ...where }) as Promise<Results[]>,
    };
  };

  return {
    ...statements(),
    transaction: async (work) => {
      transactions += 1;
      const transaction = transactions;
      await ask({ do: 'begin', transaction });
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work(statements(transaction));
      } catch (error) {
        await ask({ do: 'end', transaction, how: 'rollback' });
        throw error;
      }
      await ask({ do: 'end', transaction, how: 'commit' });
      return result;
    },
    listen: async (channel, onNotice) => {
      listeners += 1;
      const ear = listeners;
      ears.set(ear, onNotice);
      await ask({ do: 'listen', channel, ear });
      return async () => {
        ears.delete(ear);
        await ask({ do: 'unlisten', ear });
      };
    },
    close: async () => {
      closing = true;
      const ended = once(thread, 'exit');
      await ask({ do: 'close' });
      await ended;
    },
  };
}

function closed(): Error {
  return new Error('the embedded database is closed');
}

/** Only Drizzle brings parsers, and always the same: functions can't cross over, so a word does. */
function toRowForm(options?: QueryOptions): RowForm {
  return { rowMode: options?.rowMode ?? 'object', bareDates: options?.parsers !== undefined };
}

function toError({ message, fields }: Failure): Error {
  return Object.assign(new Error(message), fields);
}
