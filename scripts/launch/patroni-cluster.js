import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure } from './failure.js';
import { freePort } from './free-port.js';
import { findProgram, startHelper } from './helper-servers.js';
import { findPostgresPrograms, unprivilegedAccount } from './postgres-programs.js';

const run = promisify(execFile);

const ACCOUNT = 'wayhearth';
const READY_WITHIN_MS = 180_000;

/**
 * Seconds after which another server takes the place of a primary that is silent, between two looks,
 * and for tries to reach etcd. Patroni's own are 30, 10 and 10.
 */
const TIMES = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

/**
 * A PostgreSQL of a Patroni cluster.
 *
 * @typedef {object} PatroniNode
 * @property {string} name
 * @property {number} port of PostgreSQL
 * @property {number} restPort of Patroni
 * @property {() => Promise<void>} kill9 ends Patroni and PostgreSQL as a machine that fails does
 * @property {() => void} start begins again on the same data
 * @property {() => Promise<void>} freeze stops all its processes where they are
 *
 * @typedef {object} PatroniCluster
 * @property {readonly PatroniNode[]} nodes
 * @property {(port: number) => string} urlAt the address of the database through a port
 * @property {() => Promise<PatroniNode>} primary waits for the one that takes writes
 * @property {() => Promise<void>} healed waits until each other one follows the primary, one in step
 * @property {(from: PatroniNode, to: PatroniNode) => Promise<void>} switchOver as before maintenance
 * @property {() => Promise<void>} stop
 */

/**
 * Servers that copy each commit before it is acknowledged (`synchronous_mode`), one of them the
 * primary by the choice of Patroni and etcd. Made for tests: everybody on this machine may do anything.
 *
 * @param {{ count?: number, settings?: Record<string, string | number> }} [options]
 *   `settings`: of PostgreSQL
 * @returns {Promise<PatroniCluster>} once all of them run
 * @throws Failure when a package is missing and can't be installed, or they don't start
 */
