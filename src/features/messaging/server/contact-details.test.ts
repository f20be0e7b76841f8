import { afterAll, expect, test } from 'vitest';
import { makeTalk } from './testing/talk.ts';

const talk = await makeTalk();
afterAll(() => talk.app.close());
const { host, guest } = talk;

const SECRETS = ['912', '345', '678', 'ana.h', 'example', 'insta_ana', 'wa.me'];
const TEXT =
  'Call +351 912 345 678 or ana.h@example.org, wa.me/351912345678, @insta_ana. For $1,200, from 12/03/2026.';
const DATES = { startDate: '2026-08-01', endDate: '2026-08-08' };

/** Everything either side can ask of a conversation. */
async function bytes(id: string): Promise<string> {
  const answers = [];
  for (const person of [guest, host]) {
    answers.push(
      await talk.list(person),
      await talk.show(person, id),
      await talk.page(person, id, 'after=0'),
      await talk.page(person, id, 'before=99'),
    );
  }
  return answers.map(({ text }) => text.replaceAll(id, '')).join('\n');
}

/** Ids are random, so a match inside one is no leak. */
function leaked(text: string): string[] {
  const words = text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
  return SECRETS.filter((secret) => words.includes(secret));
}

test('contact details are kept back from both until a reservation is approved, and again when it is cancelled', async () => {
  const id = await talk.open();
  const sent = await talk.send(host, id, TEXT);
  expect(leaked(sent.text), 'in the answer to whoever wrote it').toEqual([]);
  expect(sent.body.parts.map(({ hidden }) => hidden)).toContain('phone');
  expect(leaked(await bytes(id)), 'with no reservation').toEqual([]);
  expect((await talk.show(guest, id)).body.shared).toBe(false);
  expect(await bytes(id), 'prices and dates stay').toContain('For $1,200, from 12/03/2026.');

  const reservationId = await talk.reach('pending', DATES);
  expect(leaked(await bytes(id)), 'while it waits for an answer').toEqual([]);

  await talk.act(host, reservationId, { status: 'approved' });
  expect(leaked(await bytes(id)), 'once approved').toEqual(SECRETS);
  expect((await talk.show(guest, id)).body.shared).toBe(true);
  expect(leaked((await talk.send(guest, id, TEXT)).text)).toEqual(SECRETS);

  await talk.cancel(guest, reservationId);
  expect(leaked(await bytes(id)), 'once cancelled').toEqual([]);
});

test('nights that were approved at once share nothing before they are paid', async () => {
  const listingId = await talk.addStay({ instantBooking: 'everyone' });
  const { id } = (await talk.start(guest, { listingId })).body;
  await talk.send(host, id, TEXT);
  const { body } = await talk.book({ listingId, startDate: '2026-10-01', endDate: '2026-10-08' });
  expect(body).toMatchObject({ status: 'approved', isInstant: true });
  const shown = async () => leaked((await talk.show(guest, id)).text);
  const reservation = () => talk.ask('GET', `/api/reservations/${body.id}`, guest);
  expect((await talk.send(guest, id, TEXT)).body.parts.map(({ hidden }) => hidden)).toContain(
    'phone',
  );
  expect(await shown()).toEqual([]);
  expect(leaked((await reservation()).text)).toEqual([]);
  await talk.pay(body.id);
  expect(await shown()).toEqual(SECRETS);
});

test('an approval for another listing, or of another guest, reveals nothing here', async () => {
  const listingId = await talk.addStay();
  const { id } = (await talk.start(guest, { listingId })).body;
  await talk.send(guest, id, TEXT);
  await talk.reach('approved', { startDate: '2026-09-01', endDate: '2026-09-08' });
  const { body } = await talk.book({ listingId, ...DATES }, talk.stranger);
  await talk.act(host, body.id, { status: 'approved' });
  // Their other conversation, in the same list, is approved by now.
  for (const person of [guest, host]) {
    expect(leaked((await talk.show(person, id)).text)).toEqual([]);
    expect(leaked((await talk.page(person, id, 'after=0')).text)).toEqual([]);
    const { items } = (await talk.list(person)).body;
    expect(leaked(JSON.stringify(items.find((one) => one.id === id)))).toEqual([]);
  }
});
