import { afterAll, expect, test } from 'vitest';
import { MAX_SAVED_REPLIES } from '#domain/saved-replies.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { SavedReply } from '../contract.ts';
import { makeTalk } from './testing/talk.ts';

const talk = await makeTalk();
const { app, host, stranger, ask } = talk;
afterAll(() => app.close());

interface Added {
  readonly id: string;
  readonly fields?: Record<string, string>;
}

const save = (as: TestPerson, title: string, text: string) =>
  ask<Added>('POST', '/api/saved-replies', as, { title, text });
const list = (as: TestPerson, conversation: string) =>
  ask<{ items: SavedReply[] }>('GET', `/api/conversations/${conversation}/saved-replies`, as);
const filled = async (conversation: string) =>
  (await list(host, conversation)).body.items.map(({ filled, missing }) => [filled, missing]);

test('a reply is filled with what its conversation has, and names what it lacks', async () => {
  const { guest } = talk;
  const conversation = await talk.open(guest);
  const { body } = await save(host, 'Arrival', '  {guest}: {dates}. Code {code} {}  ');
  expect(await filled(conversation)).toEqual([
    ['Gina: {dates}. Code {code} {}', ['dates', 'code']],
  ]);
  const id = await talk.reach('pending');
  expect(await filled(conversation)).toEqual([
    ['Gina: March 20 – 25, 2026. Code {code} {}', ['code']],
  ]);
  await talk.act(host, id, { status: 'approved' });
  const page = await ask<{ checkInCode: string }>('GET', `/api/reservations/${id}`, host);
  const { checkInCode } = page.body;
  expect(await filled(conversation)).toEqual([
    [`Gina: March 20 – 25, 2026. Code ${checkInCode} {}`, []],
  ]);
  await talk.cancel(host, id);
  expect(await filled(conversation)).toEqual([
    ['Gina: {dates}. Code {code} {}', ['dates', 'code']],
  ]);
  // A guest with a reply of their own learns no code by it.
  await save(guest, 'The code', '{code}');
  expect((await list(guest, conversation)).body.items).toMatchObject([
    { filled: '{code}', missing: ['code'] },
  ]);
  await ask('DELETE', `/api/saved-replies/${body.id}`, host, {});
  expect(await filled(conversation)).toEqual([]);
});

test('a placeholder that stands for nothing is refused at the text, and nothing is saved', async () => {
  const person = await app.signUp('Petra Placeholder');
  const refused = await save(person, 'Wifi', 'The wifi is {wifi}, the door {door}, {wifi}.');
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid-input']);
  expect(refused.body.fields?.text).toBe(
    "We can't fill in {wifi} and {door}. You can use {guest}, {dates}, {code}.",
  );
  const { body } = await save(person, 'Wifi', 'Ask me.');
  const changed = await ask('PUT', `/api/saved-replies/${body.id}`, person, {
    title: 'Wifi',
    text: '{wifi}',
  });
  expect(changed.status).toBe(400);
  for (const [title, text] of [
    ['', 'x'],
    ['x', ' '],
    ['x'.repeat(61), 'x'],
    ['x', 'Hello {Guest}!'],
    ['x', 'x'.repeat(2_001)],
  ] as const) {
    expect((await save(person, title, text)).status).toBe(400);
  }
});

test('belongs to its writer: others neither read, change nor delete it', async () => {
  const { body } = await save(host, 'Mine', 'Mine alone');
  const path = `/api/saved-replies/${body.id}`;
  const taken = await ask('PUT', path, stranger, { title: 'Theirs', text: 'Theirs' });
  expect([taken.status, taken.body.code]).toEqual([404, 'not-found']);
  expect((await ask('DELETE', path, stranger, {})).status).toBe(200);
  const conversation = await talk.open(await talk.newGuest());
  expect((await list(stranger, conversation)).status).toBe(404);
  expect((await list(host, conversation)).text).toContain('Mine alone');
  await ask('PUT', path, host, { title: 'Mine', text: 'Changed' });
  expect((await list(host, conversation)).text).toContain('Changed');
  await ask('DELETE', path, host, {});
});

test('nobody has more than fifty, however many come at once; they go with the account', async () => {
  const person = await app.signUp('Fifi Fifty');
  const all = Array.from({ length: MAX_SAVED_REPLIES + 3 }, (_, nth) =>
    save(person, `Reply ${nth}`, 'Words of Fifi'),
  );
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_SAVED_REPLIES);
  expect((await save(person, 'One more', 'x')).body.code).toBe('too-many-saved-replies');
  const exported = await app.request('GET', '/api/account/export', { as: person });
  expect(exported.text).toContain('Words of Fifi');
  await app.request('DELETE', '/api/account', { as: person, body: {} });
  const { rows } = await app.services.database.executeSql(
    'select count(*)::integer as left from saved_reply where user_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ left: 0 }]);
});
