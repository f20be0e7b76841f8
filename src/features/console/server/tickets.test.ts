import { afterAll, expect, test } from 'vitest';
import { PAGE_ROWS } from '../contract/limits.ts';
import { makeConsoleStage } from './testing/console-stage.ts';

const stage = await makeConsoleStage();
const { app, people, execute, ask, act, log } = stage;
afterAll(() => app.close());

const write = async (subject: string) => {
  app.clock.advance({ minutes: 1 });
  const { body } = await app.request<{ reference: string }>('POST', '/api/support-tickets', {
    body: { email: 'kim@example.org', subject, message: 'It is shut.' },
    headers: { 'accept-language': 'es' },
  });
  return body.reference;
};
const list = async (query: string) =>
  (await ask(people.support, `/tickets${query}`)).body as never as {
    items: { reference: string; subject: string; answers: number; owner: object | null }[];
    previous: string | null;
    next: string | null;
  };

test('an answer goes by mail in the writer’s language, and stays in the thread', async () => {
  const reference = await write('The door');
  const answered = await act(people.support, 'POST', `/tickets/${reference}/answers`, {
    text: 'Try the other key.\n\nSam',
  });
  expect(answered.status).toBe(200);
  const { rows } = await execute(
    `select "to", locale, subject, text from mail_outbox where template = 'console.ticket-answer'`,
  );
  expect(rows).toEqual([
    {
      to: 'kim@example.org',
      locale: 'es',
      subject: `The door (${reference})`,
      text: expect.stringContaining('Try the other key.'),
    },
  ]);
  const { body } = await ask(people.support, `/tickets/${reference}`);
  expect(body).toMatchObject({
    state: 'answered',
    isMine: true,
    owner: { id: people.support.id },
    thread: [{ text: 'Try the other key.\n\nSam', author: { id: people.support.id } }],
  });
  expect((await log()).at(-1)).toMatchObject({
    action: 'ticket.answer',
    subject_id: reference,
    before: { state: 'open' },
    after: { state: 'answered' },
  });
});

test('what the same address wrote before and after stands beside a message', async () => {
  const [first, second] = [await write('The lamp'), await write('The lamp again')];
  await app.request('POST', '/api/support-tickets', {
    body: { email: 'other@example.org', subject: 'Another one', message: 'Words.' },
  });
  const { body } = await ask(people.support, `/tickets/${first}`);
  const { others } = body as never as { others: { reference: string; subject: string }[] };
  expect(others[0]).toMatchObject({ reference: second, subject: 'The lamp again', state: 'open' });
  expect(others.map(({ reference }) => reference)).not.toContain(first);
  expect(others.map(({ subject }) => subject)).not.toContain('Another one');
});

test('one takes a message, leaves it, closes it, and finds it by its state and owner', async () => {
  const reference = await write('The window');
  const change = (body: object) => act(people.support, 'PUT', `/tickets/${reference}`, body);
  const isListed = async (query: string) =>
    (await list(query)).items.some((item) => item.reference === reference);
  expect(await isListed('?owner=none')).toBe(true);
  await change({ isMine: true });
  expect([await isListed('?owner=none'), await isListed('?owner=me')]).toEqual([false, true]);
  await change({ state: 'closed' });
  expect([await isListed(''), await isListed('?state=closed&owner=me')]).toEqual([false, true]);
  await change({ isMine: false, state: 'open' });
  expect(await isListed('?owner=none')).toBe(true);
});

test('pages follow each other without a gap, the oldest that wait first', async () => {
  const written: string[] = [];
  for (let at = 0; at < PAGE_ROWS + 3; at += 1) written.push(await write(`Number ${at}`));
  const first = await list('?owner=none');
  const second = await list(`?owner=none&after=${first.next}`);
  const all = [...first.items, ...second.items].map(({ reference }) => reference);
  expect(first.items).toHaveLength(PAGE_ROWS);
  expect(second.next).toBeNull();
  expect(first.previous).toBeNull();
  expect(await list(`?owner=none&before=${second.previous}`)).toEqual(first);
  expect(all.slice(-written.length)).toEqual(written);
  expect(new Set(all).size).toBe(all.length);
});

test('an address that nothing is behind isn’t there', async () => {
  expect((await ask(people.support, '/tickets/T-33333333')).status).toBe(404);
  expect((await ask(people.support, "/tickets/T-'or'1'=1")).status).toBe(404);
  expect((await ask(people.finance, '/tickets')).status).toBe(404);
});
