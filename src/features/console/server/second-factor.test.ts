import { afterAll, expect, test } from 'vitest';
import { makeConsoleStage, REASON } from './testing/console-stage.ts';

const stage = await makeConsoleStage({ STAFF_SECOND_FACTOR: 'on' });
const { app, people, execute, ask, act, log } = stage;
afterAll(() => app.close());

const setUp = (id: string) =>
  execute(
    `insert into second_factor (user_id, secret, trust_key, confirmed_at)
     values ($1, 'encrypted', 'trust', now())`,
    [id],
  );
const me = async () =>
  (
    await app.request<{ role: string; needsSecondFactor: boolean }>('GET', '/api/me', {
      as: people.admin,
    })
  ).body;

test('staff without a second factor have what anybody has, and are told what is missing', async () => {
  expect(await me()).toMatchObject({ role: 'admin', needsSecondFactor: true });
  const refused = await app.request<{ code: string }>('GET', '/api/admin/today', {
    as: people.admin,
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'second-factor-missing']);
  const granted = await act(people.admin, 'POST', '/staff', {
    email: people.guest.email,
    role: 'admin',
    reason: REASON,
  });
  expect(granted.body.code).toBe('second-factor-missing');
  expect(await log()).toEqual([]);
  // Closed too: a thing that the role opens elsewhere.
  const reservation = `/api/reservations/${stage.world.reservationId}`;
  expect((await app.request('GET', reservation, { as: people.admin })).status).toBe(404);
});

test('a page that another role has isn’t there, with or without a second factor', async () => {
  expect((await ask(people.support, '/log')).status).toBe(404);
  await setUp(people.support.id);
  expect((await ask(people.support, '/log')).status).toBe(404);
  expect((await ask(people.support, '/today')).status).toBe(200);
});

test('with it, the role is theirs', async () => {
  await setUp(people.admin.id);
  expect(await me()).toMatchObject({ role: 'admin', needsSecondFactor: false });
  expect((await ask(people.admin, '/today')).status).toBe(200);
});

test('one that was begun and never confirmed counts for nothing', async () => {
  await setUp(people.finance.id);
  await execute('update second_factor set confirmed_at = null where user_id = $1', [
    people.finance.id,
  ]);
  expect((await ask(people.finance, '/today')).status).toBe(403);
});
