import { GOALS } from '../goals.ts';
import { addDemoStays } from '../stock.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const FULL = 100_000;
const QUICK = 5_000;

/** `npm run demo -- --stays 100000` on an empty PostgreSQL database. */
export async function demoRows({ settings, cluster }: Stage): Promise<Row[]> {
  const stays = settings.quick ? QUICK : FULL;
  await cluster.sql('postgres', 'drop database if exists copy_demo with (force)');
  await cluster.sql('postgres', 'create database copy_demo');
  const started = performance.now();
  await addDemoStays({ DATABASE_URL: cluster.url('copy_demo') }, stays);
  const seconds = (performance.now() - started) / 1_000;
  const { rows } = await cluster.sql('copy_demo', 'select count(*)::int as n from stay_search');
  if (rows[0]?.n !== stays + 320) throw new Error(`${rows[0]?.n} stays were added`);
  await cluster.sql('postgres', 'drop database copy_demo with (force)');
  return [
    {
      name: `Adding ${stays.toLocaleString('en')} demo stays`,
      reference: 'seconds',
      value: seconds,
      unit: 's',
      goal: GOALS.demo,
      details: 'into an empty PostgreSQL database, migration and demo world included',
    },
  ];
}
