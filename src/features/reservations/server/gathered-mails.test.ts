import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '#platform/server/database/database.ts';
import { firstPage } from '#platform/server/database/due-work.ts';
import { mailGathered } from './lifecycle/jobs.ts';
import { listOver } from './store/notices.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';
import { inOwnTransaction } from './unit-of-work.ts';

const stage: Stage = await makeStage();
const { app } = stage;
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => app.close());

const MAIL = 'reservations.mail-gathered';
/** Emails to the host, without the first `before`. */
const hostMails = async (before = 0) => (await stage.mails(stage.host)).slice(before);
const count = async () => (await hostMails()).length;

test('asking and withdrawing again and again mails the host once in ten minutes', async () => {
  const before = await count();
  const listingId = await stage.addStay();
  const first = await stage.book({ listingId });
  await stage.cancel(stage.guest, first.body.id);
  const second = await stage.book({ listingId });
  expect((await hostMails(before)).map(({ template }) => template)).toEqual([
    'reservations.request-received',
  ]);

  await stage.runJob(MAIL);
  expect(await count()).toBe(before + 1);
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  await stage.runJob(MAIL);
  const [, gathered, ...more] = await hostMails(before);
  expect(more).toEqual([]);
  expect(gathered).toMatchObject({
    template: 'reservations.gathered',
    subject: 'Gina Guest: 2 updates',
  });
  for (const words of ['was cancelled', 'would like to stay', '/reservations']) {
    expect(gathered?.text).toContain(words);
  }

  // It began a new time of waiting.
  await stage.cancel(stage.guest, second.body.id);
  expect(await count()).toBe(before + 2);
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  expect((await hostMails(before)).at(-1)?.subject).toContain('was cancelled');
});

test('one that waited alone is the mail it would have been', async () => {
  const before = await count();
  const id = await stage.reach('pending', { listingId: await stage.addStay() });
  for (const endDate of ['2026-03-26', '2026-03-27']) {
    await stage.act(stage.guest, id, { status: 'Update', startDate: '2026-03-20', endDate });
  }
  expect(await count()).toBe(before + 1);
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  const [, second, ...more] = await hostMails(before);
  expect(more).toEqual([]);
  expect(second?.text).toContain(`/reservations/${id}`);
  expect(second?.text).toContain('27');
});

test('a pair of whom nothing waits any more is forgotten, and mailed of at once again', async () => {
  const before = await count();
  const listingId = await stage.addStay();
  const { id } = (await stage.book({ listingId })).body;
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  await stage.cancel(stage.guest, id);
  expect(await count()).toBe(before + 2);
});

test('what concerns money or an answer never waits', async () => {
  const before = (await stage.mails(stage.guest)).length;
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  await stage.cancel(stage.guest, id);
  const kinds = (await stage.mails(stage.guest)).slice(before).map(({ template }) => template);
  expect(kinds.toSorted()).toEqual(
    ['request-sent', 'approved', 'paid', 'cancelled'].map((kind) => `reservations.${kind}`).sort(),
  );
});

test('another guest, and another home, are mailed of at once', async () => {
  const before = await count();
  const listingId = await stage.addStay({ capacity: 2 });
  await stage.book({ listingId });
  await stage.book({ listingId }, stage.stranger);
  await stage.book({ listingId: await stage.addStay() });
  expect(await count()).toBe(before + 3);
});

test('what an answer has overtaken is not mailed after it', async () => {
  const mails = () => stage.mails(stage.guest);
  const listingId = await stage.addStay();
  const first = await stage.book({ listingId });
  await stage.cancel(stage.guest, first.body.id);
  const second = await stage.book({ listingId });
  await stage.act(stage.host, second.body.id, { status: 'approved' });
  expect((await mails()).map(({ template }) => template)).toEqual([
    'reservations.request-sent',
    'reservations.approved',
  ]);
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  // Only the first of the two is in it: the second one is approved.
  const gathered = (await mails()).slice(2);
  expect(gathered).toHaveLength(1);
  expect(gathered[0]?.text).toContain(`/trips/${first.body.id}`);
});

test('rows of an older release, which name no status, are mailed', async () => {
  const before = await count();
  const listingId = await stage.addStay();
  const first = await stage.book({ listingId });
  await stage.cancel(stage.guest, first.body.id);
  await app.services.database.main.execute(
    sql`update mail_gathering set items = jsonb_build_array((items -> 0) - 'status')
      where listing_id = ${listingId} and user_id = ${stage.host.id}`,
  );
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  expect((await hostMails(before)).at(-1)?.subject).toContain('was cancelled');
});

test('however much waits is read at once', async () => {
  /** Queries of the email that gathers so many withdrawn requests. */
  async function queriesFor(requests: number): Promise<number> {
    await stage.renewGuest();
    const listingId = await stage.addStay();
    for (let made = 0; made < requests; made += 1) {
      app.clock.advance({ hours: 25 });
      await stage.cancel(stage.guest, (await stage.book({ listingId })).body.id);
    }
    const { services } = app;
    const { main } = services.database;
    await main.execute(
      sql`update mail_gathering set ends_at = ${services.now().toString()}::timestamptz, items = (
          select jsonb_agg(jsonb_build_object('kind', 'cancelled', 'reservationId', id,
            'status', status, 'details', '{}'::jsonb))
          from reservation where listing_id = ${listingId})
        where listing_id = ${listingId} and user_id = ${stage.host.id}`,
    );
    const keys = await listOver(main, services.now(), firstPage(100));
    const key = keys.find((each) => each.listingId === listingId && each.userId === stage.host.id);
    if (key === undefined) throw new Error('nothing waits');
    let queries = 0;
    await inOwnTransaction(services, (work) => {
      const counted = new Proxy(work.db, {
        get(target, name) {
          if (name === 'select' || name === 'execute') queries += 1;
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }) satisfies Queryable;
      return mailGathered({ ...work, db: counted }, key);
    });
    return queries;
  }
  expect(await queriesFor(4)).toBe(await queriesFor(2));
});
