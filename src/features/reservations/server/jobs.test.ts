import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SECRETS } from './testing/add-stay.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => stage.app.close());

const twice = (job: string) => Promise.all([stage.runJob(job), stage.runJob(job)]);

async function toldAbout(id: string, kind: string) {
  const mails = await stage.mails();
  return mails.filter((mail) => mail.template === `reservations.${kind}` && mail.text.includes(id));
}

test('two workers at once expire each request once', async () => {
  const listingId = await stage.addStay({ capacity: 10 });
  const ids = await Promise.all(
    Array.from(
      { length: 10 },
      async () => (await stage.book({ listingId }, await stage.newGuest())).body.id,
    ),
  );
  stage.app.clock.advance({ hours: 72 });
  await twice('reservations.expire-requests');
  for (const id of ids) {
    const { events, status } = (await stage.page(stage.host, id)).body;
    expect(status).toBe('expired');
    expect(events.map(({ action }) => action)).toEqual(['request', 'expire']);
    expect(await toldAbout(id, 'expired')).toHaveLength(1);
  }
  expect(await stage.taken('2026-03-20', '2026-03-25', listingId)).toEqual([0, 0, 0, 0, 0]);
});

test('two workers at once return one deposit', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  stage.app.clock.set('2026-03-20T06:00:00Z');
  const { checkInCode } = (await stage.page(stage.host, id)).body;
  await stage.act(stage.guest, id, { code: checkInCode });
  stage.app.clock.set('2026-03-25T15:00:00Z');
  await twice('reservations.complete-stays');
  stage.app.clock.advance({ hours: 72 });
  await twice('reservations.return-deposits');
  expect(await stage.refunds(id)).toHaveLength(1);
  const drains = [stage.app.services.jobs.drain(), stage.app.services.jobs.drain()];
  await Promise.all(drains);
  expect(await stage.refunds(id)).toEqual([{ amount: 5_000, status: 'done' }]);
});

test('a request that is answered while the job runs is either approved or expired', async () => {
  const id = await stage.reach('pending', { listingId: await stage.addStay() });
  stage.app.clock.advance({ hours: 72 });
  const [, cancelled] = await Promise.all([
    stage.runJob('reservations.expire-requests'),
    stage.cancel(stage.guest, id),
  ]);
  const { events } = (await stage.page(stage.guest, id)).body;
  expect(events).toHaveLength(2);
  expect(cancelled.status).toBe(events[1]?.action === 'cancel' ? 200 : 409);
});

test('one reservation that can not be expired does not hold up the others', async () => {
  const listingId = await stage.addStay({ capacity: 2 });
  const broken = await stage.reach('pending', { listingId });
  const fine = await stage.reach('pending', {
    listingId: await stage.addStay(),
  });
  // The counts wrongly show its nights as free, so nothing may be changed.
  await stage.app.services.database.main.execute(
    sql`update night set taken = 0 where listing_id = ${listingId}`,
  );
  stage.app.clock.advance({ hours: 72 });
  await stage.runJob('reservations.expire-requests');
  expect((await stage.row(broken)).status).toBe('pending');
  expect((await stage.row(fine)).status).toBe('expired');
});

test('three days before, a paid guest learns once where it is', async () => {
  const paid = await stage.reach('paid', { listingId: await stage.addStay() });
  const unpaid = await stage.reach('approved', { listingId: await stage.addStay() });
  stage.app.clock.set('2026-03-16T14:59:59Z');
  await stage.runJob('reservations.remind-of-arrival');
  expect(await toldAbout(paid, 'arrival-soon')).toEqual([]);
  stage.app.clock.set('2026-03-16T15:00:00Z');
  await twice('reservations.remind-of-arrival');
  await stage.runJob('reservations.remind-of-arrival');
  const [mail, ...more] = await toldAbout(paid, 'arrival-soon');
  expect(more).toEqual([]);
  expect(mail?.to).toBe(stage.guest.email);
  expect(mail?.text).toContain('Freitag, 20. März 2026, ab 15:00');
  for (const secret of [
    SECRETS.address,
    SECRETS.wifiName,
    SECRETS.wifiPassword,
    SECRETS.entryInstructions,
  ]) {
    expect(mail?.text).toContain(secret);
    expect(mail?.html).toContain(secret);
  }
  expect(await toldAbout(unpaid, 'arrival-soon')).toEqual([]);
});

test('new dates are reminded of anew', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  stage.app.clock.set('2026-03-17T00:00:00Z');
  await stage.runJob('reservations.remind-of-arrival');
  const later = { status: 'Update', startDate: '2026-04-20', endDate: '2026-04-25' };
  await stage.act(stage.guest, id, later);
  await stage.act(stage.host, id, { status: 'accept-change' });
  await stage.runJob('reservations.remind-of-arrival');
  expect(await toldAbout(id, 'arrival-soon')).toHaveLength(1);
  stage.app.clock.set('2026-04-17T00:00:00Z');
  await stage.runJob('reservations.remind-of-arrival');
  expect(await toldAbout(id, 'arrival-soon')).toHaveLength(2);
});
