import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { draw, sendPicture } from '#features/listings/server/testing/send-picture.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenRules, brokenSeats } from './testing/invariants.ts';
import { runSeatRivals, type WantedExperience } from './testing/seat-rivals.ts';
import { seedPeople } from './testing/seed.ts';
import { changeSeats, listWantedExperience } from './testing/wanted-experience.ts';

const RIVALS = 30;
const ROUNDS = 10;
const RUN_OUT = 6;
const FIRST_DAY = '2026-04-20';
/** Of the first, all want the last seat. */
const SEATS = [1, 5];

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;
const send = sendInProcess(app);

let experiences: WantedExperience[] = [];
beforeAll(async () => {
  const content = await draw('#3a6').jpeg().toBuffer();
  experiences = await Promise.all(
    SEATS.map(async (seats) => {
      const host: TestPerson = await app.signUp(`Host of ${seats}`);
      const picture = (await sendPicture(app, content, { as: host })).body.secure_url;
      return listWantedExperience(send, host, { picture, seats, firstDay: FIRST_DAY });
    }),
  );
});

test(`${RIVALS} rivals for the last seats leave the books right at every instant`, {
  timeout: 90_000,
}, async () => {
  const names = Array.from({ length: RIVALS }, (_, index) => `Rival ${index}`);
  const guests = await seedPeople(execute, app.services.config.sessionSecret, names);
  const expire = app.jobHandlers.find(({ name }) => name === 'reservations.expire-requests');
  const { calls, done, lost, violations } = await runSeatRivals(send, {
    guests,
    experiences,
    rounds: ROUNDS,
    seed: 11,
    changeCapacity: (experience, seats) => changeSeats(send, experience, seats),
    meanwhile: async (round) => {
      // What was held in the rounds before, and is not paid, runs out while others book.
      if (round === RUN_OUT) {
        app.clock.advance({ minutes: 36 });
        await expire?.run({} as never);
      }
      return brokenSeats(execute);
    },
  });
  expect(violations).toEqual([]);
  expect(calls).toBe(RIVALS * ROUNDS);
  for (const [kind, times] of Object.entries(done)) expect(times, kind).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(20);
  const { rows } = await execute(
    "select count(*)::int as expired from reservation where status = 'expired'",
  );
  expect(Number(rows[0]?.expired)).toBeGreaterThan(0);
  expect(await brokenRules(execute)).toEqual([]);
});
