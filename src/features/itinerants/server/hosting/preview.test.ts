import type { InferOutput } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { previewItinerant } from '#features/itinerants/contract.ts';
import { ITINERANT_FORM } from '../testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());

let host: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
});

type PreviewedItinerant = InferOutput<typeof previewItinerant.response>;
const preview = (body: unknown) =>
  app.request<PreviewedItinerant>('POST', '/api/itinerants/preview', { body, as: host });

test('a preview of a whole form has its days and stops, and no street', async () => {
  const { body, text } = await preview(ITINERANT_FORM);
  expect(body).toMatchObject({
    title: ITINERANT_FORM.title,
    startDate: '2026-05-03',
    endDate: '2026-05-24',
    isDated: true,
    minNights: 7,
    houseRules: ['Quiet in the vans after 10 pm'],
    stops: [{ place: { city: 'Porto' } }, { place: { city: 'Lisbon' } }],
  });
  expect(text).not.toContain('Rua das Provas');
});

test('a preview of a form that has just been begun shows days that are examples', async () => {
  const { body } = await preview({ minnight: 5 });
  expect(body).toMatchObject({
    startDate: '2026-03-02',
    endDate: '2026-03-07',
    isDated: false,
    minNights: 5,
  });
});

test('a preview of days that make no itinerant shows examples too', async () => {
  const { body } = await preview({ checkinTime: '03/05/2026', checkoutTime: '02/05/2026' });
  expect(body.isDated).toBe(false);
});
