import { availableParallelism } from 'node:os';
import type { DatabaseKind } from './arena.ts';
import { bursts } from './bursts.ts';
import { duplicates } from './duplicates.ts';
import { failover } from './failover.ts';
import { feeds } from './feeds.ts';
import { flights } from './flights.ts';
import { folder } from './folder.ts';
import { kills } from './kills.ts';
import { moderation } from './moderation.ts';
import { readOptions, type Scenario } from './options.ts';
import { outages } from './outages.ts';
import { overload } from './overload.ts';
import { payouts } from './payouts.ts';
import { pictures } from './pictures.ts';
import { pooler } from './pooler.ts';
import { previous } from './previous.ts';
import { replica } from './replica.ts';
import { type Row, tableOf, timed } from './report.ts';
import { rivals, rivalsForPlaces, rivalsOfBlockingHost } from './rivals.ts';
import { rolling } from './rolling.ts';
import { money, payloads, routes } from './routes.ts';
import { seats } from './seats.ts';
import { squatting } from './squatting.ts';
import { texts } from './texts.ts';
import { madeTimetables, walkedTimetables } from './timetables.ts';
import { together } from './together.ts';

// What must hold under load and attack, on the built product and real databases. Prints one table; ends
// with 1 when anything did not hold.

const { figures, scenarios } = readOptions(process.argv.slice(2));
const BOTH: readonly DatabaseKind[] = ['embedded', 'postgresql'];

const RUNS: Readonly<Record<Scenario, () => Promise<Row[]>>> = {
  rivals: () => onBoth('rivals for nights', (kind) => rivals(kind, figures)),
  blocking: () =>
    onBoth('rivals against a host who blocks and reprices', (kind) =>
      rivalsOfBlockingHost(kind, figures),
    ),
  feeds: () => onBoth('rivals against imported calendars', (kind) => feeds(kind, figures)),
  places: () => onBoth('rivals for places', (kind) => rivalsForPlaces(kind, figures)),
  seats: () => onBoth('rivals for seats', (kind) => seats(kind, figures)),
  money: () => onBoth('prices and refunds of seats', (kind) => money(kind, figures)),
  payouts: () => onBoth('money of a host', (kind) => payouts(kind, figures)),
  moderation: () => onBoth('homes hidden and restored', (kind) => moderation(kind, figures)),
  timetables: async () => [
    await timed('any timetable', 'none', () => walkedTimetables(figures)),
    ...(await onBoth('sessions made again and again', (kind) => madeTimetables(kind, figures))),
  ],
  squatting: () => onBoth('homes held without paying', (kind) => squatting(kind, figures)),
  bursts: () => onBoth('writes that come at once', bursts),
  duplicates: () => onBoth('repeated requests', (kind) => duplicates(kind, figures)),
  kills: () => onBoth('server killed in mid-write', (kind) => kills(kind, figures)),
  outages: async () => [await timed('database gone', 'postgresql', () => outages(figures))],
  folder: async () => [await timed('second server on one folder', 'embedded', folder)],
  routes: () => onBoth('every route, every actor, any input', (kind) => routes(kind, figures)),
  payloads: async () => [await timed('stored scripts', 'embedded', payloads)],
  texts: async () => [await timed('texts made to be slow', 'embedded', () => texts(figures))],
  pictures: async () => [await timed('invented pictures', 'embedded', () => pictures(figures))],
  flights: async () => [await timed('flights that fail', 'embedded', () => flights(figures))],
  rolling: async () => [
    await timed('servers replaced one by one', 'postgresql', () => rolling(figures)),
  ],
  overload: async () => [await timed('far too many writes', 'postgresql', () => overload(figures))],
  pooler: async () => [await timed('pooler restarted', 'postgresql', () => pooler(figures))],
  replica: async () => [
    await timed('replica behind and away', 'postgresql', () => replica(figures)),
  ],
  failover: async () => [await timed('primary replaced', 'postgresql', () => failover(figures))],
  previous: async () => [
    await timed('servers of two releases', 'postgresql', () => previous(figures)),
  ],
  together: async () => [await timed('all of it together', 'postgresql', () => together(figures))],
};

async function onBoth(
  scenario: string,
  run: (kind: DatabaseKind) => Promise<Pick<Row, 'done' | 'violations'>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of BOTH) rows.push(await timed(scenario, kind, () => run(kind)));
  return rows;
}

const rows: Row[] = [];
for (const scenario of scenarios) rows.push(...(await RUNS[scenario]()));
process.stdout.write(`\n${availableParallelism()} cores, Node ${process.version}\n\n`);
process.stdout.write(`${tableOf(rows)}\n`);
process.exit(rows.some(({ violations }) => violations.length > 0) ? 1 : 0);
