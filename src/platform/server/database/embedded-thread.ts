import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type {
  Command,
  Failure,
  RowForm,
  ThreadData,
  ThreadMessage,
  ThreadRequest,
} from './embedded.ts';

/**
 * The embedded database's files, private to their user. The library sets permissions for a database
 * without other users on each file it makes, regardless of the process's umask.
 */
class PrivateFileSystem extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun: NonNullable<(typeof emscriptenOpts)['preRun']> = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const change = FS.chmod.bind(FS);
        FS.chmod = (path: string, mode: number, ...more: unknown[]) =>
          change(path, mode & 0o700, ...more);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/**
 * The thread of the embedded database: while it computes, the server continues to answer.
 * `embedded.ts` calls it, and defines the messages.
 */
if (parentPort === null) throw new Error('this file is a thread of the server, not a program');
const server = parentPort;

type Running = Parameters<Parameters<PGlite['transaction']>[0]>[0];

interface Open {
  tx: Running;
  /** Ends it; `undefined` commits. */
  end(reason?: RolledBack): void;
  /** Settles when it is over. */
  over: Promise<unknown>;
}

/** Thrown into a transaction that its client abandoned. */
class RolledBack extends Error {}

const { folder } = workerData as ThreadData;
const client = await PGlite.create({ fs: new PrivateFileSystem(folder) });
const transactions = new Map<number, Open>();

server.on('message', async ({ id, command }: ThreadRequest) => {
  try {
    const results = await run(command);
    post({ kind: 'answer', id, results: results ?? [] });
  } catch (error) {
    post({ kind: 'failure', id, failure: toFailure(error) });
  }
  if (command.do === 'close') server.close();
});
post({ kind: 'ready' });

function post(message: ThreadMessage): void {
  server.postMessage(message);
}

async function run(command: Command) {
  switch (command.do) {
    case 'query':
      return [
        await on(command.within).query(command.text, command.values, toQueryOptions(command.form)),
      ];
    case 'exec':
      return on(command.within).exec(command.text);
    case 'begin':
      return void (await begin(command.transaction));
    case 'end':
      return void (await end(command.transaction, command.how));
    case 'close':
      return void (await client.close());
  }
}

/** The transaction of that name, or the database outside of any transaction. */
function on(within: number | undefined): Pick<Running, 'query' | 'exec'> {
  if (within === undefined) return client;
  const open = transactions.get(within);
  if (open === undefined) throw new Error('the transaction is over');
  return open.tx;
}

function begin(id: number): Promise<void> {
  return new Promise((begun, failed) => {
    const over = client.transaction(
      (tx) =>
        new Promise<void>((commit, rollBack) => {
          const end = (reason?: RolledBack) => (reason === undefined ? commit() : rollBack(reason));
          transactions.set(id, { tx, end, over });
          begun();
        }),
    );
    // Before it began this is the answer to "begin"; afterwards "end" waits for it.
    over.catch(failed);
  });
}

async function end(id: number, how: 'commit' | 'rollback'): Promise<void> {
  const open = transactions.get(id);
  if (open === undefined) throw new Error('the transaction is over');
  transactions.delete(id);
  open.end(how === 'rollback' ? new RolledBack() : undefined);
  try {
    await open.over;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

const bare = (text: string) => text;

/** The arrays that Drizzle reads itself: of numbers, times, times with zones, intervals, days. */
const BARE_ARRAYS = [1231, 1115, 1185, 1187, 1182];

const BARE_DATES = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...BARE_ARRAYS].map((type) => [
    type,
    bare,
  ]),
);

function toQueryOptions({ rowMode, bareDates }: RowForm) {
  return bareDates ? { rowMode, parsers: BARE_DATES } : { rowMode };
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const { message } = error;
  const primitives = Object.entries(error).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return { message, fields: Object.fromEntries(primitives) };
}
