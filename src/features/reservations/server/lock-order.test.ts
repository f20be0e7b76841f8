import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockUser } from '#features/accounts/index.server.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { lockReservation } from './store/reservations.ts';
import { makeResolutionScene } from './testing/resolution-scene.ts';

const { stage, checkedIn, report } = await makeResolutionScene();
const { database } = stage.app.services;

/** Watched from outside of the transaction that holds the lock, which has no second connection. */
const expectWaiting = () =>
  expect
    .poll(async () => {
      await wait(20);
      return queryRows(database.main, sql`select pid from pg_locks where not granted`);
    })
    .not.toEqual([]);

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
    await held.promise;
    const answer = stage.act(stage.guest, id, update);
    await expectWaiting();
    isWaiting.resolve();
    expect(await holding).toHaveLength(1);
    expect((await answer).status).toBe(200);
  },
);

test.skipIf(database.kind === 'embedded')(
  'a report waits for the deletion of its writer’s account, and is refused after it',
  async () => {
    const { id } = await checkedIn();
    const held = Promise.withResolvers<void>();
    const isWaiting = Promise.withResolvers<void>();
    const deleting = database.transaction(async (tx) => {
      await tx.execute(sql`update "user" set deleted_at = now() where id = ${stage.guest.id}`);
      held.resolve();
      await isWaiting.promise;
    });
    await held.promise;
    const answer = report(id);
    await expectWaiting();
    isWaiting.resolve();
    await deleting;
    expect((await answer).status).toBe(401);
    const cases = sql`select id from problem_case where reservation_id = ${id}`;
    expect(await queryRows(database.main, cases)).toEqual([]);
  },
);

test.skipIf(database.kind === 'embedded')(
  'a calendar that has the nights notes a reservation whose guest is cancelling it',
  async () => {
    const { id } = await checkedIn();
    const held = Promise.withResolvers<void>();
    const isSeen = Promise.withResolvers<void>();
    const cancelling = database.transaction(async (tx) => {
      await lockReservation(tx, id);
      held.resolve();
      await isSeen.promise;
    });
    await held.promise;
    const row = sql`select id from reservation where id = ${id}::uuid`;
    // The lock of a foreign key, and that of a rival.
    const referring = queryRows(database.main, sql`${row} for key share nowait`);
    const rival = queryRows(database.main, sql`${row} for no key update nowait`);
    const answers = await Promise.allSettled([referring, rival]);
    isSeen.resolve();
    await cancelling;
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: [{ id }] },
      { status: 'rejected' },
    ]);
  },
);
