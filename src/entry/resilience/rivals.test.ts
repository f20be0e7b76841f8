/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { pricedApart, soldThoughBlocked } from './testing/after-hosting.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenRules } from './testing/invariants.ts';
import {
  type ContestedListing,
  contestedByBlockingHost,
  contestedNights,
  contestedPlaces,
  contestedSeats,
  runRivals,
  WINDOW_DAYS,
} from './testing/rivals.ts';
import {
  type Person,
  seedExperience,
  seedItinerant,
  seedPeople,
  seedSessions,
  seedStay,
} from './testing/seed.ts';

const RIVALS = 40;
const ROUNDS = 6;
const FIRST_DAY = '2026-03-20';
const LAST_DAY = '2026-04-03';
/** Seats of each session. */
const SEATS = 3;

// The last test spoils the ledger; those before it ask for its rules themselves.
const app = await makeTestApp({ now: '2026-03-02T09:00:00Z', ledgerIsSpoilt: true });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;

let host: Person;
let guests: Person[];
beforeAll(async () => {
  const names = Array.from({ length: RIVALS }, (_, index) => `Rival ${index}`);
  const people = await seedPeople(execute, app.services.config.sessionSecret, ['Host', ...names]);
  const [first, ...others] = people;
  if (first === undefined) throw new Error('there is no host');
  host = first;
  guests = others;
});

/** The contested capacity of each kind of listing. */
const KINDS: Readonly<Record<string, () => Promise<ContestedListing[]>>> = {
  // Twice over the same ones: bookings of the first rounds are changed and cancelled in the later.
  'rooms of homes': () =>
    Promise.all(
      [1, 2, 3].map(async (rooms) =>
        contestedNights(await seedStay(execute, host.id, rooms), rooms, FIRST_DAY),
      ),
    ),
  'rooms of homes whose host blocks nights': () =>
    Promise.all(
      [1, 3].map(async (rooms) =>
        contestedByBlockingHost(await seedStay(execute, host.id, rooms), rooms, FIRST_DAY),
      ),
    ),
  // All of it, or a part; the last place among them.
  'places of itinerants': () =>
    Promise.all(
      [1, 3].map(async (places) => {
        const dates = { startDate: FIRST_DAY, endDate: LAST_DAY };
        return contestedPlaces(await seedItinerant(execute, host.id, places, dates), places, dates);
      }),
    ),
  'seats of sessions': async () => {
    const id = await seedExperience(execute, host.id, SEATS, `${FIRST_DAY}T18:00:00Z`);
    const later = { firstDay: '2026-03-21', days: WINDOW_DAYS - 1, seats: SEATS };
    await seedSessions(execute, id, later);
    return [contestedSeats(id, FIRST_DAY)];
  },
};

test.each(Object.keys(KINDS))(`${RIVALS} rivals never own more %s than there are`, async (kind) => {
  // Their pauses and hourly limits of the kind before are over.
  app.clock.advance({ hours: 25 });
  const listings = (await KINDS[kind]?.()) ?? [];
  const plan = { guests, host, listings, seed: 7, rounds: ROUNDS };
  const { calls, won, lost, violations } = await runRivals(sendInProcess(app), plan);
  expect(violations).toEqual([]);
  expect(calls).toBe(RIVALS * ROUNDS);
  expect(won).toBeGreaterThan(10);
  expect(lost).toBeGreaterThan(10);
  expect(await brokenRules(execute)).toEqual([]);
  if (listings.some(({ hosting }) => hosting !== undefined)) {
    app.clock.advance({ hours: 25 });
    expect(await pricedApart(sendInProcess(app), plan, FIRST_DAY)).toEqual([]);
    expect(await soldThoughBlocked(sendInProcess(app), plan, FIRST_DAY)).toEqual([]);
    expect(await brokenRules(execute)).toEqual([]);
  }
});

test('the rules that are asked for do find what breaks them', async () => {
  await bookForSure();
  await execute('update reservation set paid = 1, total = total + 1');
  await execute("update reservation set status = 'completed' where status = 'pending'");
  await execute("delete from notice where key like 'reservation-event:%'");
  // The first step of a story that continues after it.
  await execute(
    `delete from reservation_event where sequence in (
       select min(sequence) from reservation_event group by reservation_id having count(*) > 1
       order by 1 limit 1)`,
  );
  await execute('update stay set capacity = 1');
  await execute('delete from night');
  await execute('update listing_session set taken = 0, capacity = 0');
  const broken = (await brokenRules(execute)).map((text) => text.split(':')[0]);
  expect(broken).toEqual(
    expect.arrayContaining([
      'a night has more owners than room',
      'the count of a night is not the sum of its reservations',
      'a session has more owners than seats',
      'the count of a session is not the sum of its reservations',
      'a status has no event of its own',
      'a story has a gap',
      'a step told nobody',
      'what was paid is not the sum of the payments',
      'the ledger differs from payments, refunds and reservations',
      'a total is not that of its price lines',
      'an approved reservation has no code, or another one has',
    ]),
  );
  // Closing the app compares the ledger with what reservations have paid: none did.
  await execute('update reservation set paid = 0');
});

/**
 * Two guests share the nights of a home, one of them approved and one pending, and one has a seat.
 */
async function bookForSure(): Promise<void> {
  const [first, second, third] = await seedPeople(execute, app.services.config.sessionSecret, [
    'Ada',
    'Bo',
    'Cy',
  ]);
  if (first === undefined || second === undefined || third === undefined) throw new Error('nobody');
  const send = sendInProcess(app);
  const nights = { startDate: FIRST_DAY, endDate: '2026-03-23' };
  const stay = await seedStay(execute, host.id, 2);
  const request = async (guest: Person, asked: object): Promise<string> => {
    const path = '/api/reservations';
    const answer = await send({ method: 'POST', path, body: asked, cookie: guest.cookie });
    expect(answer.status).toBe(201);
    return String(answer.body.id);
  };
  const approved = await request(first, { listingId: stay, ...nights, rooms: 1 });
  await request(second, { listingId: stay, ...nights, rooms: 1 });
  const { status } = await send({
    method: 'POST',
    path: `/api/reservations/${approved}`,
    body: { status: 'approved' },
    cookie: host.cookie,
  });
  expect(status).toBe(200);
  const experience = await seedExperience(execute, host.id, SEATS, `${FIRST_DAY}T18:00:00Z`);
  const seat = { startDate: FIRST_DAY, endDate: '2026-03-21', guests: 1 };
  await request(third, { listingId: experience, ...seat });
}
