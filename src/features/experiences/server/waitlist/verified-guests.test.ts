import { afterAll, expect, test } from 'vitest';
import {
  makeIdentitySteps,
  startIdentityDouble,
} from '#features/accounts/server/testing/identity-stage.ts';
import { makeExperienceStage } from '../testing/experience-stage.ts';
import { waitlistCalls } from '../testing/waitlist-calls.ts';

const { double, env } = await startIdentityDouble();
const stage = await makeExperienceStage(env);
const { app, host } = stage;
const { verify } = makeIdentitySteps(app, double);
afterAll(async () => {
  await app.close();
  await double.close();
});

test('where the host asks for it, only verified guests wait, and take what they are offered', async () => {
  const id = await stage.created({ guestCount: 3 });
  const { join, accept } = waitlistCalls(stage, id);
  const [session] = await stage.firstOf(id);
  const booker = await stage.newGuest('Bea Booker');
  const booking = await stage.book(id, session, booker, { guests: 2 });
  const before = await stage.newGuest('Wim Waiter');
  expect((await join(session, before)).status).toBe(200);

  const set = await app.request('PUT', `/api/listings/${id}/guest-condition`, {
    as: host,
    body: { asksVerifiedGuests: true },
  });
  expect(set.status).toBe(200);
  expect((await stage.page(id)).body.asksVerifiedGuests).toBe(true);
  const late = await stage.newGuest('Lea Late');
  expect((await join(session, late)).body.code).toBe('guest-not-verified');
  await verify(late);
  expect((await join(session, late)).status).toBe(200);

  await stage.cancelReservation(booking, booker);
  await stage.runJob('experiences.offer-seats');
  expect((await accept(session, before)).body.code).toBe('guest-not-verified');
  await verify(before);
  expect((await accept(session, before)).status).toBe(200);
});
