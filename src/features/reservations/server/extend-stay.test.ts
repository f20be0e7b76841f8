import { afterAll, beforeEach, expect, test } from 'vitest';
import { extensionWay } from '#domain/extension.ts';
import { CHECK_IN_OPENS } from './testing/monthly-guest.ts';
import { END, makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
let listingId: string;
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
  listingId = await stage.addStay();
});
afterAll(() => stage.app.close());

const WEEK_LATER = '2026-04-01';
const longer = { status: 'Update', startDate: START, endDate: WEEK_LATER };

async function findWay(id: string) {
  const { body } = await stage.page(stage.guest, id);
  return extensionWay(body, stage.app.services.now());
}

test('before it begins a stay is extended by a change of dates', async () => {
  const id = await stage.reach('paid', { listingId });
  expect(await findWay(id)).toBe('change');
  expect((await stage.act(stage.guest, id, longer)).body.changeWaiting).toBe(true);
  expect(await stage.taken(END, WEEK_LATER, listingId)).toEqual(Array(7).fill(1));
  const { body } = await stage.act(stage.host, id, { status: 'accept-change' });
  expect(body).toMatchObject({ startDate: START, endDate: WEEK_LATER, nights: 12 });
  expect(body.due).toBe(7 * 12_400);
});

test('once the guest is there its dates stay, and more nights are a reservation behind it', async () => {
  const id = await stage.reach('paid', { listingId });
  stage.app.clock.set(CHECK_IN_OPENS.add({ hours: 1 }).toString());
  const { check_in_code: code } = await stage.row(id);
  await stage.act(stage.guest, id, { code });
  expect(await findWay(id)).toBe('reserve');
  expect((await stage.act(stage.guest, id, longer)).body.code).toBe('status-conflict');

  const behind = { listingId, startDate: END, endDate: WEEK_LATER };
  const { status, body } = await stage.book(behind);
  expect([status, body]).toMatchObject([201, { status: 'pending', nights: 7 }]);
  expect(await stage.taken(START, WEEK_LATER, listingId)).toEqual(Array(12).fill(1));
  const approved = await stage.act(stage.host, body.id, { status: 'approved' });
  // A day to pay it, as for every other one.
  expect(approved.body.payBy).toBe('2026-03-21T01:00:00+09:00');
});
