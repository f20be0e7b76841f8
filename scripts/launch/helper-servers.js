import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installDebianPackage } from './debian.js';
import { Failure } from './failure.js';
import { freePort } from './free-port.js';
import { unprivilegedAccount } from './postgres-programs.js';

const READY_WITHIN_MS = 15_000;

/**
 * A server beside PostgreSQL, gone without a trace when it is stopped.
 *
 * @typedef {object} HelperServer
 * @property {number} port on the loopback address
 * @property {() => Promise<void>} kill9 ends it as a crash would
 * @property {() => Promise<void>} restart starts it on its files and port, ending it before if it runs
 * @property {(name: NodeJS.Signals) => boolean} signal
 * @property {() => Promise<void>} stop ends it and deletes its files
 */

/**
 * PgBouncer in transaction mode before a PostgreSQL server. It refuses settings of connections.
 *
 * @param {{ port: number, url: string }} postgres of this machine, or a proxy that leads to one
 * @param {{ poolSize?: number, ignored?: string }} [options] `ignored`: settings of connections that
 *   it drops in place of refusing them
 * @returns {Promise<HelperServer & { url: string }>}
 */
export async function startPooler(postgres, { poolSize = 20, ignored = '' } = {}) {
  const program = await findProgram('pgbouncer', ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']);
  const port = await freePort();
  const { username, pathname } = new URL(postgres.url);
  const name = pathname.slice(1);
  const settings = [
    '[databases]',
    `${name} = host=127.0.0.1 port=${postgres.port} dbname=${name} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 500',
    `default_pool_size = ${poolSize}`,
    // After a failover it would refuse everybody for fifteen seconds more.
    'server_login_retry = 1',
    // A statement that waits for a database that is away would keep its caller's connection for 120.
    'query_wait_timeout = 5',
    ...(ignored === '' ? [] : [`ignore_startup_parameters = ${ignored}`]),
  ];
  const server = await startHelper(port, program, (folder) => {
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, `${settings.join('\n')}\n`);
    return [file];
  });
  return { ...server, url: `postgres://${username}@127.0.0.1:${port}/${name}` };
}

/** @returns {Promise<HelperServer & { url: string }>} a Redis without any data */
export async function startRedis() {
  const program = await findProgram('redis-server', ['/usr/bin/redis-server']);
  const port = await freePort();
  const server = await startHelper(port, program, (folder) => [
    ...['--port', `${port}`, '--bind', '127.0.0.1'],
    ...['--save', '', '--dir', folder],
  ]);
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

/**
 * A program of a Debian package, which is installed when there is none.
 *
 * @param {string} name of Debian's package
 * @param {readonly string[]} paths where the program may be
 * @returns {Promise<string>}
 * @throws Failure when it isn't there and can't be installed
 */
export async function findProgram(name, paths) {
  if (!paths.some(existsSync)) await installDebianPackage(name);
  const found = paths.find(existsSync);
  if (found === undefined) throw new Failure(`The program of ${name} was not found.`);
  return found;
}

/**
 * @param {number} port
 * @param {string} program
 * @param {(folder: string) => string[]} prepare writes its files; returns its arguments
 * @returns {Promise<HelperServer>} once it answers
 */
export async function startHelper(port, program, prepare) {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-helper-'));
  const args = prepare(folder);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const begin = async () => {
    const child = spawn(program, args, { cwd: folder, ...account, stdio: 'ignore' });
    const abandon = () => child.kill('SIGKILL');
    process.once('exit', abandon);
    child.once('exit', () => process.off('exit', abandon));
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!(await answers(port))) {
      if (!isRunning(child) || performance.now() > deadline) {
        abandon();
        throw new Failure(`${program} did not start.`);
      }
      await wait(50);
    }
    return child;
  };
  let child = await begin();
  const kill9 = async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGKILL')) await ended;
  };
  return {
    port,
    kill9,
    restart: async () => {
      await kill9();
      child = await begin();
    },
    signal: (name) => child.kill(name),
    stop: async () => {
      await kill9();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
function isRunning(child) {
  return child.exitCode === null && child.signalCode === null;
}

/**
 * @param {number} port on the loopback address
 * @returns {Promise<boolean>} whether something listens there
 */
async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
