import { Agent, request } from 'node:http';
import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import type { Shot } from '../load.ts';
import { median, percentile } from '../median.ts';
import { openings, requestFor } from '../requests.ts';
import { copyDatabase } from '../stock.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

interface Volley {
  /** Milliseconds until the last answer. */
  readonly ms: number;
  readonly p99: number;
  readonly statuses: readonly number[];
}

/** So many who want the same nights at once, against as many who want nights of other stays. */
export async function rivalRows({ settings, cluster, template }: Stage): Promise<Row[]> {
  const { rivals, rounds } = settings;
  const copy = await copyDatabase(cluster, template, 'rivals');
  const free = await openings(cluster, copy, (rivals + 1) * (rounds + 1));
  const app = await startApp('rivals', { DATABASE_URL: cluster.url(copy) });
  try {
    const apart = () =>
      volley(
        app.url,
        free.splice(0, rivals).map((each, nth) => requestFor(each, nth, app.url)),
      );
    const together = () => {
      const [prize] = free.splice(0, 1);
      if (prize === undefined) throw new Error('no stay is free');
      return volley(
        app.url,
        Array.from({ length: rivals }, (_, nth) => requestFor(prize, nth, app.url)),
      );
    };
    // Nobody may have more than a few requests waiting, so each volley is answered before the next.
    const answerAll = () =>
      cluster.sql(
        copy,
        "update reservation set status = 'approved', check_in_code = 'BENCH' where status = 'pending'",
      );
    await apart();
    await answerAll();
    const rows: { same: Volley; other: Volley }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The one that begins changes.
      const first = round % 2 === 0 ? await together() : await apart();
      await answerAll();
      const second = round % 2 === 0 ? await apart() : await together();
      await answerAll();
      const [same, other] = round % 2 === 0 ? [first, second] : [second, first];
      const won = same.statuses.filter((status) => status === 201).length;
      const lost = same.statuses.filter((status) => status === 409).length;
      if (won < 1 || won + lost !== rivals) throw new Error(`rivals got ${same.statuses}`);
      if (other.statuses.some((status) => status !== 201)) throw new Error(`${other.statuses}`);
      rows.push({ same, other });
    }
    const middle = (pick: (row: (typeof rows)[number]) => number) => median(rows.map(pick));
    const name = `${rivals} rivals for the same nights`;
    return [
      {
        name,
        reference: `${rivals} requests for other stays`,
        value: middle(({ same, other }) => same.ms / other.ms),
        unit: '×',
        goal: GOALS.rivals,
        details: `${middle(({ same }) => same.ms).toFixed(0)} against ${middle(({ other }) => other.ms).toFixed(0)} ms until the last answer`,
      },
      {
        name: `${name}, p99`,
        reference: 'milliseconds',
        value: middle(({ same }) => same.p99),
        unit: 'ms',
        goal: GOALS.rivalsP99,
        details: `for other stays ${middle(({ other }) => other.p99).toFixed(0)} ms`,
      },
    ];
  } finally {
    await app.stop();
  }
}

/** Sends all at once over connections that are open already. */
async function volley(url: string, shots: readonly Shot[]): Promise<Volley> {
  // Of its own: a server closes connections that were idle since the volley before.
  const agent = new Agent({ keepAlive: true, maxSockets: shots.length });
  await Promise.all(shots.map(() => send(agent, url, { path: '/healthz' })));
  const started = performance.now();
  const answers = await Promise.all(
    shots.map(async (shot) => ({
      status: await send(agent, url, shot),
      ms: performance.now() - started,
    })),
  );
  const ms = performance.now() - started;
  agent.destroy();
  return {
    ms,
    p99: percentile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
    statuses: answers.map(({ status }) => status),
  };
}

function send(agent: Agent, url: string, { path, method, headers, body }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, {
      agent,
      method: method ?? 'GET',
      headers: { ...headers },
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.end(body);
  });
}
