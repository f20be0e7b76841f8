import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#platform/server/media/pictures.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { makeArena } from './arena.ts';
import { noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';
import { watchServer } from './watch-server.ts';

const ABREAST = 60;
const REAL_PICTURES = 30;
const CACHE_MEGABYTES = 16;

/** Pictures that nobody shows, and more real ones at once than can be made. */
export async function pictures({ inventedPictures }: Figures) {
  const arena = await makeArena('embedded', 0, [1]);
  const keys = Array.from(
    { length: REAL_PICTURES },
    (_, nth) => `s1-ehnmd0-${(nth + 1).toString(36)}`,
  );
  await arena.ask((execute) =>
    execute(
      `insert into listing_picture (listing_id, sort_order, key, alt, placeholder)
       select $1, row_number() over () - 1, key, '', '#fff' from unnest($2::text[]) as key`,
      [arena.listingIds[0], keys],
    ),
  );
  const server = await startServer(await freePort(), {
    ...arena.env,
    PICTURE_CACHE_MB: String(CACHE_MEGABYTES),
  });
  const violations: string[] = [];
  const folder = join(arena.env.DATA_DIR ?? '', 'pictures');
  const watch = watchServer(server.port);
  const fetchPicture = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/media/${path}`);
    await answer.arrayBuffer();
    return answer;
  };

  const invented = Array.from({ length: inventedPictures }, (_, nth) =>
    nth % 2 === 0 ? `s1-ehnmd0-${(nth + 1_000).toString(36)}` : `portrait-${nth}`,
  );
  await abreast(invented, async (key) => {
    const { status } = await fetchPicture(`${key}/1200.avif`);
    if (status !== 404) violations.push(`invented ${key}: ${status}`);
  });
  if (filesIn(folder).length > 0) violations.push('pictures were kept that nobody shows');

  const real = keys.flatMap((key) =>
    PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${key}/${width}.${format}`)),
  );
  let refused = 0;
  await Promise.all(
    real.map(async (path) => {
      const { status, headers } = await fetchPicture(path);
      if (status === 503) refused += 1;
      if (status === 503 && headers.get('retry-after') === null) {
        violations.push(`${path}: refused without saying for how long`);
      }
      if (status !== 200 && status !== 503) violations.push(`${path}: ${status}`);
    }),
  );
  if (refused === 0) violations.push('the row of pictures to be made has no end');
  for (const path of real.slice(0, REAL_PICTURES)) {
    const { status } = await fetchPicture(path);
    if (status !== 200) violations.push(`${path} afterwards: ${status}`);
  }
  const bytes = filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  if (bytes > CACHE_MEGABYTES * 1024 ** 2) violations.push(`${bytes} bytes are kept`);
  const watched = await watch.stop();
  violations.push(...watched.violations, ...noFaultsIn(server));
  await server.stop();
  await arena.close();
  return {
    done: `${inventedPictures} invented, none drawn; of ${real.length} at once ${refused} put off; others waited ${Math.round(watched.longest)} ms at most`,
    violations,
  };
}

async function abreast<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  await Promise.all(
    Array.from({ length: ABREAST }, async () => {
      for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one);
    }),
  );
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // Nothing has been kept yet.
    return [];
  }
}
