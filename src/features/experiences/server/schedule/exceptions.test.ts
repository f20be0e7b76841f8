import { afterAll, expect, test } from 'vitest';
import { makeExperienceStage, type Refusal } from '../testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app, form, host } = stage;
afterAll(() => app.close());

const [entry] = form.routineSchedule;
/** A day on which it takes place. */
const date = '2026-05-12';

const create = (exception: object) =>
  app.request<Refusal>('POST', '/api/experiences', {
    body: { ...form, routineSchedule: [{ ...entry, exceptions: [{ date, ...exception }] }] },
    as: host,
  });

test.each<[string, object]>([
  ['ends before it begins', { startTime: '18:00', endTime: '17:00' }],
  ['ends as it begins', { startTime: '18:00', endTime: '18:00' }],
  ['begins when the others are over', { startTime: '23:59' }],
  ['is over when the others begin', { endTime: '00:00' }],
])('an exception that %s is refused at its end', async (_name, exception) => {
  const { status, body } = await create(exception);
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    'routineSchedule.0.exceptions.0.endTime': 'End time must be after start time.',
  });
});

test('one that is cancelled, or at other hours, is taken', async () => {
  expect((await create({ cancelled: true })).status).toBe(201);
  expect((await create({ startTime: '08:00', endTime: '08:30' })).status).toBe(201);
});
