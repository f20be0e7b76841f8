import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { pgbench } from '../pgbench.ts';
import { replayScript } from '../replay.ts';
import { openings, requestFor } from '../requests.ts';
import { type Statement, statementsOf, withStatementLog } from '../statements.ts';
import { copyDatabase } from '../stock.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import type { Stage } from './stage.ts';

const REQUESTS_A_SECOND = 100;

/**
 * Reservations over HTTP against pgbench with the statements of the same transactions: what each
 * of the requests sends is recorded on one copy of the database, then the server does them on a
 * second copy and pgbench on a third, so that both do the same work on the same rows.
 */
export async function reservationRows(stage: Stage): Promise<Row[]> {
  const { settings, cluster, template, database } = stage;
  const { rounds, seconds, connections } = settings;
  const each = Math.ceil((REQUESTS_A_SECOND * seconds) / connections) * connections;
  const free = await openings(cluster, database, each * (rounds + 1));

  const recorded = await record(stage, free);
  const played = await copyDatabase(cluster, template, 'pgbench');
  // A server makes the queue of jobs as it starts; the transactions fill it.
  await (await startApp('pgbench', { DATABASE_URL: cluster.url(played) })).stop();
  const scripts = await replayScript(cluster, played, recorded);
  if (scripts.calls < each * rounds) throw new Error('too few transactions were recorded');
  const served = await copyDatabase(cluster, template, 'http');
  const app = await startApp('reservations', { DATABASE_URL: cluster.url(served) });
  try {
    const slices = free.map((opening, nth) => requestFor(opening, nth, app.url));
    // The first slice warms up; pgbench has its own part of the recorded calls in each round.
    await sendLoad({ url: app.url, connections, shots: slices.splice(0, each) });
    const result = await duel(
      rounds,
      () => sendLoad({ url: app.url, connections, shots: slices.splice(0, each) }),
      () =>
        pgbench(cluster, {
          database: played,
          scripts,
          clients: connections,
          for: { transactions: each / connections },
          mode: 'extended',
        }),
    );
    const before = await reservationsIn(cluster, database);
    const overHttp = (await reservationsIn(cluster, served)) - before;
    const byPgbench = (await reservationsIn(cluster, played)) - before;
    if (overHttp !== each * (rounds + 1) || byPgbench !== each * rounds) {
      throw new Error(`${overHttp} were made over HTTP, ${byPgbench} by pgbench`);
    }
    return [
      {
        name: 'Reservations over HTTP',
        reference: 'pgbench, the same transactions',
        value: result.ratio,
        unit: '×',
        goal: GOALS.reservation,
        details: `${result.ours.toFixed(0)} against ${result.reference.toFixed(0)} a second; ${scripts.statements} statements each, ${each} a round; jobs are queued and not worked on; rounds ${spreadText(result.spread)}`,
      },
    ];
  } finally {
    await app.stop();
  }
}

/** How many are really there: a transaction that changed nothing is quickly done. */
async function reservationsIn(cluster: Stage['cluster'], name: string): Promise<number> {
  const { rows } = await cluster.sql(name, 'select count(*)::int as n from reservation');
  return Number(rows[0]?.n);
}

/** What each request's transaction sent, with the id that its reservation got. */
export interface RecordedCall {
  readonly reservationId: string;
  readonly statements: readonly Statement[];
}

async function record(
  { cluster, template, settings }: Stage,
  free: Awaited<ReturnType<typeof openings>>,
): Promise<RecordedCall[]> {
  const copy = await copyDatabase(cluster, template, 'record');
  const app = await startApp('record', { DATABASE_URL: cluster.url(copy) });
  try {
    const sent = await withStatementLog(cluster, () =>
      statementsOf(cluster, copy, () =>
        sendLoad({
          url: app.url,
          connections: settings.connections,
          shots: free.map((opening, nth) => requestFor(opening, nth, app.url)),
        }),
      ),
    );
    return transactionsOf(sent);
  } finally {
    await app.stop();
  }
}

/** Cuts each connection's statements into transactions, and keeps those that made a reservation. */
function transactionsOf(sent: readonly Statement[]): RecordedCall[] {
  const open = new Map<string, Statement[]>();
  const calls: RecordedCall[] = [];
  for (const statement of sent) {
    const word = statement.text.trim().toLowerCase().replace(/;$/, '');
    if (word.startsWith('begin')) open.set(statement.session, []);
    const current = open.get(statement.session);
    if (current === undefined) continue;
    current.push(statement);
    if (word !== 'commit' && word !== 'rollback') continue;
    open.delete(statement.session);
    // An event names the reservation it belongs to in its first value.
    const event = current.find(({ text }) => text.startsWith('insert into "reservation_event"'));
    const reservationId = event?.values[0];
    if (word === 'commit' && reservationId) calls.push({ reservationId, statements: current });
  }
  return calls;
}
