import { afterAll, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import type { listManagedPlaces, ManagedExperiences, setManagedPlace } from '../contract.ts';
import { makeExperienceStage, type Refusal } from './testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app, host } = stage;
afterAll(() => app.close());

/** Jardim da Estrela in Lisbon. */
const PLACE = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';
const PATH = `/api/managed-places/${PLACE}`;
const MAIL = 'mara@example.org';
const TERMS = {
  managerEmail: MAIL,
  arrangements: ['venue'],
  hostArrangements: ['welcome'],
  costArrangements: ['venue-rent'],
  prices: { weekly: 140, 'per-person': null },
};

const admin = await app.signUp('Ada Admin', { role: 'admin' });
const manager = await app.signUp('Mara Manager', { email: MAIL });
const list = async () =>
  (
    await app.request<RouteResponse<typeof listManagedPlaces>>('GET', '/api/managed-places', {
      as: admin,
    })
  ).body;
const set = (changed: object = {}, as: TestPerson = admin, path = PATH) =>
  app.request<RouteResponse<typeof setManagedPlace> & Refusal>('PUT', path, {
    as,
    body: { ...TERMS, ...changed },
  });
const known = async () =>
  (await (await app.app.request('/data/managedExperiences.json')).json()) as ManagedExperiences;

test('an administrator lets somebody manage a place, and what is made there has its terms', async () => {
  expect((await list()).managed).toEqual([]);
  expect((await set()).body.version).toBe(1);
  expect((await known())[PLACE]).toMatchObject({
    managedBy: manager.id,
    experienceDetails: {
      arrangements: [{ id: 'venue' }],
      hostArrangements: [{ id: 'welcome' }],
      costArrangements: [{ id: 'venue-rent' }],
      pricingOptions: [{ type: 'weekly', amount: 140 }],
    },
  });
  const id = await stage.created({ recommendationId: PLACE, price: 0 });
  // $140 a week among eight.
  expect((await stage.page(id)).body.price).toMatchObject({ basePrice: 14_000, period: 1_750 });

  const { managed, free } = await list();
  expect(managed).toMatchObject([
    {
      recommendationId: PLACE,
      name: 'Jardim da Estrela',
      managerName: 'Mara Manager',
      managerEmail: MAIL,
      prices: { weekly: 140, monthly: null },
      version: 1,
    },
  ]);
  expect(free.length).toBeGreaterThan(300);
  expect(free.map(({ recommendationId }) => recommendationId)).not.toContain(PLACE);

  // Later terms apply to experiences that are saved from then on.
  expect((await set({ prices: { weekly: 280 } })).body.version).toBe(2);
  expect((await stage.page(id)).body.price.basePrice).toBe(14_000);
  const later = await stage.created({ recommendationId: PLACE, price: 0 });
  expect((await stage.page(later)).body.price.basePrice).toBe(28_000);
});

test.each<[string, object, string]>([
  ['an address nobody has', { managerEmail: 'nobody@example.org' }, 'managerEmail'],
  [
    'no arrangement but to pay now',
    { arrangements: [], costArrangements: ['pay-now'] },
    'arrangements',
  ],
  ['an arrangement nobody knows', { arrangements: ['moon'] }, 'arrangements.0'],
  ['a price of nothing', { prices: { daily: 0 } }, 'prices.daily'],
  ['a price beyond all', { prices: { daily: 1e9 } }, 'prices.daily'],
])('%s is refused at its field, and changes nothing', async (_, changed, field) => {
  const before = await known();
  const { status, body } = await set(changed);
  expect([status, body.code]).toEqual([400, 'invalid-input']);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
  expect(await known()).toEqual(before);
});

test('whoever has not shown that an address is theirs manages nothing', async () => {
  const email = 'mara-to-be@example.org';
  await app.signUp('Not Mara', { email, emailVerified: false });
  expect(Object.keys((await set({ managerEmail: email })).body.fields ?? {})).toEqual([
    'managerEmail',
  ]);
});

test('nobody but an administrator decides, and only on places of the catalogue', async () => {
  expect((await set({}, host)).status).toBe(404);
  expect((await app.request('GET', '/api/managed-places', { as: manager })).status).toBe(404);
  expect((await set({}, admin, '/api/managed-places/ChIJwh_nowhere')).status).toBe(404);
});

test('a place is freed by an administrator, and when its manager leaves', async () => {
  await set();
  const remove = () => app.request('DELETE', PATH, { as: admin, body: {} });
  expect((await remove()).status).toBe(200);
  expect(await known()).toEqual({});
  expect((await remove()).status).toBe(404);

  const email = 'leaving@example.org';
  const leaving = await app.signUp('Lena Leaving', { email });
  await set({ managerEmail: email });
  const id = await stage.created({ recommendationId: PLACE, price: 0 });
  await app.request('DELETE', '/api/account', { as: leaving, body: {} });
  expect(await known()).toEqual({});
  // Experiences that were saved there retain their terms.
  expect((await stage.page(id)).body.price.basePrice).toBe(14_000);
});

test('an id that no place could have is refused', async () => {
  for (const id of ['%00', 'a%00b', '%2F', 'x'.repeat(201)]) {
    const path = `/api/managed-places/${id}`;
    const removed = await app.request('DELETE', path, { as: admin, body: {} });
    expect(removed.status, id).toBe(404);
    expect((await set({}, admin, path)).status, id).toBe(404);
  }
});
