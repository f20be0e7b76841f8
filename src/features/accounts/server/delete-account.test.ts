import { afterAll, expect, test } from 'vitest';
import type { AccountPorts } from './parts.ts';
import { makeAccountApp } from './testing/account-app.ts';
import { newcomer, PASSWORD, type Visitor, visit } from './testing/visitor.ts';

const open = new Set<string>();
const deleted: string[] = [];
const ports: AccountPorts = {
  hasOpenReservations: async (_db, userId) => open.has(userId),
  deletions: [async (_tx, userId) => void deleted.push(userId)],
  exporters: { favorites: async (_db, userId) => [{ savedBy: userId }] },
};
const app = await makeAccountApp({ ports });
afterAll(() => app.close());

const fetchOwnId = async (visitor: Visitor) =>
  (await visitor.call<{ id: string }>('GET', '/api/me')).body.id;

/** Every row of every table as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await app.services.database.executeSql(
    `select table_schema || '."' || table_name || '"' as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const dumps: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await app.services.database.executeSql(`select t::text as row from ${name} t`);
    dumps.push(...rows.map(({ row }) => String(row)));
  }
  return dumps.join('\n');
}

const PROFILE = {
  name: 'Zelda Quickfoot',
  image: null,
  birthDate: '1991-07-13',
  headline: 'headline-of-zelda',
  bio: 'bio-of-zelda',
  career: 'career-of-zelda',
  philosophy: 'philosophy-of-zelda',
  interests: ['interest-of-zelda'],
  languages: ['en'],
  countries: ['PT'],
  groups: ['women'],
  social: 'social-of-zelda',
  phone: '+351 555 0199',
  x: 'x-of-zelda',
  linkedin: 'linkedin-of-zelda',
  instagram: 'instagram-of-zelda',
  whatsapp: 'whatsapp-of-zelda',
  revolut: 'revolut-of-zelda',
  wise: 'wise-of-zelda',
};

test('deleting leaves the row that reservations name, and no identity in any byte', async () => {
  const email = 'zelda@quickfoot.example';
  const zelda = await newcomer(app, email, PROFILE.name);
  await zelda.call('PUT', '/api/profile', PROFILE, { 'user-agent': 'agent-of-zelda' });
  await visit(app).call('POST', '/api/auth/request-password-reset', { email });
  await app.mailsTo(email);
  const ask = { email: 'zelda-new@quickfoot.example' };
  await zelda.call('POST', '/api/auth/change-email', ask);
  const id = await fetchOwnId(zelda);
  expect(await wholeDatabase()).toContain('zelda');

  const answer = await zelda.call('DELETE', '/api/account');
  expect(answer.status).toBe(200);
  expect([...zelda.cookies.keys()]).toEqual(['known-browser']);
  expect(deleted).toEqual([id]);
  const dump = await wholeDatabase();
  for (const word of ['zelda', 'Zelda', 'quickfoot', 'Quickfoot', '1991-07-13', '555 0199']) {
    expect(dump).not.toContain(word);
  }
  const { rows } = await app.services.database.executeSql(
    'select name, email, deleted_at is not null as deleted from "user" where id = $1',
    [id],
  );
  expect(rows).toEqual([{ name: '', email: `deleted-${id}@deleted.invalid`, deleted: true }]);
  expect((await visit(app).call('GET', `/api/profiles/${id}`)).status).toBe(404);
  const login = { email, password: PASSWORD };
  expect((await visit(app).call('POST', '/api/auth/sign-in/email', login)).status).toBe(401);
});

test('every other session of a deleted account stops at once, and the address is free again', async () => {
  const email = 'twice@example.org';
  const here = await newcomer(app, email);
  const there = visit(app);
  await there.call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  await here.call('DELETE', '/api/account');
  expect((await there.call('GET', '/api/profile')).status).toBe(401);
  await newcomer(app, email);
});

test('an account with open reservations stays', async () => {
  const ana = await newcomer(app, 'busy@example.org');
  open.add(await fetchOwnId(ana));
  const answer = await ana.call('DELETE', '/api/account');
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'account-has-reservations' }]);
  expect((await ana.call('GET', '/api/me')).body).toMatchObject({ email: 'busy@example.org' });
});

test('without a recent proof nothing is deleted', async () => {
  const ana = await newcomer(app, 'careful@example.org');
  app.clock.advance({ minutes: 15, seconds: 1 });
  expect((await ana.call('DELETE', '/api/account')).body).toMatchObject({ code: 'proof-needed' });
  expect((await ana.call('GET', '/api/me')).body).not.toBeNull();
  await ana.call('POST', '/api/auth/proof', { password: PASSWORD });
  expect((await ana.call('DELETE', '/api/account')).status).toBe(200);
});

test('the export has all that is mine, nothing of others and no secret', async () => {
  const other = await newcomer(app, 'other-person@example.org', 'Olga Other');
  const ana = await newcomer(app, 'export@example.org', 'Ana Export');
  const id = await fetchOwnId(ana);
  const { status, body, text, headers } = await ana.call('GET', '/api/account/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(body).toMatchObject({
    data: {
      account: { id, name: 'Ana Export', email: 'export@example.org' },
      signInMethods: [{ provider: 'password' }],
      sessions: [{ current: true }],
      favorites: [{ savedBy: id }],
    },
  });
  for (const foreign of [await fetchOwnId(other), 'Olga', 'other-person']) {
    expect(text).not.toContain(foreign);
  }
  for (const value of ana.cookies.values()) {
    expect(text).not.toContain(decodeURIComponent(value).split('.')[0]);
  }
  const { rows } = await app.services.database.executeSql('select password from account');
  for (const { password } of rows) if (password !== null) expect(text).not.toContain(password);
});
