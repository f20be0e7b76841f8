import { afterAll, expect, test } from 'vitest';
import { findAccountByEmail, isEmailTaken } from './store/users.ts';
import { makeAccountApp } from './testing/account-app.ts';
import { newcomer, PASSWORD, visit } from './testing/visitor.ts';

const EMAIL = 'plan@example.org';
const app = await makeAccountApp();
const { database } = app.services;
await newcomer(app, EMAIL);
afterAll(() => app.close());

/** The statements that are sent outside of transactions while `work` runs. */
async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const { $client: client } = database.main as unknown as {
    $client: { query: (...args: unknown[]) => unknown };
  };
  const { query } = client;
  const sent: string[] = [];
  client.query = (...args) => {
    const [statement] = args as [string | { text: string }];
    sent.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(client, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return sent;
}

/** How a statement is planned where the table is too large to be read as a whole. */
async function explainStatement(statement: string): Promise<string> {
  const filled = statement.replace(/limit \$\d+/g, 'limit 1').replace(/\$\d+/g, `'${EMAIL}'`);
  return database.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    const { rows } = await tx.execute(`explain ${filled}`);
    return JSON.stringify(rows);
  });
}

test.each([
  [
    'the sign-in library',
    () => visit(app).call('POST', '/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD }),
  ],
  ['a mailed link', () => findAccountByEmail(database.main, EMAIL)],
  ['a new address', () => isEmailTaken(database.main, EMAIL)],
])('%s finds an account by its address over the index', async (_, work) => {
  const sent = await recordStatements(work);
  const lookups = sent.filter((each) => /from "user".* where .*"email"/s.test(each));
  expect(lookups).not.toEqual([]);
  for (const lookup of lookups) {
    expect(await explainStatement(lookup), lookup).toMatch(/Index Cond: \(email = /);
  }
});

test('an address is kept in small letters, whatever writes it', async () => {
  const written = database.executeSql(
    `insert into "user" (name, email) values ('Ana', 'Ana@example.org')`,
  );
  await expect(written).rejects.toThrow('user_email_in_small_letters');
});
