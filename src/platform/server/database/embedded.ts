import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { PRIVATE_FOLDER } from '../private-files.ts';
import { measureStatement } from '../telemetry/statements.ts';
import type { Database, Queryable } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** Names a transaction for as long as it is open; its client counts. */
export type TransactionId = number;

/** A message from the server to the thread of its embedded database. */
export type Command =
  /** One statement with `$1…` parameters. */
  | { do: 'query'; text: string; values: unknown[]; form: RowForm; within?: TransactionId }
  /** Several statements. */
  | { do: 'exec'; text: string; within?: TransactionId }
  /** Answered once the transaction has the connection for itself. */
  | { do: 'begin'; transaction: TransactionId }
  | { do: 'end'; transaction: TransactionId; how: 'commit' | 'rollback' }
  /** The last: the thread ends after its answer. */
  | { do: 'close' };

export interface RowForm {
  rowMode: 'array' | 'object';
  /** Dates, intervals and lists of them as PostgreSQL writes them, as Drizzle reads them. */
  bareDates: boolean;
}

export interface ThreadRequest {
  id: number;
  command: Command;
}

/** The fields by which drivers distinguish errors: an `Error` loses them between threads. */
export interface Failure {
  message: string;
  fields: Record<string, unknown>;
}

/** A message from that thread to the server. */
export type ThreadMessage =
  /** The first, when the database is open. */
  | { kind: 'ready' }
  /** Empty where no rows were requested. */
  | { kind: 'answer'; id: number; results: Results<unknown>[] }
  | { kind: 'failure'; id: number; failure: Failure };

/** Data of the thread's start: the folder of the database's files. */
export interface ThreadData {
  folder: string;
}

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

interface PendingRequest {
  resolve(results: Results<unknown>[]): void;
  reject(error: Error): void;
}

function makeThreadClient(thread: Worker): EmbeddedClient {
  const requests = new Map<number, PendingRequest>();
  let lastRequest = 0;
  let lastTransaction = 0;
  let closing = false;
  let isOver = false;

  const send = (command: Command) =>
    new Promise<Results<unknown>[]>((resolve, reject) => {
      if (isOver) throw closed();
      lastRequest += 1;
      // Throws, and so rejects, where a value can't be cloned into the thread.
      thread.postMessage({ id: lastRequest, command } satisfies ThreadRequest);
      requests.set(lastRequest, { resolve, reject });
    });

  thread.on('message', (message: ThreadMessage) => {
    if (message.kind !== 'answer' && message.kind !== 'failure') return;
    const pending = requests.get(message.id);
    requests.delete(message.id);
    if (message.kind === 'answer') pending?.resolve(message.results);
    else pending?.reject(toError(message.failure));
  });

  thread.on('exit', (code) => {
    if (!closing) throw new Error(`the thread of the embedded database ended with ${code}`);
    isOver = true;
    for (const { reject } of requests.values()) reject(closed());
    requests.clear();
  });

  const statements = (within?: number): Statements => {
    const where = within === undefined ? {} : { within };
    return {
      query: async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
        const [result] = await send({
          do: 'query',
          text,
          values,
          form: toRowForm(options),
          ...where,
        });
        if (result === undefined) throw new Error('a query without a result');
        return result as Results<Row>;
      },
      exec: (text) => send({ do: 'exec', text, ...where }) as Promise<Results[]>,
    };
  };

  return {
    ...statements(),
    transaction: async (work) => {
      lastTransaction += 1;
      const transaction = lastTransaction;
      await send({ do: 'begin', transaction });
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work(statements(transaction));
      } catch (error) {
        await send({ do: 'end', transaction, how: 'rollback' });
        throw error;
      }
      await send({ do: 'end', transaction, how: 'commit' });
      return result;
    },
    close: async () => {
      closing = true;
      const ended = once(thread, 'exit');
      await send({ do: 'close' });
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

/**
 * Opens the embedded database (PGlite: PostgreSQL in this process, one writer) in a thread of its
 * own.
 *
 * @param dataDir its folder, created when missing
 * @throws FolderHeldError when a live process has locked the folder
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, PRIVATE_FOLDER);
  const unlock = lockFolder(dataDir);
  // A process that ends while it opens, or without closing, releases the folder as well.
  process.once('exit', unlock);
  const client = await openInThread(join(dataDir, 'postgres'));
  const close = async () => {
    await client.close().finally(unlock);
    process.off('exit', unlock);
  };
  return { ...embeddedOver(client), close };
}

/** The `Database` over an open PGlite, in a thread of its own or in this one. */
export function embeddedOver(opened: EmbeddedClient): Database {
  const client = measuredClient(opened);
  // Drizzle uses only its `query` and `transaction`.
  const main = drizzle(client as PGlite, { casing: 'snake_case' }) as unknown as Database['main'];
  return {
    kind: 'embedded',
    main,
    side: main,
    readReplica: (work) => work(main),
    replica: () => null,
    transaction: (work) => main.transaction((tx) => work(tx as Queryable)),
    executeSql: async (text, values = []) => {
      // Several statements in one text (as libraries' housekeeping has) need the simple protocol. A
      // text may bring its own BEGIN; if it failed before its COMMIT, the one connection would
      // refuse all later callers. A transaction around it always ends before the next caller gets
      // the connection.
      if (values.length === 0 && text.includes(';')) {
        const results = await client.transaction((tx) => tx.exec(text));
        return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
      }
      return client.query<Record<string, unknown>>(text, values);
    },
    onOwnConnection: (work) => work(main),
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

function measureStatements(statements: Statements): Statements {
  return {
    query: (text, values, options) =>
      measureStatement('embedded', text, () => statements.query(text, values, options)),
    exec: (text) => measureStatement('embedded', text, () => statements.exec(text)),
  };
}

/** The embedded database, with every statement measured. */
function measuredClient(client: EmbeddedClient): EmbeddedClient {
  return {
    ...measureStatements(client),
    transaction: (work) => client.transaction((tx) => work(measureStatements(tx))),
    close: () => client.close(),
  };
}
