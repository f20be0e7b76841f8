import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { app } = stage;
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => app.close());

const MAIL = 'reservations.mail-gathered';
/** Mails to the host that were queued since `before` of them were. */
const hostMails = async (before = 0) => (await stage.mails(stage.host)).slice(before);
const count = async () => (await hostMails()).length;

test('asking and withdrawing again and again mails the host once in ten minutes', async () => {
  const before = await count();
  const listingId = await stage.addStay();
  const [kitchen, garden] = [
    await stage.addStay({ title: 'Kitchen House' }),
    await stage.addStay({ title: 'Garden House' }),
  ];
  const first = await stage.book({ listingId });
  await stage.cancel(stage.guest, first.body.id);
  for (const home of [kitchen, garden]) await stage.book({ listingId: home });
  expect((await hostMails(before)).map(({ template }) => template)).toEqual([
    'reservations.request-received',
  ]);

  await stage.runJob(MAIL);
  expect(await count()).toBe(before + 1);
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  await stage.runJob(MAIL);
  const [, gathered, ...more] = await hostMails(before);
  expect(more).toEqual([]);
  expect(gathered).toMatchObject({
    template: 'reservations.gathered',
    subject: 'Gina Guest: 3 updates',
  });
  for (const words of ['is cancelled', 'Kitchen House', 'Garden House', '/reservations']) {
    expect(gathered?.text).toContain(words);
  }
});

test('one that waited alone is the mail it would have been', async () => {
  const before = await count();
  await stage.book({ listingId: await stage.addStay() });
  const { body } = await stage.book({ listingId: await stage.addStay({ title: 'Alone House' }) });
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  const [, second] = await hostMails(before);
  expect(second?.subject).toBe('Gina Guest would like to stay at Alone House');
  expect(second?.text).toContain(body.id);
});

test('what was gathered begins a new time of waiting, and a quiet pair is forgotten', async () => {
  const before = await count();
  for (let nth = 0; nth < 2; nth += 1) await stage.book({ listingId: await stage.addStay() });
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  await stage.book({ listingId: await stage.addStay() });
  expect(await count()).toBe(before + 2);
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  expect(await count()).toBe(before + 3);
  app.clock.advance({ minutes: 10 });
  await stage.runJob(MAIL);
  await stage.book({ listingId: await stage.addStay() });
  expect(await count()).toBe(before + 4);
});

test('what concerns money or an answer never waits', async () => {
  const before = (await stage.mails(stage.guest)).length;
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  await stage.cancel(stage.guest, id);
  const kinds = (await stage.mails(stage.guest)).slice(before).map(({ template }) => template);
  expect(kinds.toSorted()).toEqual(
    ['request-sent', 'approved', 'paid', 'cancelled'].map((kind) => `reservations.${kind}`).sort(),
  );
});

test('another guest of the same host is mailed of at once', async () => {
  const before = await count();
  await stage.book({ listingId: await stage.addStay() });
  await stage.book({ listingId: await stage.addStay() }, stage.stranger);
  expect(await count()).toBe(before + 2);
});
