import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { SECRETS } from './testing/add-stay.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
let admin: TestPerson;
beforeAll(async () => {
  admin = await stage.app.signUp('Ada Admin', { role: 'admin' });
});
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
  await stage.app.services.database.main.execute(sql`
    update profile set phone = '+81-hidden-phone', whatsapp = 'hidden-whatsapp',
      revolut = 'hidden-revolut', wise = 'hidden-wise', bio = 'I like mountains',
      birth_date = '1996-03-03'
    where user_id = ${stage.guest.id}`);
});
afterAll(() => stage.app.close());

const ARRIVAL = Object.values(SECRETS).map(String);
const CONTACT = ['hidden-phone', 'hidden-whatsapp', 'hidden-revolut', 'hidden-wise', 'gina.guest+'];
const ALWAYS_HIDDEN = ['1996-03-03', 'haru.host@'];

/** The words that occur anywhere in an answer. */
const found = (text: string, words: readonly string[]) =>
  words.filter((word) => text.includes(word));

/** Three days before 20 March in Tokyo. */
const OPENS = '2026-03-16T15:00:00Z';

describe('the bytes of a reservation', () => {
  test.each([
    // status, moment, viewer, arrival details, contact, code
    ['pending', OPENS, 'guest', false, false, false],
    ['pending', NOW, 'host', true, false, false],
    ['approved', OPENS, 'guest', false, false, false],
    ['approved', NOW, 'host', true, true, true],
    ['paid', '2026-03-16T14:59:59Z', 'guest', false, false, false],
    ['paid', OPENS, 'guest', true, false, false],
    ['paid', '2026-03-25T14:59:59Z', 'guest', true, false, false],
    ['paid', '2026-03-25T15:00:00Z', 'guest', false, false, false],
    ['paid', OPENS, 'host', true, true, true],
    ['paid', OPENS, 'admin', false, false, false],
    ['cancelled', OPENS, 'guest', false, false, false],
    ['cancelled', OPENS, 'host', true, false, false],
    ['declined', OPENS, 'guest', false, false, false],
    ['declined', NOW, 'host', true, false, false],
  ] as const)('%s at %s for the %s: arrival %s, contact %s, code %s', async (...row) => {
    const [status, moment, who, arrival, contact, code] = row;
    const listingId = await stage.addStay();
    const id = await reach(status, listingId);
    stage.app.clock.set(moment);
    const viewer = who === 'admin' ? admin : stage[who];
    const { text, body } = await stage.page(viewer, id);
    expect(found(text, ARRIVAL)).toEqual(arrival ? ARRIVAL : []);
    expect(found(text, CONTACT)).toEqual(contact ? CONTACT : []);
    expect(found(text, ALWAYS_HIDDEN)).toEqual([]);
    expect(body.viewer).toBe(who);
    const stored = (await stage.row(id)).check_in_code;
    expect(body.checkInCode).toBe(code ? stored : null);
    if (!code && typeof stored === 'string') expect(text).not.toContain(stored);
    // The host knows the requesting guest from the request on.
    expect(body.customer?.bio).toBe(who === 'host' ? 'I like mountains' : undefined);
  });

  test('are the same to a stranger as those of a reservation that does not exist', async () => {
    const id = await reach('paid', await stage.addStay());
    const nobody = '00000000-0000-4000-8000-000000000000';
    const bare = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', { status: 'approved' }],
      ['POST', { code: 'AAAAAA' }],
      ['DELETE', {}],
    ] as const) {
      const ask = (of: string) =>
        stage.app.request(method, `/api/reservations/${of}`, {
          as: stage.stranger,
          ...(body === undefined ? {} : { body }),
        });
      const [real, unreal] = [await ask(id), await ask(nobody)];
      expect(real.status).toBe(404);
      expect(bare(real.text)).toBe(bare(unreal.text));
    }
    const payment = await stage.startPayment(id, {}, stage.stranger);
    expect(payment.status).toBe(404);
  });

  test('need somebody who is signed in', async () => {
    const id = await reach('paid', await stage.addStay());
    const answer = await stage.app.request('GET', `/api/reservations/${id}`);
    expect(answer.status).toBe(401);
  });
});

test('neither lists nor answers of steps tell what the page withholds', async () => {
  const listingId = await stage.addStay();
  const { body, text: asked } = await stage.book({ listingId });
  const approved = await stage.act(stage.host, body.id, { status: 'approved' });
  const lists = await Promise.all([
    stage.app.request('GET', '/api/trips', { as: stage.guest }),
    stage.app.request('GET', '/api/reservations', { as: stage.host }),
    stage.app.request('GET', '/api/notices', { as: stage.guest }),
  ]);
  const hidden = [...ARRIVAL, ...CONTACT, ...ALWAYS_HIDDEN];
  for (const text of [asked, approved.text, ...lists.map((list) => list.text)]) {
    expect(found(text, hidden)).toEqual([]);
  }
});

test('lists hold only what is mine', async () => {
  const id = await reach('pending', await stage.addStay());
  type List = { items: { id: string; guest: { id: string }; host: { id: string } }[] };
  const trips = await stage.app.request<List>('GET', '/api/trips', { as: stage.guest });
  const inbox = await stage.app.request<List>('GET', '/api/reservations', { as: stage.host });
  const others = await stage.app.request<List>('GET', '/api/trips', { as: stage.stranger });
  expect(trips.body.items.map((item) => item.id)).toContain(id);
  expect(trips.body.items.every(({ guest }) => guest.id === stage.guest.id)).toBe(true);
  expect(inbox.body.items.every(({ host }) => host.id === stage.host.id)).toBe(true);
  expect(others.body.items).toEqual([]);
});

test('what waits for the host stands first, the most urgent on top', async () => {
  const own = await makeStage();
  const listingId = await own.addStay({ capacity: 9 });
  const approved = await own.reach('approved', { listingId, startDate: '2026-03-18' });
  const changing = await own.reach('approved', { listingId });
  const dates = { startDate: '2026-03-21', endDate: '2026-03-26' };
  await own.act(own.guest, changing, { status: 'Update', ...dates });
  await own.renewGuest();
  const later = await own.reach('pending', { listingId });
  await own.renewGuest();
  const sooner = await own.reach('pending', {
    listingId,
    startDate: '2026-03-04',
    endDate: '2026-03-06',
  });
  const { body } = await own.app.request<{ items: { id: string }[] }>('GET', '/api/reservations', {
    as: own.host,
  });
  expect(body.items.map(({ id }) => id)).toEqual([sooner, later, changing, approved]);
  await own.app.close();
});

async function reach(
  status: 'pending' | 'approved' | 'paid' | 'cancelled' | 'declined',
  listingId: string,
): Promise<string> {
  if (status === 'declined') {
    const id = await stage.reach('pending', { listingId });
    await stage.act(stage.host, id, { status: 'declined' });
    return id;
  }
  const id = await stage.reach(status === 'cancelled' ? 'paid' : status, { listingId });
  if (status === 'cancelled') await stage.cancel(stage.guest, id);
  return id;
}
