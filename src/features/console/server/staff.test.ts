import { afterAll, expect, test } from 'vitest';
import { CONTRACTS } from '#entry/contracts.ts';
import { makeConsoleStage, REASON } from './testing/console-stage.ts';

const stage = await makeConsoleStage();
const { app, people, execute, act, ask, log } = stage;
afterAll(() => app.close());

const grant = (email: string, role: string, as = people.admin) =>
  act(as, 'POST', '/staff', { email, role, reason: REASON });
const revoke = (id: string, as = people.admin) =>
  act(as, 'DELETE', `/staff/${id}`, { reason: REASON });
const roles = async () =>
  (
    await execute(
      `select email, role, staff_role from "user" where role = 'admin' or staff_role is not null
       order by email`,
    )
  ).rows;

test('every act of staff asks for a recent proof, and every duty keeps others out', () => {
  for (const { id, method, access, ...route } of CONTRACTS) {
    if (access === 'public' || access === 'signed-in') continue;
    const proof = 'proof' in route ? route.proof : undefined;
    expect(proof, id).toBe(method === 'GET' ? undefined : 'recent');
  }
});

test('an administrator gives a role and revokes it, and the log says so', async () => {
  const guest = people['other-guest'];
  expect((await ask(guest, '/today')).status).toBe(404);
  expect((await grant(guest.email, 'support')).status).toBe(200);
  expect((await ask(guest, '/today')).status).toBe(200);
  expect((await ask(guest, '/log')).status).toBe(404);
  expect((await revoke(guest.id)).status).toBe(200);
  expect((await ask(guest, '/today')).status).toBe(404);
  expect(await log()).toMatchObject([
    {
      actor_id: people.admin.id,
      action: 'staff.grant',
      person_id: guest.id,
      reason: REASON,
      before: { role: 'user' },
      after: { role: 'support' },
    },
    { action: 'staff.revoke', person_id: guest.id, after: { role: 'user' } },
  ]);
});

test('a role given to oneself is refused, and nothing changes', async () => {
  const before = [await roles(), await log()];
  expect((await grant(people.admin.email, 'finance')).body.code).toBe('own-role');
  expect((await revoke(people.admin.id)).body.code).toBe('own-role');
  expect((await grant(people.support.email, 'admin', people.support)).status).toBe(404);
  expect([await roles(), await log()]).toEqual(before);
});

test('of two administrators who revoke each other at once, one remains', async () => {
  const second = await app.signUp('Ben Second', { role: 'admin' });
  const both = await Promise.all([revoke(second.id), revoke(people.admin.id, second)]);
  const codes = both.map(({ status, body }) => (status === 200 ? 'done' : body.code)).sort();
  expect(codes[0]).toBe('done');
  expect(['last-admin', 'not-found']).toContain(codes[1]);
  const admins = (await roles()).filter(({ role }) => role === 'admin');
  expect(admins).toHaveLength(1);
  await execute(`update "user" set role = 'admin' where id = $1`, [people.admin.id]);
  await execute(`update "user" set role = 'user' where id = $1`, [second.id]);
});

test('the last administrator keeps the account', async () => {
  const leave = await app.request<{ code: string }>('DELETE', '/api/account', {
    as: people.admin,
    body: {},
  });
  expect([leave.status, leave.body.code]).toEqual([409, 'last-admin']);
  expect((await ask(people.admin, '/staff')).status).toBe(200);
});

test('an old session is asked for a proof, and nothing changes', async () => {
  const before = [await roles(), await log()];
  const { cookie } = await stage.oldSession(people.admin);
  const refused = await app.request<{ code: string }>(
    'DELETE',
    `/api/admin/staff/${people.finance.id}`,
    {
      headers: { cookie },
      body: { reason: REASON },
    },
  );
  expect([refused.status, refused.body.code]).toEqual([403, 'proof-needed']);
  expect([await roles(), await log()]).toEqual(before);
});

test.each([
  ['without a confirmed address', { emailVerified: false }, 'active'],
  ['that is suspended', {}, 'suspended'],
])('an account %s gets no role', async (_, more, standing) => {
  const person = await app.signUp(`Una ${standing}`, more);
  await execute('update "user" set standing = $2 where id = $1', [person.id, standing]);
  expect((await grant(person.email, 'support')).body.code).toBe('unfit-for-role');
});
