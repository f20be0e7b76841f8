import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { openings, requestFor } from '../requests.ts';
import { copyDatabase } from '../stock.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import type { Stage } from './stage.ts';

/** Long enough for three instalments. */
const NIGHTS = 75;
/** Requests of one way in a round, for each connection; few stays are free for so long. */
const PER_CONNECTION = { quick: 2, full: 3 };
/** Rounds: more than of other rows, since the two ways hardly differ. */
const ROUNDS = 9;

/** Requests for 75 nights that are paid by the month, against the same that are paid at once. */
export async function instalmentRows({ settings, cluster, template }: Stage): Promise<Row[]> {
  const { connections, quick } = settings;
  const database = await copyDatabase(cluster, template, 'instalments');
  const each = connections * PER_CONNECTION[quick ? 'quick' : 'full'];
  // The first slice of each warms up.
  const count = 2 * each * (ROUNDS + 1);
  const free = await openings(cluster, database, count, NIGHTS);
  const app = await startApp('instalments', { DATABASE_URL: cluster.url(database) });
  try {
    const shots = free.map((opening, nth) =>
      requestFor(opening, nth, app.url, { payMonthly: nth % 2 === 0 }),
    );
    const byMonth = shots.filter((_, nth) => nth % 2 === 0);
    const atOnce = shots.filter((_, nth) => nth % 2 === 1);
    const send = (some: typeof shots) =>
      sendLoad({ url: app.url, connections, shots: some.splice(0, each) });
    await send(byMonth);
    await send(atOnce);
    const result = await duel(
      ROUNDS,
      () => send(byMonth),
      () => send(atOnce),
    );
    const { rows } = await cluster.sql(
      database,
      `select
         count(*) filter (where policy -> 'instalments' is not null) as "byMonth",
         count(*) filter (where policy -> 'instalments' is null) as "atOnce"
       from reservation where end_date - start_date = ${NIGHTS}`,
    );
    // A refusal is answered sooner than a request.
    for (const way of ['byMonth', 'atOnce']) {
      const made = Number(rows[0]?.[way]);
      if (made < count / 2) throw new Error(`${made} of ${count / 2} requests are made: ${way}`);
    }
    return [
      {
        name: 'Requests paid by the month',
        reference: 'the same, paid at once',
        value: result.ratio,
        unit: '×',
        goal: GOALS.instalments,
        details: `${result.ours.toFixed(0)} against ${result.reference.toFixed(0)} a second, ${NIGHTS} nights each; ${ROUNDS} rounds ${spreadText(result.spread)}`,
      },
    ];
  } finally {
    await app.stop();
  }
}