export async function startPatroniCluster({ count = 2, settings = {} } = {}) {
  const programs = await findPostgresPrograms();
  const patroni = await findProgram('patroni', ['/usr/bin/patroni']);
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-patroni-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const etcd = await startEtcd();
  /** @type {PatroniNode[]} */
  const nodes = [];
  const abandon = () => {
    for (const node of nodes) signalAll(pidsOf(join(folder, node.name)), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', abandon);
  const ask = async (/** @type {PatroniNode} */ { restPort }, /** @type {string} */ path) => {
    try {
      const answer = await fetch(`http://127.0.0.1:${restPort}${path}`, {
        signal: AbortSignal.timeout(2_000),
      });
      await answer.text();
      return answer.status === 200;
    } catch {
      return false;
    }
  };
  const until = async (
    /** @type {() => Promise<boolean>} */ isSo,
    /** @type {string} */ awaited,
  ) => {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!(await isSo())) {
      if (performance.now() > deadline)
        throw new Failure(`Patroni: ${awaited}.`, logs(folder, nodes));
      await wait(200);
    }
  };
  const primary = async () => {
    /** @type {PatroniNode | undefined} */
    let found;
    await until(async () => {
      for (const node of nodes) if (await ask(node, '/primary')) found = node;
      return found !== undefined;
    }, 'no server takes writes');
    return /** @type {PatroniNode} */ (found);
  };
  const healed = () =>
    until(async () => {
      let copies = 0;
      let inStep = 0;
      for (const node of nodes) {
        if (await ask(node, '/replica')) copies += 1;
        if (await ask(node, '/synchronous')) inStep += 1;
      }
      return copies === nodes.length - 1 && inStep > 0;
    }, 'the others do not follow the primary');
  try {
    for (let nth = 1; nth <= count; nth += 1) {
      const node = await makeNode({
        name: `n${nth}`,
        folder,
        programs,
        patroni,
        account,
        etcd,
        settings,
      });
      nodes.push(node);
      node.start();
      // The first one makes the data, which the others copy.
      if (nth === 1) await primary();
    }
    await healed();
    const address = ['-h', '127.0.0.1', '-p', `${(await primary()).port}`, '-U', ACCOUNT];
    await run(join(programs, 'createdb'), [...address, ACCOUNT], { cwd: folder, ...account });
  } catch (error) {
    abandon();
    await etcd.stop();
    throw error;
  }
  return {
    nodes,
    urlAt: (port) => `postgres://${ACCOUNT}@127.0.0.1:${port}/${ACCOUNT}`,
    primary,
    healed,
    switchOver: async (from, to) => {
      const answer = await fetch(`http://127.0.0.1:${from.restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      });
      if (!answer.ok) throw new Failure(`Patroni refused to switch over: ${await answer.text()}`);
    },
    stop: async () => {
      abandon();
      process.off('exit', abandon);
      await etcd.stop();
    },
  };
}

async function startEtcd() {
  const program = await findProgram('etcd-server', ['/usr/bin/etcd', '/usr/local/bin/etcd']);
  const port = await freePort();
  const peers = await freePort();
  return startHelper(port, program, (folder) => [
    ...['--data-dir', join(folder, 'data')],
    ...['--listen-client-urls', `http://127.0.0.1:${port}`],
    ...['--advertise-client-urls', `http://127.0.0.1:${port}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peers}`],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peers}`],
    ...['--initial-cluster', `default=http://127.0.0.1:${peers}`],
  ]);
}

/**
 * @typedef {object} NodePlan
 * @property {string} name
 * @property {string} folder of the cluster
 * @property {string} programs of PostgreSQL
 * @property {string} patroni
 * @property {{ uid?: number, gid?: number }} account
 * @property {{ port: number }} etcd
 * @property {Record<string, string | number>} settings
 */

/**
 * @param {NodePlan} plan
 * @returns {Promise<PatroniNode>}
 */
async function makeNode({ name, folder, programs, patroni, account, etcd, settings }) {
  const own = join(folder, name);
  const port = await freePort();
  const restPort = await freePort();
  mkdirSync(own, { mode: 0o700 });
  if (account.uid !== undefined) chownSync(own, account.uid, account.gid ?? account.uid);
  const file = join(own, 'patroni.yml');
  // JSON is YAML.
  writeFileSync(
    file,
    JSON.stringify({
      scope: 'wayhearth',
      name,
      log: { dir: own },
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { host: `127.0.0.1:${etcd.port}` },
      bootstrap: {
        dcs: {
          ...TIMES,
          // A primary whose PostgreSQL ends is replaced at once in place of being started again.
          primary_start_timeout: 0,
          master_start_timeout: 0,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, use_slots: true, parameters: settings },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'trust' }, 'no-sync'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: join(own, 'data'),
        bin_dir: programs,
        pgpass: join(own, 'pgpass'),
        authentication: {
          superuser: { username: ACCOUNT },
          replication: { username: ACCOUNT },
          rewind: { username: ACCOUNT },
        },
        parameters: { unix_socket_directories: own },
        pg_hba: [
          'local all all trust',
          'host all all 127.0.0.1/32 trust',
          'host replication all 127.0.0.1/32 trust',
        ],
      },
    }),
  );
  return {
    name,
    port,
    restPort,
    start: () => {
      const child = spawn(patroni, [file], { cwd: own, ...account, stdio: 'ignore' });
      child.unref();
      writeFileSync(join(own, 'patroni.pid'), `${child.pid}\n`);
    },
    kill9: async () => {
      const pids = pidsOf(own);
      // Stopped, none of them starts another.
      signalAll(pids, 'SIGSTOP');
      const all = [...pids, ...(await childrenOf(pids))];
      signalAll(all, 'SIGKILL');
      while (all.some(isThere)) await wait(10);
    },
    freeze: async () => {
      const pids = pidsOf(own);
      signalAll([...pids, ...(await childrenOf(pids))], 'SIGSTOP');
    },
  };
}

/**
 * Patroni and PostgreSQL's first process, where they run.
 *
 * @param {string} folder of a server
 */
function pidsOf(folder) {
  const files = [join(folder, 'patroni.pid'), join(folder, 'data', 'postmaster.pid')];
  return files
    .filter(existsSync)
    .map((file) => Number(readFileSync(file, 'utf8').split('\n')[0]))
    .filter((pid) => pid > 1 && isThere(pid));
}

/** @param {readonly number[]} pids */
async function childrenOf(pids) {
  if (pids.length === 0) return [];
  const { stdout } = await run('pgrep', ['-P', pids.join()]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

/**
 * @param {readonly number[]} pids
 * @param {NodeJS.Signals} name
 */
function signalAll(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/**
 * @param {number} pid
 * @returns {boolean} whether it runs; false for one that has ended and was not waited for
 */
function isThere(pid) {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @param {readonly PatroniNode[]} nodes
 */
function logs(folder, nodes) {
  return nodes
    .map(({ name }) => join(folder, name, 'patroni.log'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8').slice(-3_000))
    .join('\n');
}
