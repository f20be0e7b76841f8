import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { queryRows } from '#platform/server/database/database.ts';
import { makeStage, NOW } from './testing/stage.ts';

const stage = await makeStage();
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => stage.app.close());

/** Outcome of the guest's emails by template, after all waiting ones were sent. */
async function sentToGuest(): Promise<Record<string, string>> {
  await stage.app.services.jobs.drain();
  const rows = await queryRows<{ template: string; status: string }>(
    stage.app.services.database.main,
    sql`select template, status from mail_outbox
      where key like ${`%:${stage.guest.id}`}
        or key like 'arrival-soon:%' and split_part(key, ':', 2) in
          (select id::text from reservation where guest_id = ${stage.guest.id})`,
  );
  return Object.fromEntries(
    rows.map(({ template, status }) => [template.replace('reservations.', ''), status]),
  );
}

test('who cancels while the host approves is not asked to pay', async () => {
  const id = await stage.reach('approved', { listingId: await stage.addStay() });
  await stage.cancel(stage.guest, id);
  expect(await sentToGuest()).toMatchObject({ approved: 'overtaken' });
});

test('who has paid by then is not asked to pay, and gets the receipt', async () => {
  await stage.reach('paid', { listingId: await stage.addStay() });
  expect(await sentToGuest()).toMatchObject({ approved: 'overtaken', paid: 'sent' });
});

test('nobody is told how to get in who cancels before that is sent', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  await stage.app.services.jobs.drain();
  stage.app.clock.set('2026-03-17T03:00:00Z');
  await stage.runJob('reservations.remind-of-arrival');
  await stage.cancel(stage.guest, id);
  expect(await sentToGuest()).toMatchObject({ 'arrival-soon': 'overtaken', cancelled: 'sent' });
});

test('what is so still is sent', async () => {
  await stage.reach('approved', { listingId: await stage.addStay() });
  expect(await sentToGuest()).toMatchObject({ approved: 'sent' });
});
