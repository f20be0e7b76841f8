import { afterAll, expect, test } from 'vitest';
import type { RouteResponse } from '#platform/contract/route.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import type { previewExperience } from '../contract.ts';
import { makeExperienceStage, type Refusal } from './testing/experience-stage.ts';

const stage = await makeExperienceStage({ RATE_LIMITS: 'on' });
const { app, form } = stage;
afterAll(() => app.close());

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const TOO_MANY = "That's more sessions than one experience can have.";

/** The maximum number of entries of a timetable, with one session a day each. */
const DAILY = Array.from({ length: 20 }, (_, nth) => ({
  title: `Line ${nth}`,
  days: WEEK,
  startTime: `${String(nth).padStart(2, '0')}:00`,
  endTime: `${String(nth).padStart(2, '0')}:20`,
  recurrence: { type: 'daily' },
  duration: 'indefinite',
}));

test('no more sessions are made than one experience can have, nor looked at', async () => {
  const host = await app.signUp('Hana Host');
  const answer = await app.request<RouteResponse<typeof previewExperience>>(
    'POST',
    '/api/experience-preview',
    { body: { ...form, routineSchedule: DAILY }, as: host },
  );
  expect(answer.status, answer.text).toBe(200);
  const [first, second, ...others] = answer.body.entries;
  expect([first?.problem, second?.problem]).toEqual([null, null]);
  expect(first?.total).toBeGreaterThan(170);
  expect(new Set(others.map(({ problem, total }) => `${total} ${problem}`))).toEqual(
    new Set([`0 ${TOO_MANY}`]),
  );
  const saved = await app.request<Refusal>('POST', '/api/experiences', {
    body: { ...form, routineSchedule: DAILY },
    as: host,
  });
  expect(saved.body.fields).toEqual({ routineSchedule: TOO_MANY });
});

test('previews of one account are counted by themselves', async () => {
  const [host, other] = [await app.signUp('Hugo Host'), await app.signUp('Olga Other')];
  const preview = (as = host) => app.request('POST', '/api/experience-preview', { body: form, as });
  for (let nth = 0; nth < RATE_LIMITS.preview.points; nth += 1) {
    expect((await preview()).status).toBe(200);
  }
  expect((await preview()).status).toBe(429);
  expect((await preview(other)).status).toBe(200);
  expect((await app.request('GET', '/api/trips', { as: host })).status).toBe(200);
});
