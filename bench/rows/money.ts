import { PAYOUT_DIFFERENCES } from '#features/earnings/server/store/check-payouts.ts';
import { LEDGER_DIFFERENCES } from '#features/reservations/server/store/check-ledger.ts';
import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { median } from '../median.ts';
import { copyDatabase, riderCookie } from '../stock.ts';
import type { Row } from './row.ts';
import { getJson, type Stage } from './stage.ts';

const ENTRIES = 1_000_000;
/** Entries of the host whose earnings are asked for. */
const OF_ONE_HOST = 10_000;
const ROUNDS = 9;
const HOST = 1;

/** The ledger's check with a million entries, and the earnings of a host with ten thousand. */
export async function moneyRows({ cluster, template }: Stage): Promise<Row[]> {
  const database = await copyDatabase(cluster, template, 'money');
  const sql = (text: string) => cluster.sql(database, text);
  await addMoney(sql);
  await requireEntries(sql);
  const checks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const found = [
      ...(await sql(LEDGER_DIFFERENCES)).rows,
      ...(await sql(PAYOUT_DIFFERENCES)).rows,
    ];
    checks.push(performance.now() - began);
    if (found.length > 0) throw new Error(`the ledger differs: ${JSON.stringify(found[0])}`);
  }
  const app = await startApp('money', { DATABASE_URL: cluster.url(database) });
  const answers: number[] = [];
  let earned = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const { balance } = await getJson<{ balance: number }>(`${app.url}/api/earnings`, {
        cookie: riderCookie(HOST),
      });
      answers.push(performance.now() - began);
      earned = balance;
    }
  } finally {
    await app.stop();
  }
  if (earned <= 0) throw new Error('the host has earned nothing');
  return [
    {
      name: 'Check of the ledger',
      reference: `${ENTRIES.toLocaleString('en')} entries`,
      value: median(checks) / 1_000,
      unit: 's',
      goal: GOALS.ledgerCheck,
      details: spreadOf(checks),
    },
    {
      name: 'Earnings of a host, at the API',
      reference: `${OF_ONE_HOST.toLocaleString('en')} entries`,
      value: median(answers),
      unit: 'ms',
      goal: GOALS.earnings,
      details: spreadOf(answers),
    },
  ];
}

/** @throws Error where the rows would be of fewer entries than they say */
async function requireEntries(
  sql: Stage['cluster']['sql'] extends (database: string, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never,
): Promise<void> {
  const { rows } = await sql(`
    select count(*)::int as all,
      (count(*) filter (where account = 'host' and owner_id = md5('rider ${HOST}')::uuid))::int as own
    from ledger_entry`);
  const [all, own] = [Number(rows[0]?.all), Number(rows[0]?.own)];
  if (all < ENTRIES || own < OF_ONE_HOST) throw new Error(`${all} entries, ${own} of one host`);
}

function spreadOf(values: readonly number[]): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return `${ROUNDS} times, ${min.toFixed(0)} to ${max.toFixed(0)} ms`;
}

/** Payments of hosts for listings, each released to a host: two transfers of two entries. */
async function addMoney(sql: (text: string) => Promise<unknown>): Promise<void> {
  const payments = ENTRIES / 4;
  await sql(`
    create temporary table made as
    select gen_random_uuid() as payment_id, gen_random_uuid() as paid_id,
      gen_random_uuid() as released_id, l.id as listing_id, 1000 + n % 9000 as amount,
      case when n <= ${OF_ONE_HOST} then md5('rider ${HOST}')::uuid else l.host_id end as host_id,
      now() - make_interval(mins => n) as at
    from generate_series(1, ${payments}) n
    join (
      select id, host_id, row_number() over (order by id) as nth, count(*) over () as listings
      from listing
    ) l on l.nth = n % l.listings + 1;
    insert into payment (id, listing_id, amount, status, provider, expires_at, created_at, paid_at)
    select payment_id, listing_id, amount, 'paid', 'sandbox', at, at, at from made;
    insert into ledger_transfer (id, key, kind, listing_id, at)
    select paid_id, 'payment:' || payment_id, 'payment', listing_id, at from made
    union all
    select released_id, 'release:' || payment_id, 'release', listing_id, at from made;
    insert into ledger_entry (transfer_id, account, owner_id, amount)
    select paid_id, 'provider', null::uuid, amount from made
    union all select paid_id, 'held', listing_id, -amount from made
    union all select released_id, 'held', listing_id, amount from made
    union all select released_id, 'host', host_id, -amount from made;
    drop table made`);
  await sql('analyze payment, ledger_transfer, ledger_entry');
}
