import { afterAll, expect, test } from 'vitest';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { makeAlertStage } from './testing/alert-stage.ts';

const stage = await makeAlertStage();
const { app, save, look, mailsTo } = stage;
afterAll(() => app.close());
const host = await app.signUp('Ana Ferreira');
const mina = await app.signUp('Mina Park');
await save(mina, { guestCount: '2' }, { name: 'For two' });

const add = (title: string) =>
  insertStay(app.services.database.main, host.id, { title, createdAt: app.services.now() });

await add('First');
await look();
const [mail] = await mailsTo(mina);
const { unsubscribe_url: oneClick } = mail as unknown as { unsubscribe_url: string };
const page = /https?:\/\/\S+\/saved-searches\/emails\/(\S+)/.exec(mail?.text ?? '');
const token = page?.[1] ?? '';

const list = async () =>
  (
    await app.request<{ items: { rhythm: string }[] }>('GET', '/api/saved-searches', { as: mina })
  ).body.items.map(({ rhythm }) => rhythm);
/** As the server of a mailbox presses it: a form, no cookie, another origin. */
const press = (url: string) =>
  app.app.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  );

test('a mail leads to its search, signed out, and names no other', async () => {
  const shown = await app.request('GET', `/api/mailed-searches/${token}`);
  expect([shown.status, shown.body]).toEqual([200, { name: 'For two', rhythm: 'at-once' }]);
  for (const other of ['x', `${token.slice(0, -2)}AA`, `A${token.slice(1)}`]) {
    expect((await app.request('GET', `/api/mailed-searches/${other}`)).status).toBe(404);
  }
});

test('one press stops the mails, twice as well as once, and the search stays', async () => {
  expect((await press(oneClick)).status).toBe(200);
  expect((await press(oneClick)).status).toBe(200);
  expect(await list()).toEqual(['never']);
  await add('Second');
  app.clock.advance({ hours: 1 });
  await look();
  expect(await mailsTo(mina)).toHaveLength(1);
});

test('opening the address stops nothing: programs open links ahead of people', async () => {
  const answer = await app.app.fetch(new Request(oneClick));
  expect(answer.status).toBe(404);
});

test('begun again, it tells of what comes from then on', async () => {
  const body = { rhythm: 'at-once' };
  const begun = await app.request('PUT', `/api/mailed-searches/${token}`, { body });
  expect(begun.body).toEqual({ name: 'For two', rhythm: 'at-once' });
  app.clock.advance({ minutes: 1 });
  await look();
  expect(await mailsTo(mina)).toHaveLength(1);
  await add('Third');
  app.clock.advance({ hours: 1 });
  await look();
  const [, second] = await mailsTo(mina);
  expect(second?.text).toContain('Third');
  expect(second?.text).not.toContain('Second');
});

test('a mail that waits is dropped once its search is stopped', async () => {
  const { database, jobs } = app.services;
  const searchMails = async () =>
    (await database.executeSql("select status from mail_outbox where template = 'alerts.news'"))
      .rows;
  const before = (await searchMails()).length;
  await add('Fourth');
  app.clock.advance({ hours: 1 });
  await database.transaction((tx) => jobs.enqueue(tx, 'alerts.take-changes', {}));
  await jobs.drain();
  const handler = app.jobHandlers.find(({ name }) => name === 'alerts.look');
  await handler?.run({} as never);
  await press(oneClick);
  await jobs.drain();
  const after = await searchMails();
  expect(after).toHaveLength(before + 1);
  expect(after.filter(({ status }) => status === 'overtaken')).toHaveLength(1);
});

test('a deleted search, and a deleted account, open nothing any more', async () => {
  const { rows } = await app.services.database.executeSql('select id from saved_search');
  const path = `/api/saved-searches/${String(rows[0]?.id)}`;
  await app.request('DELETE', path, { as: mina, body: {} });
  expect((await press(oneClick)).status).toBe(404);
  expect((await app.request('GET', `/api/mailed-searches/${token}`)).status).toBe(404);
});
