/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { changeSeats, listContestedExperience } from './testing/contested-experience.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenRules, brokenSeats } from './testing/invariants.ts';
import type { ContestedExperience } from './testing/seat-moves.ts';
import { runSeatRivals } from './testing/seat-rivals.ts';
import { beginSeatRivals } from './testing/seat-rivals-start.ts';
import { seedPeople } from './testing/seed.ts';

const RIVALS = 30;
const ROUNDS = 10;
/** Rounds before which time passes: for unpaid holds, and for offers. */
const HOLDS_END = 6;
const OFFERS_END = 8;
const FIRST_DAY = '2026-04-20';
/**
 * The first experience has enough seats for everyone; at the second, all compete for the last one.
 */
const SEATS = [100, 1, 5];

/** The moves in the first round of each experience follow from it alone. */
const SEED = 11;

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;
const send = sendInProcess(app);

let experiences: ContestedExperience[] = [];
beforeAll(async () => {
  const content = await draw('#3a6').jpeg().toBuffer();
  experiences = await Promise.all(
    SEATS.map(async (seats) => {
      const host: TestPerson = await app.signUp(`Host of ${seats}`);
      const picture = (await sendPicture(app, content, { as: host })).body.secure_url;
      const isRoomy = seats > RIVALS;
      return listContestedExperience(send, host, { picture, seats, firstDay: FIRST_DAY, isRoomy });
    }),
  );
});

test(`${RIVALS} rivals for the last seats leave the books right at every instant`, {
  timeout: 240_000,
}, async () => {
  const names = Array.from({ length: RIVALS }, (_, index) => `Rival ${index}`);
  const { sessionSecret } = app.services.config;
  const guests = await seedPeople(execute, sessionSecret, names);
  const [sleeper] = await seedPeople(execute, sessionSecret, ['Sleeper']);
  if (sleeper === undefined) throw new Error('nobody sleeps');
  const run = (name: string) =>
    app.jobHandlers.find((handler) => handler.name === name)?.run({} as never);
  const standing = await beginSeatRivals(send, { guests, sleeper }, experiences, async () =>
    run('experiences.offer-seats'),
  );
  const { calls, done, lost, violations } = await runSeatRivals(
    send,
    {
      guests,
      experiences,
      rounds: ROUNDS,
      seed: SEED,
      changeCapacity: (experience, seats) => changeSeats(send, experience, seats),
      meanwhile: async (round) => {
        // Holds of the earlier rounds that are not paid or accepted end while others book.
        if (round === HOLDS_END) app.clock.advance({ minutes: 36 });
        if (round === OFFERS_END) app.clock.advance({ hours: 23 });
        await run('reservations.expire-requests');
        await run('experiences.offer-seats');
        return brokenSeats(execute);
      },
    },
    standing,
  );
  expect(violations).toEqual([]);
  expect(calls).toBe(RIVALS * ROUNDS);
  for (const [kind, times] of Object.entries(done)) expect(times, kind).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(20);
  const { rows } = await execute(
    "select count(*)::int as expired from reservation where status = 'expired'",
  );
  expect(Number(rows[0]?.expired)).toBeGreaterThan(0);
  const passed = await execute(
    "select count(*)::int as passed from waitlist where state = 'passed'",
  );
  expect(Number(passed.rows[0]?.passed)).toBeGreaterThan(0);
  expect(await brokenRules(execute)).toEqual([]);
});
