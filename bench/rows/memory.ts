import { setTimeout as wait } from 'node:timers/promises';
import { type AppServer, readMetrics, startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { type Shot, sendLoad } from '../load.ts';
import { median } from '../median.ts';
import { searchPaths } from '../searches.ts';
import { embeddedStays } from './embedded.ts';
import { resultPages } from './pages.ts';
import type { Goal, Row } from './row.ts';
import { getJson, type Stage } from './stage.ts';

const LISTINGS = 10;
/** Looks at the memory after a load, a second apart. */
const LOOKS = 5;

/** Resident memory of a server that renders pages: after all of them, and whether the second half added to it. */
export async function memoryRows(stage: Stage): Promise<Row[]> {
  const { cluster, database } = stage;
  const shots = await shotsOf(stage);
  const onPostgres = await startApp('memory', { DATABASE_URL: cluster.url(database) });
  const rows = await measure(onPostgres, 'PostgreSQL', stage, shots, GOALS.memory);
  const embedded = await startApp(await embeddedStays(stage), {});
  return [
    ...rows,
    ...(await measure(embedded, 'embedded database', stage, shots, GOALS.embeddedMemory)),
  ];
}

/** Results in two languages, and listings; compressed, as browsers ask for them. */
async function shotsOf({ app }: Stage): Promise<Shot[]> {
  const queries = searchPaths();
  const found = `${app.url}/api/listings${queries[0] ?? ''}`;
  const { items } = await getJson<{ items: { id: string }[] }>(found);
  const listings = items.slice(0, LISTINGS).map(({ id }): Shot => ({ path: `/listings/${id}` }));
  if (listings.length === 0) throw new Error('no listing was found');
  const pages: Shot[] = [...resultPages(queries, 'en'), ...resultPages(queries, 'ar'), ...listings];
  return pages.map((shot) => ({
    ...shot,
    headers: { ...shot.headers, 'accept-encoding': 'br' },
  }));
}

async function measure(
  server: AppServer,
  on: string,
  { settings }: Stage,
  shots: readonly Shot[],
  goal: Goal,
): Promise<Row[]> {
  try {
    const { connections, pages } = settings;
    const half = pages / 2;
    const order = { url: server.url, connections, shots, amount: half };
    await sendLoad(order);
    const before = await memoryOf(server.url);
    await sendLoad(order);
    const after = await memoryOf(server.url);
    const all = pages.toLocaleString('en');
    return [
      {
        name: `Memory after ${all} pages, ${on}`,
        reference: 'resident',
        value: after.resident,
        unit: 'MB',
        goal,
        details: `of it ${after.heap.toFixed(0)} MB V8's heap in use`,
      },
      {
        name: `Memory after ${all} pages, ${on}`,
        reference: `after ${half.toLocaleString('en')}`,
        value: after.resident / before.resident,
        unit: '×',
        goal: GOALS.memoryGrowth,
        details: `${after.resident.toFixed(0)} against ${before.resident.toFixed(0)} MB resident, heap ${after.heap.toFixed(0)} against ${before.heap.toFixed(0)} MB`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Medians of what a server says of itself, in MB. */
async function memoryOf(url: string): Promise<{ resident: number; heap: number }> {
  const resident: number[] = [];
  const heap: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await wait(1_000);
    const metrics = await readMetrics(url);
    resident.push(figureIn(metrics, 'process_resident_memory_bytes') / 1e6);
    heap.push(figureIn(metrics, 'nodejs_heap_size_used_bytes') / 1e6);
  }
  return { resident: median(resident), heap: median(heap) };
}

/** @throws Error when there is no such figure */
function figureIn(metrics: string, name: string): number {
  const [, figure] = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics) ?? [];
  if (figure === undefined) throw new Error(`no ${name} in the server's figures`);
  return Number(figure);
}
