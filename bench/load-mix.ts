import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startApp } from './app-server.ts';
import { ROOT } from './paths.ts';

const USAGE = `npm run load -- [--url http://host:port] [--log day.jsonl] [--seconds 30] [--connections 20]

  --url          a server that runs; without it one is started over the embedded demo world
  --log          lines of a server's log (method and path are read); bench/mixes/day.jsonl by default
  --seconds      how long requests are sent
  --connections  how many are sent at once`;
/** The mix that is sent by default, made of the demo world's pages. */
const DAY = join(ROOT, 'bench', 'mixes', 'day.jsonl');
/** The address of a listing's page, whole or as a path. */
const PAGE =
  /(\/(?:listings|itinerants|experience))\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;
/** Shares of the answers that the printed times cover. */
const SHARES = [0.5, 0.95, 0.99];

/** An address of the mix, and how often it was asked for. */
interface Entry {
  readonly path: string;
  readonly count: number;
}

/** The part of autocannon that is used; the package has no types. */
interface Run extends NodeJS.EventEmitter, PromiseLike<{ errors: number; timeouts: number }> {}
type Autocannon = (options: Record<string, unknown>) => Run;

/**
 * The requests of a log, one a line. Only what reads is sent; the log leaves out queries, so a
 * search is one without conditions.
 */
function readMix(file: string): { entries: Entry[]; left: number } {
  const counts = new Map<string, number>();
  let left = 0;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const { method, path, count = 1 } = parseLine(line);
    if (method === undefined || path === undefined) continue;
    if (method !== 'GET' || path.includes('[secret]')) left += count;
    else counts.set(path, (counts.get(path) ?? 0) + count);
  }
  if (counts.size === 0) throw new Error(`${file} has no line with the method GET and a path.`);
  return { entries: [...counts].map(([path, count]) => ({ path, count })), left };
}

function parseLine(line: string): { method?: string; path?: string; count?: number } {
  try {
    return JSON.parse(line) as ReturnType<typeof parseLine>;
  } catch {
    return {};
  }
}

/** Pages that show listings which no sitemap names. */
const RESULTS = ['/itinerants', '/experiences'];

/**
 * Ids of the listings that sitemaps and pages of results name, by the beginning of their pages'
 * addresses.
 */
async function readIds(url: string): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  const read = async (path: string) => (await fetch(`${url}${path}`)).text();
  const sitemaps = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  for (const path of [...sitemaps, ...RESULTS]) {
    for (const [, prefix = '', id = ''] of (await read(path)).matchAll(PAGE)) {
      const known = ids.get(prefix) ?? [];
      if (!known.includes(id)) ids.set(prefix, [...known, id]);
    }
  }
  return ids;
}

/** Paths in the shares of the mix, evenly spread, with an id for each `{id}`. */
function makePaths(entries: readonly Entry[], ids: ReadonlyMap<string, string[]>): string[] {
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  const places = entries.flatMap(({ path, count }) =>
    Array.from({ length: count }, (_, index) => ({
      path: withId(path, ids, index),
      at: ((index + 0.5) / count) * total,
    })),
  );
  return places.sort((a, b) => a.at - b.at).map(({ path }) => path);
}

function withId(path: string, ids: ReadonlyMap<string, string[]>, index: number): string {
  if (!path.includes('{id}')) return path;
  const prefix = path.slice(path.startsWith('/api/') ? '/api'.length : 0, path.indexOf('/{id}'));
  const known = ids.get(prefix) ?? [];
  const id = known[index % known.length];
  if (id === undefined) throw new Error(`The server names no page for ${path}.`);
  return path.replace('{id}', id);
}

/** What came back: times by status, in milliseconds. */
async function send(url: string, paths: readonly string[], seconds: number, connections: number) {
  const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request: object) => {
          const path = paths[next % paths.length];
          next += 1;
          return { ...request, method: 'GET', path, headers: { 'accept-encoding': 'br' } };
        },
      },
    ],
  });
  run.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
    times.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const { errors, timeouts } = await run;
  return { times: times.sort((a, b) => a - b), statuses, errors, timeouts };
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        log: { type: 'string', default: DAY },
        seconds: { type: 'string', default: '30' },
        connections: { type: 'string', default: '20' },
      },
    });
    const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
    if (!(seconds >= 1 && connections >= 1)) throw new Error(USAGE);
    return { url: values.url, log: resolve(values.log), seconds, connections };
  } catch {
    process.stderr.write(`${USAGE}\n`);
    process.exit(1);
  }
}

const { url: given, log, seconds, connections } = readOptions();
const { entries, left } = readMix(log);
const server =
  given === undefined ? await startApp('load', { DEMO: 'on', PAGE_CACHE: 'on' }) : undefined;
const url = (given ?? server?.url ?? '').replace(/\/+$/, '');
const paths = makePaths(entries, await readIds(url));
const write = (line: string) => process.stdout.write(`${line}\n`);
write(`${url}: ${entries.length} addresses, ${connections} connections, ${seconds} s`);
if (left > 0) write(`${left} requests of the log that write or name a secret are left out.`);
// What a process does once, such as compiling, isn't measured.
await send(url, paths, Math.min(5, seconds), connections);
const { times, statuses, errors, timeouts } = await send(url, paths, seconds, connections);
write(`\n  requests a second  ${(times.length / seconds).toFixed(0)}`);
for (const share of SHARES) {
  const ms = times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  write(`  p${share * 100}                ${ms.toFixed(1)} ms`);
}
for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) {
  write(`  ${status}                ${count}`);
}
write(`  no answer          ${errors} (${timeouts} of them too late)`);
if (server !== undefined) await server.stop();
const failed = [...statuses].some(([status]) => status >= 500) || errors > 0;
// What is written to a pipe is complete before the process ends.
if (!process.stdout.write('')) await once(process.stdout, 'drain');
process.exit(failed ? 1 : 0);
