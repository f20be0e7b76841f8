import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure } from './failure.js';
import { freePort } from './free-port.js';
import {
  findClientProgram,
  findPostgresPrograms,
  unprivilegedAccount,
} from './postgres-programs.js';

const run = promisify(execFile);

const ACCOUNT = 'wayhearth';
const READY_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 15_000;
const POLL_MS = 100;

/**
 * A PostgreSQL server of our own, gone without a trace when it is stopped.
 *
 * @typedef {object} Postgres
 * @property {string} url what `DATABASE_URL` is set to
 * @property {number} port
 * @property {() => Promise<void>} stop ends it in good order and deletes its data
 * @property {() => Promise<void>} kill9 ends all its processes as a crash would; the data stay
 * @property {() => Promise<void>} restart starts it on its data, stopping it before if it runs
 * @property {(settings?: Record<string, string | number>) => Promise<Replica>} addReplica makes a
 *   read-only copy that follows it
 *
 * @typedef {Omit<Postgres, 'addReplica'> & { promote(): Promise<void> }} Replica a copy; promoted, it
 *   takes writes and follows no more
 */

/**
 * Makes a cluster in a folder of its own and starts it on the loopback address. Durable as in
 * production: fsync is on.
 *
 * @param {{ port?: number, settings?: Record<string, string | number> }} [options] `port`: any
 *   free one unless told; `settings`: as in postgresql.conf
 * @returns {Promise<Postgres>} once it answers
 * @throws Failure when there is no PostgreSQL or it doesn't start
 */
export async function startPostgres({ port, settings = {} } = {}) {
  const { server, handle } = await begin(port, settings, async (server) => {
    await server.create();
    await server.start();
    await server.program('createdb', [...server.address(), ACCOUNT]);
  });
  return {
    ...handle,
    addReplica: async (more = {}) => {
      const { server: copy, handle: replica } = await begin(undefined, more, async (copy) => {
        await copy.createFrom(server);
        await copy.start();
      });
      const promote = () => copy.program('pg_ctl', ['promote', '--wait', '--pgdata', copy.data]);
      return { ...replica, promote };
    },
  };
}

/**
 * @param {number | undefined} port
 * @param {Record<string, string | number>} settings
 * @param {(server: Server) => Promise<void>} fill makes its data and starts it
 */
async function begin(port, settings, fill) {
  const programs = await findPostgresPrograms();
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const server = new Server(programs, folder, account, port ?? (await freePort()), settings);
  // Whatever ends this process, no server stays behind.
  const abandon = () => server.abandon();
  process.once('exit', abandon);
  try {
    await fill(server);
  } catch (error) {
    server.abandon();
    process.off('exit', abandon);
    throw error;
  }
  const handle = {
    url: `postgres://${ACCOUNT}@127.0.0.1:${server.port}/${ACCOUNT}`,
    port: server.port,
    stop: async () => {
      await server.stop();
      server.abandon();
      process.off('exit', abandon);
    },
    kill9: () => server.crash(),
    restart: async () => {
      await server.stop();
      await server.start();
    },
  };
  return { server, handle };
}

class Server {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #log = '';

  /**
   * @param {string} programs
   * @param {string} folder
   * @param {{ uid?: number, gid?: number }} account
   * @param {number} port
   * @param {Record<string, string | number>} settings
   */
  constructor(programs, folder, account, port, settings) {
    this.programs = programs;
    this.folder = folder;
    this.data = join(folder, 'data');
    this.account = account;
    this.port = port;
    this.settings = settings;
  }

  /**
   * @param {string} name
   * @param {string[]} args
   */
  async program(name, args) {
    try {
      const file = findClientProgram(this.programs, name);
      await run(file, args, { cwd: this.folder, ...this.account });
    } catch (error) {
      const { stderr = '', message } = /** @type {Error & { stderr?: string }} */ (error);
      throw new Failure(`PostgreSQL's ${name} failed.`, stderr || message);
    }
  }

  async create() {
    const encoding = ['--encoding=UTF8', '--locale=C.UTF-8'];
    const access = ['--auth=trust', `--username=${ACCOUNT}`];
    await this.program('initdb', ['--pgdata', this.data, ...access, ...encoding, '--no-sync']);
  }

  /** @returns {string[]} arguments of a program that connects to it */
  address() {
    return ['-h', '127.0.0.1', '-p', `${this.port}`, '-U', ACCOUNT];
  }

  /**
   * Copies a server that runs, and follows it from then on.
   *
   * @param {Server} primary
   */
  async createFrom(primary) {
    const copy = ['--pgdata', this.data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
    await this.program('pg_basebackup', [...primary.address(), ...copy]);
  }

  async start() {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!(await this.#tryStart(deadline))) {
      // After a crash the last of the old processes may still hold the lock file or the memory.
      if (performance.now() > deadline) throw new Failure('PostgreSQL did not start.', this.#log);
      await wait(POLL_MS);
    }
  }

  /**
   * @param {number} deadline
   * @returns {Promise<boolean>} whether it answers; false when it ended instead
   */
  async #tryStart(deadline) {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      fsync: 'on',
      ...this.settings,
    };
    const child = spawn(
      join(this.programs, 'postgres'),
      [
        ...['-D', this.data, '-p', `${this.port}`],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // A group of its own: a Ctrl-C meant for the command must not end the server before it.
      { cwd: this.folder, ...this.account, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    this.#watch(child);
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      this.#log = (this.#log + text).slice(-20_000);
    });
    child.on('error', (error) => {
      this.#log += error.message;
    });
    while (isRunning(child) && performance.now() < deadline) {
      if (await this.#answers()) return isRunning(child);
      await wait(POLL_MS);
    }
    return false;
  }

  /**
   * Our own sudden end (kill -9) runs no handler. A shell that reads from us notices, ends the
   * server and deletes its data.
   *
   * @param {import('node:child_process').ChildProcess} child
   */
  #watch(child) {
    if (child.pid === undefined) return;
    const script = 'read -r word || { kill -QUIT "$0"; sleep 2; rm -rf "$1"; } 2>/dev/null';
    const watcher = spawn('/bin/sh', ['-c', script, `${child.pid}`, this.folder], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.once('exit', () => watcher.stdin.end('done\n'));
    watcher.unref();
    /** @type {import('node:net').Socket} */ (watcher.stdin).unref();
  }

  async #answers() {
    try {
      const file = findClientProgram(this.programs, 'pg_isready');
      await run(file, ['-q', '-h', '127.0.0.1', '-p', `${this.port}`]);
      return true;
    } catch {
      return false;
    }
  }

  async stop() {
    await this.end('SIGINT');
  }

  /** @param {NodeJS.Signals} signal SIGINT lets it finish in order */
  async end(signal) {
    const child = this.#process;
    if (child === null || !isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(late);
  }

  /** Ends it with the processes of its connections, which would answer once more by themselves. */
  async crash() {
    const child = this.#process;
    if (child === null || !isRunning(child)) return;
    // Stopped, it starts no more of them.
    child.kill('SIGSTOP');
    const { stdout } = await run('pgrep', ['-P', `${child.pid}`]);
    const others = stdout.split('\n').filter(Boolean).map(Number);
    await this.end('SIGKILL');
    for (const pid of others) signal(pid, 'SIGKILL');
    while (others.some((pid) => signal(pid, 0))) await wait(10);
  }

  /** Kills it if it runs, and deletes all that it wrote. */
  abandon() {
    if (this.#process !== null && isRunning(this.#process)) this.#process.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} name 0 asks whether it is there
 * @returns {boolean} whether it was there
 */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
