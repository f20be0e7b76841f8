import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { queryRows } from '#platform/server/database/database.ts';

const app = await makeTestApp({ env: { RATE_LIMITS: 'on' } });
afterAll(() => app.close());
const db = app.services.database.main;

const LETTER = {
  email: 'Kim@Example.org',
  subject: 'The code at the door',
  message: 'It was refused.\n\nWhat now?',
};

const write = (body: object = LETTER, headers: Record<string, string> = {}) =>
  app.request<{ reference: string; fields?: Record<string, string> }>(
    'POST',
    '/api/support-tickets',
    { body, headers },
  );

const mails = () =>
  queryRows<{ to: string; subject: string; text: string; template: string; locale: string }>(
    db,
    sql`select "to", subject, text, template, locale from mail_outbox order by created_at, template`,
  );

test('a signed-out visitor gets a reference, and support gets the letter by mail', async () => {
  const { status, body } = await write(
    { ...LETTER, name: 'Kim', reservation: 'R-1', page: '/trips', requestId: 'abc-12345' },
    { 'accept-language': 'es' },
  );
  expect(status).toBe(201);
  expect(body.reference).toMatch(/^T-[3-9A-Y]{8}$/);
  const [ticket] = await queryRows<Record<string, unknown>>(db, sql`select * from support_ticket`);
  expect(ticket).toMatchObject({
    reference: body.reference,
    account_id: null,
    email: 'kim@example.org',
    locale: 'es',
    subject: LETTER.subject,
    message: LETTER.message,
    reservation: 'R-1',
  });
  const sent = await mails();
  const toSupport = sent.find(({ template }) => template === 'editorial.ticket');
  expect(toSupport).toMatchObject({
    to: 'hello@wayhearth.example',
    locale: 'en',
    subject: `${body.reference}: ${LETTER.subject}`,
  });
  for (const part of ['What now?', 'kim@example.org', 'R-1', '/trips', 'abc-12345']) {
    expect(toSupport?.text).toContain(part);
  }
});

test('the receipt repeats nothing that was typed, in the language of the page', async () => {
  const { body } = await write({ ...LETTER, subject: 'BUY NOW', message: 'https://spam.example' });
  const receipt = (await mails()).findLast(
    ({ template, text }) =>
      template === 'editorial.ticket-receipt' && text.includes(body.reference),
  );
  expect(receipt).toMatchObject({ to: 'kim@example.org', locale: 'en' });
  expect(`${receipt?.subject}${receipt?.text}`).not.toMatch(/BUY NOW|spam\.example/);
});

test('a repeat with one Idempotency-Key makes one ticket', async () => {
  const before = await queryRows(db, sql`select 1 from support_ticket`);
  const key = { 'idempotency-key': 'one-intent-only' };
  const first = await write(LETTER, key);
  const second = await write(LETTER, key);
  expect(second.body).toEqual(first.body);
  expect(await queryRows(db, sql`select 1 from support_ticket`)).toHaveLength(before.length + 1);
});

test('what is missing or wrong is told at its field', async () => {
  const { status, body } = await write({ email: 'nobody', subject: ' ', message: '' });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['email', 'message', 'subject']);
});

test('one address may write ten times in a quarter of an hour', async () => {
  let last = await write();
  for (let n = 0; n < 10 && last.status === 201; n += 1) last = await write();
  expect(last.status).toBe(429);
});

test('tickets of an account are in its export and go with it; old ones go by themselves', async () => {
  const quiet = await makeTestApp();
  const person = await quiet.signUp('Kim Park');
  const main = quiet.services.database.main;
  const post = (as?: typeof person) =>
    quiet.request('POST', '/api/support-tickets', {
      body: LETTER,
      ...(as === undefined ? {} : { as }),
    });
  const count = async () => (await queryRows(main, sql`select 1 from support_ticket`)).length;
  await post(person);
  await post();
  const { body } = await quiet.request<{ data: { supportTickets: unknown[] } }>(
    'GET',
    '/api/account/export',
    { as: person },
  );
  expect(body.data.supportTickets).toMatchObject([{ subject: LETTER.subject }]);

  await quiet.request('DELETE', '/api/account', { as: person, body: {} });
  expect(await count()).toBe(1);

  const job = quiet.jobHandlers.find(({ name }) => name === 'platform.delete-old-rows');
  quiet.clock.advance({ hours: 24 * 365 - 1 });
  await job?.run({} as never);
  expect(await count()).toBe(1);
  quiet.clock.advance({ hours: 2 });
  await job?.run({} as never);
  expect(await count()).toBe(0);
  await quiet.close();
});
