import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import type { Person } from '#entry/resilience/testing/seed.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { makeArena } from './arena.ts';
import { noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { type ServerProcess, startServer } from './server.ts';

const LAG_SECONDS = 10;
/** Of the two servers that read the replica, and of a third one that must not. */
const PATIENT_SECONDS = 20;
const STRICT_SECONDS = 5;
/** Milliseconds during which whoever wrote must see it; the product promises thirty seconds. */
const WATCHED_MS = 28_000;
/** Milliseconds in which a server notices what became of the replica. */
const NOTICED_WITHIN_MS = 6_000;
const SEARCH = '/api/listings?categories=Loft';
const METRICS_TOKEN = 'the torture looks at the figures';

/** A write that was acknowledged, and when: milliseconds of `performance.now()`. */
interface Ticket {
  readonly message: string;
  readonly at: number;
}

/** What was seen by whom. */
interface Tally {
  own: number;
  /** Searches of others that showed what the replica had, and what the primary has. */
  old: number;
  fresh: number;
}

/** A replica that is ten seconds behind, is killed and comes back, beside three servers. */
export async function replica({ replicaHosts }: Figures) {
  const arena = await makeArena('postgresql', replicaHosts + 1, [1]);
  const { postgres } = arena;
  if (postgres === null) throw new Error('there is no PostgreSQL');
  const copy = await postgres.addReplica({ recovery_min_apply_delay: `${LAG_SECONDS}s` });
  const env = { ...arena.env, DATABASE_REPLICA_URL: copy.url, METRICS_TOKEN };
  const start = async (seconds: number) =>
    startServer(await freePort(), { ...env, REPLICA_MAX_LAG: String(seconds) });
  const one = await start(PATIENT_SECONDS);
  const other = await start(PATIENT_SECONDS);
  const violations: string[] = [];
  const tally: Tally = { own: 0, old: 0, fresh: 0 };
  let isOver = false;
  const [stranger, ...hosts] = arena.guests as readonly [Person, ...Person[]];
  const tickets: Ticket[] = [];
  const background = writeOn(one, tickets, () => isOver);

  // Ten seconds of writes that the replica doesn't have yet; only then one is able to be behind.
  await wait((LAG_SECONDS + 3) * 1_000);
  const strict = await start(STRICT_SECONDS);
  violations.push(...(await startedBeside(strict, copy.url, tickets)));
  const both = [one, other] as const;
  await Promise.all(
    hosts.map(async (host, nth) => {
      await wait(nth * 700);
      violations.push(...(await hostStory(both, strict, host, stranger, tally)));
    }),
  );
  if (tally.old === 0) violations.push('nobody was answered by the replica');
  violations.push(
    ...(await statesOf(both, 'ready')),
    ...(await statesOf([strict], 'behind')),
    ...(await lagsOf([...both, strict], LAG_SECONDS)),
  );

  const failed = searchOn([...both, strict], () => isOver);
  await wait(1_000);
  await copy.kill9();
  const away = await clock(() => statesOf([...both, strict], 'away'));
  violations.push(...away.violations, ...(await lagsOf(both, null)));
  await wait(5_000);
  await copy.restart();
  const back = await clock(() => statesOf(both, 'ready'), (LAG_SECONDS + 15) * 1_000);
  violations.push(...back.violations);
  await wait(2_000);
  isOver = true;
  await background;
  const { sent, violations: refused } = await failed;
  violations.push(...refused);
  for (const server of [...both, strict]) {
    violations.push(...noFaultsIn(server));
    await server.stop();
  }
  violations.push(...(await arena.ask(brokenRules)));
  await copy.stop();
  await arena.close();
  return {
    done: `${hosts.length} homes made and watched for ${WATCHED_MS / 1_000} s by their hosts (${tally.own} looks) and others (${tally.old} searches from the replica, ${tally.fresh} from the primary); killed: ${sent} searches, ${refused.length} failed, noticed after ${away.ms} ms, used again ${back.ms} ms after its start`,
    violations,
  };
}

/** A host makes a home and looks at it, at either server, for as long as a replica could be behind. */
async function hostStory(
  servers: readonly [ServerProcess, ServerProcess],
  strict: ServerProcess,
  host: Person,
  stranger: Person,
  tally: Tally,
): Promise<string[]> {
  const [first] = servers;
  const violations: string[] = [];
  const { id, cookie, violations: refused } = await makeHome(first, host);
  if (id === null) return refused;
  const made = performance.now();
  const since = () => performance.now() - made;
  const found = (text: string) => violations.push(`${Math.round(since())} ms after it: ${text}`);
  const sees = async (server: ServerProcess, path: string, as: string) => {
    const answer = await get(server, path, as);
    if (answer.status >= 400 || answer.status === 0) found(`${path} answered ${answer.status}`);
    return answer.text.includes(id);
  };
  for (let turn = 0; since() < WATCHED_MS; turn += 1) {
    const server = servers[turn % 2] ?? first;
    for (const path of [`/api/listings/${id}`, `/api/listings/${id}/card`, `/listings/${id}`]) {
      await sees(server, path, cookie);
    }
    for (const path of ['/api/properties', SEARCH]) {
      if (!(await sees(server, path, cookie))) found(`${path} shows an old state to its host`);
    }
    // Programs keep no cookies; the server that took the write knows their account.
    if (!(await sees(first, SEARCH, host.cookie)))
      found(`${SEARCH} shows an old state to a program`);
    tally.own += 6;
    if (await sees(server, SEARCH, stranger.cookie)) tally.fresh += 1;
    else if (since() > (LAG_SECONDS + 5) * 1_000) found('others are shown a state that is too old');
    else tally.old += 1;
    const asked = since();
    if (!(await sees(strict, SEARCH, stranger.cookie)) && asked > (STRICT_SECONDS + 3) * 1_000) {
      found('a replica too far behind was read');
    }
    await wait(700);
  }
  return violations;
}

/** A server that starts beside a replica too far behind doesn't read it, from its first answer on. */
async function startedBeside(
  started: ServerProcess,
  replicaUrl: string,
  tickets: readonly Ticket[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: replicaUrl });
  await client.connect();
  let looks = 0;
  const violations: string[] = [];
  const began = performance.now();
  while (performance.now() - began < STRICT_SECONDS * 1_000) {
    const { rows } = await client.query<{ message: string }>('select message from support_ticket');
    const seen = new Set(rows.map(({ message }) => message));
    const first = tickets.find(({ message }) => !seen.has(message));
    const lag = first === undefined ? 0 : (performance.now() - first.at) / 1_000;
    const { text } = await get(started, '/readyz', '');
    if (lag > STRICT_SECONDS + 3) {
      looks += 1;
      if (text.includes('"replica":"ready"')) {
        const ms = Math.round(performance.now() - began);
        violations.push(
          `${ms} ms after its start a server reads a replica ${lag.toFixed(0)} s behind`,
        );
      }
    }
    await wait(200);
  }
  await client.end();
  return looks === 0 ? ['the replica was not behind as a server started'] : violations;
}

