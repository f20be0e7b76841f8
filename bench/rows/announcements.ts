import { GOALS } from '../goals.ts';
import { duel } from '../median.ts';
import { pgbench, writeScript } from '../pgbench.ts';
import { copyDatabase } from '../stock.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import type { Stage } from './stage.ts';

const CLIENTS = 24;
/** Some seconds a round: commits of a quiet disk differ by half from one to the next. */
const SECONDS = { quick: 2, full: 5 };

/**
 * Writers of random nights that announce a changed listing each time, as hosts who change prices do,
 * against the same without: what an announcement costs when many commit at once. Reservations
 * announce nothing of their nights.
 */
export async function announcementRows({ settings, cluster, template }: Stage): Promise<Row[]> {
  const database = await copyDatabase(cluster, template, 'announcements');
  await cluster.sql(
    database,
    "create table bench_listing as select id, row_number() over () as nth from listing where kind = 'stay'; alter table bench_listing add primary key (nth)",
  );
  const { rows } = await cluster.sql(database, 'select count(*)::int as n from bench_listing');
  const write = `insert into night (listing_id, night, taken, capacity)
    select id, date '2040-01-01' + :day::integer, 0, 1 from bench_listing where nth = :nth
    on conflict (listing_id, night) do update set capacity = excluded.capacity`;
  const announce = `insert into change (topic, payload)
    select 'listing', id::text from bench_listing where nth = :nth`;
  const random = `\\set nth random(1, ${Number(rows[0]?.n)})\n\\set day random(0, 300)`;
  const scriptFor = (name: string, statements: readonly string[]) => ({
    files: [writeScript(name, [`${random}\nbegin`, ...statements, 'commit'])],
    variables: {},
  });
  const run = (scripts: ReturnType<typeof scriptFor>) => () =>
    pgbench(cluster, {
      database,
      scripts,
      clients: CLIENTS,
      for: { seconds: SECONDS[settings.quick ? 'quick' : 'full'] },
      mode: 'prepared',
    });
  const announced = run(scriptFor('announced', [write, announce]));
  const silent = run(scriptFor('silent', [write]));
  const result = await duel(settings.rounds, announced, silent);
  return [
    {
      name: 'Writes of nights that are announced',
      reference: 'the same without announcements',
      value: result.ratio,
      unit: '×',
      goal: GOALS.announcements,
      details: `${result.ours.toFixed(0)} against ${result.reference.toFixed(0)} transactions/s, ${CLIENTS} clients; rounds ${spreadText(result.spread)}`,
    },
  ];
}
