import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { lockUser } from '#features/accounts/index.server.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { makeStage } from './testing/stage.ts';

const stage = await makeStage();
const { database } = stage.app.services;
afterAll(() => stage.app.close());

// The embedded database has one connection, so no transaction waits for a row.
test.skipIf(database.kind === 'embedded')(
  'new dates hold the guest before the listing, as a request does',
  async () => {
    const id = await stage.reach('pending');
    const update = { status: 'Update', startDate: '2026-03-20', endDate: '2026-03-26' };
    const held = Promise.withResolvers<void>();
    const isWaiting = Promise.withResolvers<void>();
    const holding = database.transaction(async (tx) => {
      await lockUser(tx, stage.guest.id);
      held.resolve();
      await isWaiting.promise;
      return queryRows(
        tx,
        sql`select id from listing where id = ${stage.listingId} for update nowait`,
      );
    });
    // Asked and watched from outside of the transaction, which has no second connection.
    await held.promise;
    const answer = stage.act(stage.guest, id, update);
    await expect
      .poll(async () => {
        await wait(20);
        return queryRows(database.main, sql`select pid from pg_locks where not granted`);
      })
      .not.toEqual([]);
    isWaiting.resolve();
    expect(await holding).toHaveLength(1);
    expect((await answer).status).toBe(200);
  },
);
