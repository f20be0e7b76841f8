import { afterAll, beforeEach, expect, test } from 'vitest';
import { stayBooking } from '#features/stays/index.server.ts';
import { addGathering, gatheringKind, PLACE_PRICE, PLACES } from './testing/gathering-kind.ts';
import { END, makeStage, NOW, START } from './testing/stage.ts';

const stage = await makeStage({ bookables: [stayBooking, gatheringKind] });
const { app } = stage;
afterAll(() => app.close());

const NIGHTS = 5;
let gathering = '';
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
  gathering = await addGathering(app.services.database.main, stage.host.id);
});

const reach = (status: 'pending' | 'approved' | 'paid', guests = 2) =>
  stage.reach(status, { listingId: gathering, guests });
const places = () => stage.taken(START, END, gathering);

test('the whole story: asked, approved, paid, checked in, completed', async () => {
  const { body } = await stage.book({ listingId: gathering, guests: 2, totalPrice: 400 });
  expect(body).toMatchObject({ status: 'pending', nights: NIGHTS, total: 40_000, deposit: 0 });
  expect(await stage.row(body.id)).toMatchObject({ kind: 'itinerant', units: 2 });
  expect(await places()).toEqual([2, 2, 2, 2, 2]);

  const [asked] = (await stage.mails(stage.host)).filter(({ text }) => text.includes(body.id));
  expect(asked?.subject).toMatch(/ would like to join Van circle$/);
  expect(asked?.text).toContain('Itinerant');

  await stage.act(stage.host, body.id, { status: 'approved' });
  const { body: approved } = await stage.page(stage.guest, body.id);
  expect(approved).toMatchObject({
    due: 2 * NIGHTS * PLACE_PRICE,
    policy: { effective: 'half', label: 'Half' },
    quote: { nights: NIGHTS, units: 2, discount: null },
    may: { pay: true, checkIn: false },
    checkInFrom: '12:00',
  });
  await stage.pay(body.id);

  app.clock.set('2026-03-17T15:00:00Z');
  await stage.runJob('reservations.remind-of-arrival');
  const mails = await stage.mails(stage.guest);
  expect(mails.find(({ template }) => template === 'reservations.arrival-soon')?.text).toContain(
    'Follow the drums',
  );

  app.clock.set('2026-03-19T15:00:00Z');
  const { checkInCode } = (await stage.page(stage.host, body.id)).body;
  const arrived = await stage.act(stage.guest, body.id, { code: checkInCode });
  expect(arrived.body.status).toBe('checked-in');
  app.clock.set('2026-03-25T15:00:00Z');
  await stage.runJob('reservations.complete-stays');
  expect((await stage.row(body.id)).status).toBe('completed');
});

test('places of one night are sold as often as there are, and no more', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => stage.newGuest()));
  const answers = await Promise.all(
    guests.map((guest) => stage.book({ listingId: gathering, guests: 1 }, guest)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(PLACES);
  for (const { status, body } of answers) {
    if (status !== 201) expect(body.code).toBe('nights-taken');
  }
  expect(await places()).toEqual([3, 3, 3, 3, 3]);
});

test('what the kind refuses is not held', async () => {
  const { body } = await stage.book({ listingId: gathering, guests: PLACES + 1 });
  expect(body.code).toBe('too-many-guests');
  expect(await places()).toEqual([0, 0, 0, 0, 0]);
});

test('the guest who cancels gets back what the policy of the kind says', async () => {
  const id = await reach('paid');
  const { body } = await stage.cancel(stage.guest, id);
  expect(body).toMatchObject({ refund: NIGHTS * PLACE_PRICE });
  expect(await places()).toEqual([0, 0, 0, 0, 0]);
});

test('the host who cancels gives everything back', async () => {
  const id = await reach('paid');
  expect((await stage.cancel(stage.host, id)).body.refund).toBe(2 * NIGHTS * PLACE_PRICE);
});

test('nobody answers: the places are free again', async () => {
  const id = await reach('pending');
  app.clock.advance({ hours: 72 });
  await stage.runJob('reservations.expire-requests');
  expect((await stage.row(id)).status).toBe('expired');
  expect(await places()).toEqual([0, 0, 0, 0, 0]);
});

test('other dates are asked for, held beside, and agreed on', async () => {
  const id = await reach('paid');
  const dates = { startDate: '2026-03-22', endDate: '2026-03-26' };
  await stage.act(stage.guest, id, { status: 'Update', ...dates });
  expect(await stage.taken(START, '2026-03-26', gathering)).toEqual([2, 2, 2, 2, 2, 2]);
  const { body } = await stage.act(stage.host, id, { status: 'accept-change' });
  expect(body).toMatchObject({ ...dates, nights: 4, total: 32_000 });
  expect(await stage.taken(START, '2026-03-26', gathering)).toEqual([0, 0, 2, 2, 2, 2]);
  expect(await stage.refunds(id)).toMatchObject([{ amount: 8_000 }]);
  expect(String((await stage.row(id)).ends_at)).toContain('2026-03-26');
});

test('a pending request moves at once, with its deadline and moments', async () => {
  const id = await reach('pending');
  const dates = { startDate: '2026-03-22', endDate: '2026-03-24' };
  const { body } = await stage.act(stage.guest, id, { status: 'Update', ...dates });
  expect(body).toMatchObject({ ...dates, total: 16_000 });
  expect(await stage.taken(START, '2026-03-26', gathering)).toEqual([0, 0, 2, 2, 0, 0]);
});

test.each([
  ['a stranger', 'stranger', { status: 'approved' }, 'not-found'],
  ['the guest', 'guest', { status: 'approved' }, 'forbidden'],
  ['the host', 'host', { status: 'accept-change' }, 'status-conflict'],
] as const)('%s is refused as with a home', async (_, who, body, code) => {
  const id = await reach('pending');
  expect((await stage.act(stage[who], id, body)).body.code).toBe(code);
});

test('a kind that is not handed in cannot be reserved', async () => {
  const homesOnly = await makeStage();
  const id = await addGathering(homesOnly.app.services.database.main, homesOnly.host.id);
  const { body } = await homesOnly.book({ listingId: id });
  expect(body.code).toBe('not-found');
  await homesOnly.app.close();
});
