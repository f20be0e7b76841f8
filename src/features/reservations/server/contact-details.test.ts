import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeStage } from './testing/stage.ts';

const stage = await makeStage();
beforeEach(() => stage.renewGuest());
afterAll(() => stage.app.close());
const { host } = stage;
const admin = await stage.app.signUp('Ada Admin', { role: 'admin' });

const SECRETS = ['912', '345', '678', 'ana.h', 'posteo', 'insta_ana', 'wa.me'];
const TEXT =
  'Call +351 912 345 678 or ana.h@posteo.net, wa.me/351912345678, @insta_ana. For $1,200.';

/** Ids, keys and timestamps contain digits by chance, so a match inside one is no leak. */
function leaked(text: string): string[] {
  const words = text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    .replace(/"[\d:T.-]+Z"/g, '');
  return SECRETS.filter((secret) => words.includes(secret));
}

/** Whatever a person is answered about their reservations. */
async function bytes(as: typeof host, id: string): Promise<string> {
  const answers = await Promise.all([
    stage.page(as, id),
    stage.app.request('GET', '/api/trips', { as }),
    stage.app.request('GET', '/api/reservations', { as }),
    stage.app.request('GET', '/api/notices', { as }),
  ]);
  return answers.map(({ text }) => text).join('\n');
}

test('the host and an administrator read a request without contact details until it is approved; the guest reads their own words', async () => {
  const listingId = await stage.addStay();
  const asked = await stage.book({ listingId, message: TEXT });
  const { id } = asked.body;
  expect(leaked(asked.text)).toEqual([]);
  expect(leaked(await bytes(host, id)), 'to the host').toEqual([]);
  const taken = await stage.app.request('GET', '/api/account/export', { as: host });
  expect(leaked(taken.text), 'in the data that the host takes along').toEqual([]);
  expect(leaked((await stage.page(admin, id)).text), 'to an administrator').toEqual([]);
  expect(leaked(await bytes(stage.guest, id)), 'to the guest').toEqual(SECRETS);
  const { message } = (await stage.page(host, id)).body;
  expect(message.map(({ hidden }) => hidden).filter((kind) => kind !== null)).toEqual([
    'phone',
    'email',
    'link',
    'handle',
  ]);
  expect(message.map(({ text }) => text).join('')).toContain('For $1,200.');
  expect((await stage.page(stage.guest, id)).body.message).toEqual([{ text: TEXT, hidden: null }]);

  const approved = await stage.act(host, id, { status: 'approved' });
  expect(leaked(approved.text)).toEqual([]);
  expect(leaked((await stage.page(host, id)).text), 'once approved').toEqual(SECRETS);
  expect(leaked((await stage.page(admin, id)).text)).toEqual(SECRETS);

  await stage.cancel(stage.guest, id);
  expect(leaked(await bytes(host, id)), 'once cancelled').toEqual([]);
  expect(leaked(await bytes(stage.guest, id))).toEqual(SECRETS);
});

test('as in their conversation, an approved stay of the two opens the message of another one', async () => {
  const listingId = await stage.addStay({ capacity: 2 });
  const approved = await stage.reach('approved', { listingId });
  await stage.reach('approved', { listingId: await stage.addStay() });
  const { id } = (await stage.book({ listingId, message: TEXT })).body;
  expect(leaked((await stage.page(host, id)).text), 'a stay of theirs').toEqual(SECRETS);
  await stage.cancel(stage.guest, approved);
  expect(leaked((await stage.page(host, id)).text), 'a stay elsewhere').toEqual([]);
  const other = await stage.book({ listingId }, stage.stranger);
  await stage.act(host, other.body.id, { status: 'approved' });
  expect(leaked((await stage.page(host, id)).text), 'the stay of another guest').toEqual([]);
});

test('a reason to decline is read the same way: whole by the host who wrote it', async () => {
  const { id } = (await stage.book({ listingId: await stage.addStay() })).body;
  const declined = await stage.act(host, id, { status: 'declined', reason: TEXT });
  expect(leaked(declined.text)).toEqual([]);
  expect(leaked(await bytes(stage.guest, id)), 'to the guest').toEqual([]);
  expect(leaked((await stage.page(admin, id)).text)).toEqual([]);
  expect(leaked((await stage.page(host, id)).text), 'to the host').toEqual(SECRETS);
});

test('mails keep contact details back too, with a word why, in the language of their reader', async () => {
  const about = async (id: string, to: typeof host) =>
    (await stage.mails(to)).filter(({ text }) => text.includes(id));
  const { id } = (await stage.book({ listingId: await stage.addStay(), message: TEXT })).body;
  await stage.act(host, id, { status: 'declined', reason: TEXT });
  const [request] = await about(id, host);
  const answer = (await about(id, stage.guest)).at(-1);
  for (const mail of [request, answer]) {
    expect(mail?.text).toContain('$1,200.');
    for (const content of [mail?.text, mail?.html]) {
      expect(content).not.toMatch(/\+351|912 345|ana\.h@|wa\.me|insta_ana/);
    }
  }
  expect(request?.text).toContain('[phone number hidden]');
  expect(request?.text).toContain('stay hidden until a reservation is approved');
  expect(answer?.text).toContain('[Telefonnummer verdeckt]');

  await stage.renewGuest();
  const plain = (await stage.book({ listingId: await stage.addStay(), message: 'Hello!' })).body;
  const [quiet] = await about(plain.id, host);
  expect(quiet?.text).toContain('Hello!');
  expect(quiet?.text).not.toContain('stay hidden');
});
