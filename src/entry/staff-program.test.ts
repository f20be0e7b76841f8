import { afterAll, expect, test } from 'vitest';
import { changeRoleByCommand } from './staff-program.ts';
import { StartupError } from './startup-error.ts';
import { makeTestApp } from './testing/test-app.ts';

const app = await makeTestApp();
const { database } = app.services;
await app.signUp('Ana Lobo');
await app.signUp('Una Known', { emailVerified: false });
afterAll(() => app.close());

const run = (...args: string[]) => changeRoleByCommand(database, args, app.services.now());
const roles = async () =>
  (
    await database.executeSql(
      `select email, role, staff_role from "user" where role = 'admin' or staff_role is not null`,
    )
  ).rows;

test('the first administrator is made at the machine, and the log says so', async () => {
  expect(await run('grant', 'Ana.Lobo@example.org', 'admin')).toContain('is admin now');
  expect(await roles()).toEqual([
    { email: 'ana.lobo@example.org', role: 'admin', staff_role: null },
  ]);
  const { rows } = await database.executeSql(
    'select actor_id, action, reason, before, after from audit_entry',
  );
  expect(rows).toEqual([
    {
      actor_id: null,
      action: 'staff.grant',
      reason: 'operator',
      before: { role: 'user' },
      after: { role: 'admin' },
    },
  ]);
  expect(await run('grant', 'ana.lobo@example.org', 'admin')).toContain('already');
});

test.each([
  ['of the only administrator', ['revoke', 'ana.lobo@example.org'], 'only administrator'],
  ['to less', ['grant', 'ana.lobo@example.org', 'support'], 'only administrator'],
  ['of an unknown address', ['grant', 'nobody@example.org', 'support'], 'No account'],
  ['of an unconfirmed address', ['grant', 'una.known@example.org', 'support'], 'confirmed'],
  ['to an unknown role', ['grant', 'ana.lobo@example.org', 'king'], 'npm run admin'],
  ['without words', [], 'npm run admin'],
  ['with too many', ['revoke', 'ana.lobo@example.org', 'admin'], 'npm run admin'],
])('a change %s is refused in a sentence, and changes nothing', async (_, args, sentence) => {
  const before = await roles();
  const refusal = run(...args);
  await expect(refusal).rejects.toThrow(StartupError);
  await expect(refusal).rejects.toThrow(sentence);
  expect(await roles()).toEqual(before);
});

test('with two administrators, one may be revoked', async () => {
  await app.signUp('Ben Second');
  await run('grant', 'ben.second@example.org', 'admin');
  expect(await run('revoke', 'ana.lobo@example.org')).toContain('no role any more');
  expect(await roles()).toEqual([
    { email: 'ben.second@example.org', role: 'admin', staff_role: null },
  ]);
});
