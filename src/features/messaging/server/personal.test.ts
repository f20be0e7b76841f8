import { afterAll, expect, test } from 'vitest';
import { makeTalk } from './testing/talk.ts';

const talk = await makeTalk();
afterAll(() => talk.app.close());
const { host, app } = talk;

test('an export holds what I wrote, whole, and nothing of the other side', async () => {
  const person = await app.signUp('Eda Export');
  const id = await talk.open(person);
  await talk.send(person, id, 'My own words, +351 912 345 678');
  await talk.send(host, id, 'Words of the host');
  const { text } = await app.request('GET', '/api/account/export', { as: person });
  expect(text).toContain('My own words, +351 912 345 678');
  expect(text).not.toContain('Words of the host');
});

test('a deleted account’s words are gone; the other side keeps its own, and sees that there were some', async () => {
  const person = await app.signUp('Dora Deleted');
  const id = await talk.open(person);
  await talk.send(person, id, 'Words that will be gone');
  await talk.send(host, id, 'Words that stay');
  const { status } = await app.request('DELETE', '/api/account', { as: person, body: {} });
  expect(status).toBe(200);
  const { body, text } = await talk.show(host, id);
  expect(text).not.toContain('will be gone');
  expect(text).not.toContain(person.name);
  expect(body.messages.map(({ parts }) => parts.length)).toEqual([0, 1]);
  const { rows } = await app.services.database.executeSql(
    'select text from message where conversation_id = $1 order by number',
    [id],
  );
  expect(rows).toEqual([{ text: '' }, { text: 'Words that stay' }]);
});
