import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { type Shot, sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { pgbench } from '../pgbench.ts';
import { type RecordedCall, replayScript } from '../replay.ts';
import { bookingFor, freeSeats, openings, requestFor } from '../requests.ts';
import { type Statement, statementsOf, withStatementLog } from '../statements.ts';
import { copyDatabase } from '../stock.ts';
import { addExperiences } from '../stock-experiences.ts';
import type { Goal, Row } from './row.ts';
import { spreadText } from './search.ts';
import type { Stage } from './stage.ts';

const REQUESTS_A_SECOND = 100;
/** More than are booked. */
const EXPERIENCES = 6_000;

/** What is reserved, and where. */
interface Reserved {
  readonly name: string;
  readonly goal: Goal;
  /** The database to make copies of; nobody is connected to it. */
  readonly template: string;
  /** Begins the names of the copies and servers. */
  readonly prefix: string;
  /** So many requests, each of another guest for something else, for a server at an address. */
  shots(count: number): Promise<(origin: string) => Shot[]>;
}

/** Requests for free nights, each of another stay. */
export async function reservationRows(stage: Stage): Promise<Row[]> {
  const { cluster, template, database } = stage;
  return measure(stage, {
    name: 'Reservations over HTTP',
    goal: GOALS.reservation,
    template,
    prefix: '',
    shots: async (count) => {
      const free = await openings(cluster, database, count);
      return (origin) => free.map((opening, nth) => requestFor(opening, nth, origin));
    },
  });
}

/** Bookings of a seat, each of another session. */
export async function bookingRows(stage: Stage): Promise<Row[]> {
  const { cluster } = stage;
  const template = await copyDatabase(cluster, stage.template, 'sessions');
  await addExperiences((text) => cluster.sql(template, text), EXPERIENCES);
  return measure(stage, {
    name: 'Bookings of sessions over HTTP',
    goal: GOALS.booking,
    template,
    prefix: 'booking-',
    shots: async (count) => {
      const free = await freeSeats(cluster, template, count);
      return (origin) => free.map((seat, nth) => bookingFor(seat, nth, origin));
    },
  });
}

/**
 * Requests over HTTP against pgbench with the statements of the same transactions: what each of
 * the requests sends is recorded on one copy of the database, then the server does them on a
 * second copy and pgbench on a third, so that both do the same work on the same rows.
 */
async function measure(stage: Stage, reserved: Reserved): Promise<Row[]> {
  const { settings, cluster } = stage;
  const { rounds, seconds, connections } = settings;
  const { template, prefix } = reserved;
  const copy = (name: string) =>
    copyDatabase(cluster, template, `${prefix}${name}`.replace('-', '_'));
  const each = Math.ceil((REQUESTS_A_SECOND * seconds) / connections) * connections;
  const shotsFor = await reserved.shots(each * (rounds + 1));

  const recorded = await record(stage, await copy('record'), `${prefix}record`, shotsFor);
  const played = await copy('pgbench');
  // A server makes the queue of jobs as it starts; the transactions fill it.
  await (await startApp(`${prefix}pgbench`, { DATABASE_URL: cluster.url(played) })).stop();
  const scripts = await replayScript(cluster, played, recorded);
  if (scripts.calls < each * rounds) throw new Error('too few transactions were recorded');
  const served = await copy('http');
  const app = await startApp(`${prefix}reservations`, { DATABASE_URL: cluster.url(served) });
  try {
    const slices = shotsFor(app.url);
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
    const before = await reservationsIn(cluster, template);
    const overHttp = (await reservationsIn(cluster, served)) - before;
    const byPgbench = (await reservationsIn(cluster, played)) - before;
    if (overHttp !== each * (rounds + 1) || byPgbench !== each * rounds) {
      throw new Error(`${overHttp} were made over HTTP, ${byPgbench} by pgbench`);
    }
    return [
      {
        name: reserved.name,
        reference: 'pgbench, the same transactions',
        value: result.ratio,
        unit: '×',
        goal: reserved.goal,
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

async function record(
  { cluster, settings }: Stage,
  database: string,
  name: string,
  shotsFor: (origin: string) => Shot[],
): Promise<RecordedCall[]> {
  const app = await startApp(name, { DATABASE_URL: cluster.url(database) });
  try {
    const shots = shotsFor(app.url);
    const { connections } = settings;
    const sent = await withStatementLog(cluster, () =>
      statementsOf(cluster, database, () => sendLoad({ url: app.url, connections, shots })),
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
