import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_LINES } from '#domain/waitlist.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
import { makeExperienceStage, NOW } from '../testing/experience-stage.ts';
import { waitlistCalls } from '../testing/waitlist-calls.ts';

const stage = await makeExperienceStage();
const { app } = stage;
const { main } = app.services.database;
afterAll(() => app.close());

let id = '';
let first: Session;
let booking = '';
let booker: TestPerson;
let waiter: TestPerson;
let waitlist: ReturnType<typeof waitlistCalls>;
/** Two seats, both of them booked. */
beforeEach(async () => {
  app.clock.set(NOW);
  booker = await stage.newGuest('Bea Booker');
  waiter = await stage.newGuest('Wim Waiter');
  id = await stage.created({ guestCount: 3 });
  [first] = await stage.firstOf(id);
  waitlist = waitlistCalls(stage, id);
  booking = await stage.book(id, first, booker, { guests: 2 });
});
afterEach(async () => {
  expect(await waitlist.wrongSeats()).toEqual([]);
});

const freed = async () => {
  await stage.cancelReservation(booking, booker);
  await waitlist.drain();
};
/** The only waitlist, as the host sees it. */
const fetchOnlyWaitlist = async () => (await waitlist.linesOf(stage.host)).body.lines[0];

test('an offer made at night lasts twelve hours from the morning of whoever gets it', async () => {
  await app.request('PUT', '/api/account/preferences', {
    as: waiter,
    body: { timeZone: 'Asia/Tokyo' },
  });
  await waitlist.join(first, waiter, 2);
  // Half past midnight in Tokyo, half past four in the afternoon in Lisbon.
  app.clock.set('2026-05-01T15:30:00Z');
  await freed();
  expect(await waitlist.placeOf(first, waiter)).toMatchObject({
    state: 'offered',
    restsAtNight: true,
    offerUntil: '2026-05-02T12:00:00+01:00',
  });
  const [mail] = await waitlist.waitlistEmailsTo(waiter);
  // In the recipient's time zone only.
  expect(mail?.text).toContain('until Sat, May 2, 2026, 8:00 PM.');
  expect(mail?.text).toContain('$85.00');
  expect(mail?.text).toContain(
    `/experience/${id}?session=${first.entryId}&date=${first.date}&guestCount=2`,
  );
  app.clock.set('2026-05-02T10:59:59Z');
  await stage.runJob('experiences.offer-seats');
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('offered');
  app.clock.set('2026-05-02T11:00:00Z');
  expect(await waitlist.placeOf(first, waiter)).toBeNull();
  await stage.runJob('experiences.offer-seats');
  expect((await waitlist.waitlistEmailsTo(waiter)).map(({ kind }) => kind)).toEqual([
    'seats-offered',
    'offer-over',
  ]);
});

test('no night counts once the start is near', async () => {
  await waitlist.join(first, waiter, 2);
  app.clock.set('2026-05-04T21:30:00Z');
  await freed();
  expect(await waitlist.placeOf(first, waiter)).toMatchObject({
    restsAtNight: false,
    offerUntil: '2026-05-05T10:30:00+01:00',
  });
});

test('an offer ends with what it is of, if that is moved nearer', async () => {
  await waitlist.join(first, waiter, 2);
  app.clock.set('2026-05-04T19:00:00Z');
  await freed();
  const entry = await stage.entryOf(id);
  const moved = { ...entry, startTime: '06:30', endTime: '08:00' };
  await stage.update(id, {
    scope: 'one',
    session: { entryId: first.entryId, date: first.date },
    routineSchedule: [moved],
  });
  expect((await waitlist.placeOf(first, waiter))?.offerUntil).toBe('2026-05-05T04:30:00+01:00');
});

test('what is accepted is paid as any seats are, once, at the price that was shown', async () => {
  await waitlist.join(first, waiter, 2);
  await freed();
  const dear = await waitlist.accept(first, waiter, { totalPrice: 84 });
  expect(dear.body.code).toBe('price-mismatch');
  const headers = { 'idempotency-key': randomUUID() };
  const sent = { totalPrice: 85, message: 'We bring bread.' };
  const accepted = await waitlist.accept(first, waiter, sent, headers);
  expect(accepted.body).toMatchObject({ due: 8_500 });
  expect((await waitlist.accept(first, waiter, sent, headers)).body).toEqual(accepted.body);
  const { reservationId } = accepted.body;
  expect(await stage.reservation(reservationId, waiter)).toMatchObject({
    status: 'pending',
    message: [{ text: 'We bring bread.' }],
  });
  await stage.settle(await stage.checkout(reservationId, waiter));
  expect((await stage.reservation(reservationId, waiter)).status).toBe('approved');
  expect((await waitlist.linesOf(stage.host)).body.lines).toEqual([]);
});

test('notices say what became of the line, and lead to its session', async () => {
  await waitlist.join(first, waiter, 2);
  await freed();
  expect((await waitlist.noticesOf(waiter))[0]).toMatchObject({
    kind: 'seats-offered',
    text: expect.stringMatching(/^Seats for Family Dinner.*May 5.*, are held for you$/),
    listing: {
      path: `/experience/${id}`,
      search: { session: first.entryId, date: first.date, guestCount: '2' },
    },
  });
  app.clock.advance({ minutes: 1 });
  await stage.cancelSession(id, first);
  await waitlist.drain();
  expect((await waitlist.noticesOf(waiter)).map(({ kind }) => kind)).toEqual([
    'line-over',
    'seats-offered',
  ]);
  expect((await waitlist.waitlistEmailsTo(waiter)).at(-1)?.text).toContain("won't take place");
});

