import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => stage.app.close());

const SHORT = { startDate: '2026-04-06', endDate: '2026-04-11' };
/** Four weeks ahead, so that the discount of 100 percent is given; and less, so that it is not. */
const FREE = { discount: 100, cleaningFee: 0, securityRate: 0 };
const mailKinds = async (id: string) =>
  (await stage.mails(stage.guest))
    .filter(({ text }) => text.includes(id))
    .map(({ template }) => template.replace('reservations.', ''));

test('a stay that costs nothing is paid by its approval, checked into and completed', async () => {
  const listingId = await stage.addStay(FREE);
  const id = await stage.reach('approved', { listingId, ...SHORT });
  const { body } = await stage.page(stage.guest, id);
  expect(body).toMatchObject({ totalPrice: 0, due: 0, payBy: null, may: { pay: false } });
  expect((await stage.row(id)).paid_at).not.toBeNull();
  expect(await mailKinds(id)).toContain('confirmed');
  expect(await mailKinds(id)).not.toContain('approved');

  stage.app.clock.set('2026-03-04T09:00:00Z');
  await stage.runJob('reservations.cancel-unpaid');
  expect((await stage.row(id)).status).toBe('approved');

  stage.app.clock.set('2026-04-03T15:00:00Z');
  expect((await stage.page(stage.guest, id)).body.arrival).not.toBeNull();
  stage.app.clock.set('2026-04-06T06:00:00Z');
  const { checkInCode } = (await stage.page(stage.host, id)).body;
  const arrived = await stage.act(stage.guest, id, { code: checkInCode });
  expect(arrived.body).toMatchObject({ status: 'checked-in', paid: 0 });
  stage.app.clock.set('2026-04-12T00:00:00Z');
  await stage.runJob('reservations.complete-stays');
  expect(await stage.row(id)).toMatchObject({ status: 'completed', refunded: 0 });
});

test('dates that make an approved stay cost nothing leave nothing to pay', async () => {
  const listingId = await stage.addStay(FREE);
  const near = { startDate: '2026-03-20', endDate: '2026-03-25' };
  const id = await stage.reach('approved', { listingId, ...near });
  expect((await stage.page(stage.guest, id)).body.due).toBeGreaterThan(0);
  await stage.act(stage.guest, id, { status: 'Update', ...SHORT });
  const { body } = await stage.act(stage.host, id, { status: 'accept-change' });
  expect(body).toMatchObject({ totalPrice: 0, due: 0, payBy: null });
  expect((await stage.row(id)).paid_at).not.toBeNull();
  stage.app.clock.set('2026-03-04T09:00:00Z');
  await stage.runJob('reservations.cancel-unpaid');
  expect((await stage.row(id)).status).toBe('approved');
});

test('dates that make a free stay cost something are paid within a day, or it is given up', async () => {
  const listingId = await stage.addStay(FREE);
  const id = await stage.reach('approved', { listingId, ...SHORT });
  const near = { startDate: '2026-03-20', endDate: '2026-03-25' };
  await stage.act(stage.guest, id, { status: 'Update', ...near });
  const { body } = await stage.act(stage.host, id, { status: 'accept-change' });
  expect(body).toMatchObject({ due: body.total, payBy: '2026-03-03T18:00:00+09:00' });
  stage.app.clock.set('2026-03-03T09:00:00Z');
  await stage.runJob('reservations.cancel-unpaid');
  expect(await stage.row(id)).toMatchObject({ status: 'cancelled', refunded: 0 });
});
