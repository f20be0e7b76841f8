import { expect, test } from 'vitest';
import { hashPassword } from '#platform/server/password-hash.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { makeTestApp } from './testing/test-app.ts';

test.each([
  [{}, 200],
  [{ HOST: '0.0.0.0' }, 401],
  [{ PUBLIC_URL: 'https://stay.example' }, 401],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, 200],
])('the published password with %j is answered %i', async (env, status) => {
  const app = await makeTestApp({ env: env as Record<string, string> });
  const { email } = await app.signUp('Gus Guest');
  await app.services.database.executeSql(
    `insert into account (user_id, account_id, provider_id, password)
     select id, id::text, 'credential', $2 from "user" where email = $1`,
    [email, await hashPassword(DEMO_PASSWORD)],
  );
  const body = { email, password: DEMO_PASSWORD };
  expect((await app.request('POST', '/api/auth/sign-in/email', { body })).status).toBe(status);
  await app.close();
});
