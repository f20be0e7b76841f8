import { afterAll, expect, test } from 'vitest';
import { makeStage, NOW } from './testing/stage.ts';

const stage = await makeStage({ stay: { capacity: 20 } });
afterAll(() => stage.app.close());

const answers = async () => {
  const { body } = await stage.app.request<{ answers: object | null }>(
    'GET',
    `/api/profiles/${stage.host.id}`,
  );
  return body.answers;
};

/** A request that is answered so many minutes later. */
async function answerAfter(minutes: number, status: 'approved' | 'declined' = 'declined') {
  const { body, text } = await stage.book({}, await stage.newGuest());
  if (body.id === undefined) throw new Error(text);
  stage.app.clock.advance({ minutes });
  await stage.act(stage.host, body.id, { status });
}

test('a host’s page shows how many requests they answer, and within which time', async () => {
  expect(await answers()).toBeNull();
  for (const minutes of [10, 40, 130, 300]) await answerAfter(minutes);
  await stage.runJob('reservations.count-answers');
  // Four say too little.
  expect(await answers()).toBeNull();
  await answerAfter(125, 'approved');
  await stage.runJob('reservations.count-answers');
  // Half of them within 125 minutes.
  expect(await answers()).toEqual({ rate: 100, withinHours: 3 });

  await stage.book({}, await stage.newGuest());
  stage.app.clock.advance({ hours: 72 });
  await stage.runJob('reservations.expire-requests');
  await stage.runJob('reservations.count-answers');
  expect(await answers()).toEqual({ rate: 83, withinHours: 3 });
  stage.app.clock.set(NOW);
});
