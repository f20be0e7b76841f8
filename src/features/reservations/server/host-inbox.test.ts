import { afterAll, expect, test } from 'vitest';
import type { HostReservationRow } from '../contract.ts';
import { makeStage } from './testing/stage.ts';

const stage = await makeStage();
afterAll(() => stage.app.close());

const inbox = async () => {
  const { body } = await stage.app.request<{ items: HostReservationRow[] }>(
    'GET',
    '/api/reservations',
    { as: stage.host },
  );
  return body.items;
};

test('a request tells its host who asks, what they receive, and what they may answer', async () => {
  const id = await stage.reach('pending');
  const profile = await stage.app.request<object>('GET', '/api/profile', { as: stage.guest });
  await stage.app.request('PUT', '/api/profile', {
    as: stage.guest,
    body: { ...profile.body, headline: 'Writes about bridges' },
  });
  const [row] = await inbox();
  expect(row).toMatchObject({
    id,
    headline: 'Writes about bridges',
    // Five nights and their taxes; without the service fee of 6 % and the deposit of 10 %.
    receives: 65_240 - 3_000 - 5_000,
    may: { approve: true, decline: true },
  });
  await stage.act(stage.host, id, { status: 'approved' });
  expect((await inbox())[0]?.may).toEqual({ approve: false, decline: false });
});

test('the guest’s own list has none of it', async () => {
  const { text } = await stage.app.request('GET', '/api/trips', { as: stage.guest });
  expect(text).not.toMatch(/receives|headline|"may"/);
});
