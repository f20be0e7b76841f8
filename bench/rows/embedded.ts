import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startApp } from '../app-server.ts';
import { countRows } from '../count-rows.ts';
import { GOALS } from '../goals.ts';
import { sendLoad } from '../load.ts';
import { duel } from '../median.ts';
import { CACHE } from '../paths.ts';
import { searchPaths } from '../searches.ts';
import type { Settings } from '../settings.ts';
import { addDemoStays } from '../stock.ts';
import type { Row } from './row.ts';
import { spreadText } from './search.ts';
import type { Stage } from './stage.ts';

/**
 * The name of a data folder whose embedded database holds the same stays as the cluster's.
 *
 * @throws Error when it doesn't hold as many
 */
export async function embeddedStays({
  settings,
  template,
}: Pick<Stage, 'settings' | 'template'>): Promise<string> {
  // `template` names the same stays; the folder is filled once, as the cluster's database was.
  const name = `embedded-${template}`;
  const folder = join(CACHE, `data-${name}`);
  const whole = join(folder, 'whole');
  if (!existsSync(whole)) {
    rmSync(folder, { recursive: true, force: true });
    await addDemoStays({ DATA_DIR: folder }, settings.stays - 320, ['--nights']);
    writeFileSync(whole, '');
  }
  await countFolder(join(folder, 'postgres'), settings);
  return name;
}

/** Search by one client: the embedded database against PostgreSQL, the same stays in both. */
export async function embeddedRows({ settings, template, app }: Stage): Promise<Row[]> {
  const embedded = await startApp(await embeddedStays({ settings, template }), {});
  try {
    const shots = searchPaths().map((query) => ({ path: `/api/listings${query}` }));
    const { rounds, seconds } = settings;
    const shoot = (url: string) => () => sendLoad({ url, connections: 1, shots, seconds });
    const result = await duel(rounds, shoot(embedded.url), shoot(app.url));
    return [
      {
        name: 'Search, embedded database, one client',
        reference: 'PostgreSQL, one client',
        value: result.ratio,
        unit: '×',
        goal: GOALS.embedded,
        details: `${result.ours.toFixed(0)} against ${result.reference.toFixed(0)} searches/s; rounds ${spreadText(result.spread)}`,
      },
    ];
  } finally {
    await embedded.stop();
  }
}

/** @throws Error unless the folder holds as much as the reference must */
async function countFolder(folder: string, { stays, nights }: Settings): Promise<void> {
  const database = await PGlite.create(folder);
  try {
    await countRows(folder, (text) => database.query(text), { stays, nights });
  } finally {
    await database.close();
  }
}
