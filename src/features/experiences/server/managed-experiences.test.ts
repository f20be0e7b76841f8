import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { ManagedExperiences } from '#features/experiences/contract.ts';

const app = await makeTestApp({ now: '2026-05-01T09:00:00Z' });
afterAll(() => app.close());

const PATH = '/data/managedExperiences.json';
const PLACE = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';
const read = (headers: Record<string, string> = {}) => app.app.request(PATH, { headers });
let manager: TestPerson;
beforeAll(async () => {
  manager = await app.signUp('Mia Manager');
});

test('the terms of managed places by their ids (spec 2 §7), and nothing of who manages them', async () => {
  expect(await (await read()).json()).toEqual({});
  await app.services.database.executeSql(`
    insert into managed_place (recommendation_id, manager_id, arrangements, host_arrangements,
      cost_arrangements, pricing_options)
    values ('${PLACE}', '${manager.id}', '{venue}', '{welcome}', '{pay-now}',
      '[{"type": "monthly", "amount": 60050}, {"type": "per-person", "amount": 1200}]')`);
  const answer = await read();
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const text = await answer.text();
  const record = (JSON.parse(text) as ManagedExperiences)[PLACE];
  expect(record).toMatchObject({
    managedBy: manager.id,
    experienceDetails: {
      arrangements: [{ id: 'venue', label: 'Venue', icon: 'house' }],
      hostArrangements: [{ id: 'welcome', discountDetails: expect.stringMatching(/./) }],
      costArrangements: [{ id: 'pay-now' }],
      pricingOptions: [
        { type: 'monthly', amount: 600.5 },
        { type: 'per-person', amount: 12 },
      ],
    },
  });
  expect(text).not.toContain('Mia');
});

test('in the language of the reader, and once for the same terms', async () => {
  const english = await read();
  const etag = english.headers.get('etag') ?? '';
  expect((await read({ 'if-none-match': etag })).status).toBe(304);
  const german = await read({ 'accept-language': 'de', 'if-none-match': etag });
  expect(german.status).toBe(200);
  expect(await german.text()).not.toBe(await english.text());
});
