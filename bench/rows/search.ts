import { fire } from '../fire.ts';
import { GOALS } from '../goals.ts';
import { duel } from '../median.ts';
import { pgbench, scriptsOf } from '../pgbench.ts';
import { searchPaths } from '../searches.ts';
import { type Statement, statementsOf, withStatementLog } from '../statements.ts';
import type { Row } from './row.ts';
import { getJson, type Stage } from './stage.ts';

/** Search over HTTP against pgbench sending the very statements that the searches sent. */
export async function searchRows({ settings, cluster, database, app }: Stage): Promise<Row[]> {
  const shots = searchPaths().map((query) => ({ path: `/api/listings${query}` }));
  let found = 0;
  const lists: Statement[][] = [];
  await withStatementLog(cluster, async () => {
    for (const { path } of shots) {
      const sent = await statementsOf(cluster, database, async () => {
        found += (await getJson<{ total: number }>(app.url + path)).total;
      });
      if (sent.length === 0) throw new Error(`${path} sent no statement`);
      lists.push(sent);
    }
  });
  if (found === 0) throw new Error('the searches find nothing');
  const { connections, seconds, rounds } = settings;
  const scripts = scriptsOf('search', lists);
  const result = await duel(
    rounds,
    () => fire({ url: app.url, connections, shots, seconds }),
    () =>
      pgbench(cluster, {
        database,
        scripts,
        clients: connections,
        for: { seconds },
        mode: 'extended',
      }),
  );
  const statements = lists.reduce((sum, list) => sum + list.length, 0) / lists.length;
  return [
    {
      name: 'Search over HTTP',
      reference: 'pgbench, the same statements',
      value: result.ratio,
      unit: '×',
      goal: GOALS.search,
      details: `${result.ours.toFixed(0)} against ${result.reference.toFixed(0)} searches/s; ${shots.length} searches of ${(found / shots.length).toFixed(0)} stays each, ${statements.toFixed(1)} statements, ${connections} connections; rounds ${spreadText(result.spread)}`,
    },
  ];
}

export function spreadText([least, greatest]: readonly [number, number]): string {
  return `${least.toFixed(2)}–${greatest.toFixed(2)}`;
}