test('its host is told how many wait, and why nobody is offered seats', async () => {
  expect(await fetchOnlyWaitlist()).toBeUndefined();
  await waitlist.join(first, waiter, 2);
  app.clock.advance({ minutes: 1 });
  await waitlist.join(first, await stage.newGuest('Nia Next'), 2);
  expect(await fetchOnlyWaitlist()).toMatchObject({
    entryId: first.entryId,
    date: first.date,
    startsAt: first.startsAt,
    free: 0,
    waiting: { people: 2, seats: 4 },
    offered: { people: 0, seats: 0 },
    firstWants: 2,
    obstacle: 'full',
  });
  await stage.cancelReservation(booking, booker);
  // The state until the offer is made, a moment later.
  expect(await fetchOnlyWaitlist()).toMatchObject({ free: 2, obstacle: null });
  await stage.book(id, first, await stage.newGuest());
  expect(await fetchOnlyWaitlist()).toMatchObject({ free: 1, obstacle: 'too-few-seats' });
  await main.execute(sql`update experience set state = 'paused' where listing_id = ${id}`);
  await waitlist.drain();
  expect(await fetchOnlyWaitlist()).toMatchObject({ free: 1, obstacle: 'not-listed' });
  await stage.runJob('experiences.offer-seats');
  expect((await waitlist.placeOf(first, waiter))?.state).toBe('waiting');
  await main.execute(sql`update experience set state = 'listed' where listing_id = ${id}`);
  app.clock.set('2026-05-05T15:30:00Z');
  expect(await fetchOnlyWaitlist()).toMatchObject({ obstacle: 'starts-soon' });
  await stage.runJob('experiences.offer-seats');
  expect(await fetchOnlyWaitlist()).toBeUndefined();
  expect((await waitlist.waitlistEmailsTo(waiter)).at(-1)?.text).toContain('1 seat');
});

test('nobody else sees who waits for what', async () => {
  await waitlist.join(first, waiter, 2);
  expect((await waitlist.linesOf(waiter)).body.code).toBe('forbidden');
  expect(await waitlist.placesOf(booker)).toEqual([]);
  expect((await waitlist.linesOf(stage.host)).text).not.toContain(waiter.id);
});

test('who cannot reserve what they would be offered is told so before they wait', async () => {
  const unconfirmed = await app.signUp('Una Unconfirmed', {
    email: `una+${randomUUID()}@example.org`,
    emailVerified: false,
  });
  expect((await waitlist.join(first, unconfirmed)).body.code).toBe('email-unconfirmed');
});

test('nobody waits in more lines than they could mean', async () => {
  const sessions = (await stage.sessions(id, '2026-05-01', '2026-08-01')).slice(0, MAX_LINES + 1);
  await main.execute(sql`
    with full_ones as (
      update listing_session set taken = capacity
      where listing_id = ${id} and nominal_date > ${first.date}::date
      returning entry_id, nominal_date, capacity
    )
    insert into waitlist (listing_id, waitlist_id, entry_id, nominal_date, user_id, seats,
      joined_at, state, offer_until)
    select ${id}, gen_random_uuid(), entry_id, nominal_date, ${booker.id}, capacity, ${NOW},
      'offered', '2026-12-31'
    from full_ones`);
  const answers: string[] = [];
  for (const session of sessions) {
    const { body, status } = await waitlist.join(session, waiter);
    answers.push(status === 200 ? 'ok' : body.code);
  }
  expect(answers).toEqual([...Array(MAX_LINES).fill('ok'), 'too-many-lines']);
  await waitlist.leave(first, waiter);
  const last = sessions.at(-1);
  if (last === undefined) throw new Error('there are sessions');
  expect((await waitlist.join(last, waiter)).status).toBe(200);
});

test('who let an offer pass may wait again, behind the others', async () => {
  const next = await stage.newGuest('Nia Next');
  await waitlist.join(first, waiter, 2);
  app.clock.advance({ minutes: 1 });
  await waitlist.join(first, next, 2);
  await freed();
  const until = (await waitlist.placeOf(first, waiter))?.offerUntil ?? '';
  app.clock.set(until);
  // The seats are free until the next guest in the queue gets an offer.
  expect((await waitlist.join(first, waiter, 2)).body.code).toBe('waitlist-open-seat');
  await stage.runJob('experiences.offer-seats');
  expect((await waitlist.join(first, waiter, 2)).body.place).toMatchObject({ state: 'waiting' });
  expect((await waitlist.placeOf(first, next))?.state).toBe('offered');
});

test('what is listed no more ends the lines for it', async () => {
  await waitlist.join(first, waiter, 2);
  await main.execute(sql`update listing set deleted_at = ${NOW} where id = ${id}`);
  await stage.runJob('experiences.offer-seats');
  expect((await waitlist.waitlistEmailsTo(waiter)).map(({ kind }) => kind)).toEqual(['line-over']);
});

test('a line ends as its session begins', async () => {
  await waitlist.join(first, waiter, 2);
  app.clock.set(first.startsAt);
  expect(await waitlist.placesOf(waiter)).toEqual([]);
  await stage.runJob('experiences.offer-seats');
  const { rows } = await app.services.database.executeSql(
    'select state from waitlist where user_id = $1',
    [waiter.id],
  );
  expect(rows).toEqual([{ state: 'passed' }]);
});
