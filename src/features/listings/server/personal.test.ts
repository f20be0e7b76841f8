import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { insertStay, SECRETS } from '#features/stays/server/testing/stay-builder.ts';
import { countHostedListings } from '#market/inventory/index.server.ts';
import { deleteListings, exportListings } from './store/personal.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const { main } = app.services.database;

test('an export holds my listings with their secrets, and nobody else’s', async () => {
  const [mine, other] = [await app.signUp('Ana One'), await app.signUp('Rui Two')];
  await insertStay(main, mine.id, { title: 'Mine alone' });
  await insertStay(main, other.id, { title: 'Somebody else’s' });
  const text = JSON.stringify(await exportListings(main, mine.id));
  expect(text).toContain('Mine alone');
  expect(text).toContain(SECRETS.wifiPassword);
  expect(text).not.toContain('Somebody else’s');
});

test('a deleted account’s listings go offline with what only their guests knew', async () => {
  const host = await app.signUp('Lena Three');
  const id = await insertStay(main, host.id, { title: 'Going away' });
  expect(await countHostedListings(main, host.id)).toBe(1);
  await deleteListings(main, host.id, app.services.now());
  expect(await countHostedListings(main, host.id)).toBe(0);
  expect((await app.request('GET', `/api/listings/${id}`)).status).toBe(404);
  expect(JSON.stringify(await exportListings(main, host.id))).not.toContain(SECRETS.wifiPassword);
});
