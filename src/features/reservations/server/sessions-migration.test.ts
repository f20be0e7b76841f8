import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrationsUpTo } from '#platform/server/testing/past-migrations.ts';
import { makeKeptDatabase } from '#platform/server/testing/test-database.ts';
import { loadReservation } from './store/reservations.ts';
import { insertOldRows, OLD_ID, OLD_RELEASE } from './testing/old-release.ts';

/** The newest migration of the release that stored sessions as JSON in the reservation's row. */
const JSON_RELEASE = 30;
const ENTRY = '00000000-0000-4000-8000-00000000000a';
const OTHER_ENTRY = '00000000-0000-4000-8000-00000000000b';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-old-sessions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('sessions that a reservation kept as JSON become rows', async () => {
  const kept = await makeKeptDatabase();
  let database = await kept.open();
  try {
    await migrate(database, migrationsUpTo(OLD_RELEASE, folder));
    await insertOldRows(database);
    await migrate(database, migrationsUpTo(JSON_RELEASE, folder));
    const sessions = [
      { entryId: OTHER_ENTRY, date: '2026-04-02' },
      { entryId: ENTRY, date: '2026-03-20' },
      { entryId: ENTRY, date: '2026-03-27' },
    ];
    await database.executeSql(
      `update reservation set kind = 'experience', sessions = '${JSON.stringify(sessions)}'`,
    );
    await database.close();
    database = await kept.open();
    await migrate(database, 'migrations');
    expect(await loadReservation(database.main, OLD_ID)).toMatchObject({
      kind: 'experience',
      sessions: [sessions[1], sessions[2], sessions[0]],
    });
  } finally {
    await database.close();
    await kept.remove();
  }
}, 120_000);