/** @returns the home's id, and the cookies of the browser that made it */
async function makeHome(server: ServerProcess, host: Person) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/listings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: host.cookie },
    body: JSON.stringify({
      location: { value: 'PT', latlng: [38.7123, -9.1432] },
      city: 'Lisbon',
      address: 'Rua das Provas 9',
      title: 'A house by the steps',
      description: 'Two rooms, a long desk and a view of the roofs.',
      category: 'Loft',
      price: 60,
    }),
  });
  const text = await answer.text();
  if (answer.status !== 201 && answer.status !== 200) {
    return { id: null, cookie: '', violations: [`a home was refused: ${answer.status} ${text}`] };
  }
  const wrote = answer.headers.getSetCookie().find((each) => /^(__Host-)?wrote=/.test(each));
  const { id } = JSON.parse(text) as { id: string };
  return {
    id,
    cookie: [host.cookie, ...(wrote === undefined ? [] : [wrote.split(';')[0]])].join('; '),
    violations: [],
  };
}

async function get(server: ServerProcess, path: string, cookie: string) {
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie } });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Something to be behind of, all the while. */
async function writeOn(
  server: ServerProcess,
  tickets: Ticket[],
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const message = `Where is the key, asked for the ${turn}th time?`;
    const { ok } = await fetch(`http://127.0.0.1:${server.port}/api/support-tickets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'guest@example.org', subject: 'A question', message }),
    });
    if (ok) tickets.push({ message, at: performance.now() });
    await wait(300);
  }
}

/** Searches at all servers without pause, of which none may fail. */
async function searchOn(servers: readonly ServerProcess[], isOver: () => boolean) {
  let sent = 0;
  const violations: string[] = [];
  await Promise.all(
    servers.map(async (server) => {
      while (!isOver()) {
        const { status } = await get(server, SEARCH, '');
        sent += 1;
        if (status !== 200) violations.push(`a search answered ${status} beside a killed replica`);
        await wait(20);
      }
    }),
  );
  return { sent, violations };
}

/** Violations of servers whose `/readyz` doesn't say this of the replica, or isn't 200. */
async function statesOf(servers: readonly ServerProcess[], state: string): Promise<string[]> {
  const found = await Promise.all(
    servers.map(async (server) => {
      const { status, text } = await get(server, '/readyz', '');
      return status === 200 && text.includes(`"replica":"${state}"`) ? [] : [`${status} ${text}`];
    }),
  );
  return found.flat().map((text) => `/readyz says ${text}, not that the replica is ${state}`);
}

/** Violations of servers whose figures don't have this lag; null for none. */
async function lagsOf(
  servers: readonly ServerProcess[],
  seconds: number | null,
): Promise<string[]> {
  const found = await Promise.all(
    servers.map(async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      const line = /^wayhearth_replica_lag_seconds (.+)$/m.exec(await answer.text());
      const lag = line === null ? null : Number(line[1]);
      const isRight =
        seconds === null || lag === null ? lag === seconds : Math.abs(lag - seconds) <= 4;
      return isRight ? [] : [`/metrics has a lag of ${lag} s in place of ${seconds}`];
    }),
  );
  return found.flat();
}

/** Asks until there are no violations. */
async function clock(ask: () => Promise<string[]>, maxMs = NOTICED_WITHIN_MS) {
  const began = performance.now();
  for (;;) {
    const violations = await ask();
    const ms = Math.round(performance.now() - began);
    if (violations.length === 0 || ms > maxMs) return { ms, violations };
    await wait(100);
  }
}
