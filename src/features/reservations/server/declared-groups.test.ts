import { afterAll, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { makeStage, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { app, host } = stage;
afterAll(() => app.close());

const LONG = { startDate: '2026-04-10', endDate: '2026-05-08' };

async function declare(as: TestPerson, groups: readonly string[]) {
  const { body } = await app.request<Record<string, unknown>>('GET', '/api/profile', { as });
  const { id: _, email: __, emailVerified: ___, joinedAt: ____, ...profile } = body;
  const answer = await app.request('PUT', '/api/profile', { as, body: { ...profile, groups } });
  expect(answer.status, answer.text).toBe(200);
}

test('groups stay on the reservation as they were declared, whatever the guest declares later', async () => {
  const guest = await app.signUp('Stella Student', { groups: ['student', 'local'] });
  const { id } = (await stage.book({ ...LONG }, guest)).body;
  await declare(guest, []);
  const forHost = (await stage.page(host, id)).body;
  expect(forHost.groups).toEqual(['student', 'local']);
  expect(forHost.customer?.groups).toEqual(['student', 'local']);
  expect((await stage.page(guest, id)).body.groups).toEqual([]);

  // New dates are priced with the groups declared by then, and list them.
  await stage.act(guest, id, { status: 'Update', startDate: '2026-04-11', endDate: '2026-05-09' });
  expect((await stage.page(host, id)).body.groups).toEqual([]);
});

test('a change of dates brings its own groups once the host has agreed to it', async () => {
  const guest = await app.signUp('Vera Volunteer', { groups: ['volunteer'] });
  const listingId = await stage.addStay();
  const { id } = (await stage.book({ listingId, ...LONG }, guest)).body;
  await stage.act(host, id, { status: 'approved' });
  await declare(guest, ['parent']);
  await stage.act(guest, id, { status: 'Update', startDate: '2026-04-11', endDate: '2026-05-09' });
  await declare(guest, []);
  expect((await stage.page(host, id)).body.groups).toEqual(['volunteer']);
  await stage.act(host, id, { status: 'accept-change' });
  expect((await stage.page(host, id)).body.groups).toEqual(['parent']);
});

test('groups are in the export of the guest alone', async () => {
  const guest = await app.signUp('Ida Influencer', { groups: ['influencer'] });
  await stage.book({ listingId: await stage.addStay(), ...LONG }, guest);
  const exported = async (as: TestPerson) =>
    (await app.request('GET', '/api/account/export', { as })).text;
  expect(await exported(guest)).toMatch(
    /"groups":\["influencer"\].*"role"|"role".*"groups":\["influencer"\]/,
  );
  expect(await exported(host)).not.toContain('influencer');
});
