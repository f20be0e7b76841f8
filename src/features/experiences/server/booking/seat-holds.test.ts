import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session } from '#features/experiences/contract.ts';
import { makeExperienceStage, NOW, type Refusal } from '../testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

let guest: TestPerson;
let id = '';
let sessions: Session[] = [];
beforeEach(async () => {
  app.clock.set(NOW);
  guest = await stage.newGuest();
  id = await stage.created({ guestCount: 30 });
  sessions = await stage.sessions(id);
});

/** Requests seats of the session at an index of the list. @returns the error code, if any */
async function ask(at: number, guests = 1): Promise<Refusal['code'] | null> {
  const { entryId, date } = sessions[at] ?? { entryId: '', date: '' };
  const { body } = await app.request<Partial<Refusal>>('POST', '/api/reservations', {
    body: { listingId: id, session: { entryId, date }, guests },
    as: guest,
  });
  return body.code ?? null;
}

test('three bookings may wait for their payment, each of another session', async () => {
  expect(await ask(0)).toBeNull();
  expect(await ask(0)).toBe('seats-held');
  expect(await ask(1)).toBeNull();
  expect(await ask(2)).toBeNull();
  expect(await ask(3)).toBe('too-many-holds');
});

test('what is paid counts no more, and may be several of one session', async () => {
  const [first] = await stage.firstOf(id);
  await stage.book(id, first, guest);
  await stage.book(id, first, guest);
  expect(await ask(0)).toBeNull();
  expect((await stage.wrongCounts(id)).length).toBe(0);
});

test('twenty seats may wait for their payment', async () => {
  expect(await ask(0, 15)).toBeNull();
  expect(await ask(1, 6)).toBe('too-many-held-seats');
  expect(await ask(1, 5)).toBeNull();
});

test('who lets seats go unpaid pauses before the next of that experience', async () => {
  expect(await ask(0)).toBeNull();
  app.clock.advance({ minutes: 35 });
  await stage.runJob('reservations.expire-requests');
  expect(await ask(0)).toBe('hold-pause');
  app.clock.advance({ minutes: 1 });
  expect(await ask(0)).toBeNull();
  app.clock.advance({ minutes: 35 });
  await stage.runJob('reservations.expire-requests');
  app.clock.advance({ minutes: 4, seconds: 59 });
  expect(await ask(0)).toBe('hold-pause');
  app.clock.advance({ seconds: 1 });
  expect(await ask(0)).toBeNull();
});
