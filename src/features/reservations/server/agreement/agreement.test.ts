import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { StayAgreement, StayDocument } from '../../contract.ts';
import { SECRETS } from '../testing/add-stay.ts';
import { payByTheMonth } from '../testing/monthly-guest.ts';
import { END, makeStage, NOW, START, type Stage } from '../testing/stage.ts';

const stage: Stage = await makeStage();
let listingId: string;
beforeEach(async () => {
  await stage.renewGuest();
  stage.app.clock.set(NOW);
  listingId = await stage.addStay();
  await setRules(['Shoes off', 'Quiet from 10 pm']);
});
afterAll(() => stage.app.close());

const { main } = stage.app.services.database;
const setRules = (rules: string[]) =>
  main.execute(
    sql`update stay set house_rules = array(select jsonb_array_elements_text(${JSON.stringify(rules)}::jsonb)) where listing_id = ${listingId}`,
  );

const read = (id: string, as: TestPerson = stage.guest) =>
  stage.app.request<StayAgreement & { code: string }>('GET', `/api/reservations/${id}/agreement`, {
    as,
  });

/** All values of a version by their labels. */
const readFacts = ({ parts }: StayDocument) =>
  Object.fromEntries(parts.flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])));
const readLines = ({ parts }: StayDocument) => parts.flatMap(({ lines }) => lines);

function english({ versions }: StayAgreement): StayDocument {
  const version = versions.find(({ locale }) => locale === 'en');
  if (version === undefined) throw new Error('there is no English version');
  return version;
}

/** Three days before 20 March in Tokyo. */
const OPENS = '2026-03-16T15:00:00Z';

test('is in the language of the guest beside that of the host, part by part', async () => {
  const id = await stage.reach('paid', { listingId });
  const { body } = await read(id);
  expect(body.viewer).toBe('guest');
  expect(body.versions.map(({ locale, title }) => [locale, title])).toEqual([
    ['de', 'Aufenthaltsvereinbarung'],
    ['en', 'Stay agreement'],
  ]);
  const [german, other] = body.versions;
  expect(german?.parts).toHaveLength(other?.parts.length ?? 0);
  expect(german?.parts.map(({ facts }) => facts.length)).toEqual(
    other?.parts.map(({ facts }) => facts.length),
  );
  const asHost = await read(id, stage.host);
  expect(asHost.body.viewer).toBe('host');
});

test('is one text where both have the same language', async () => {
  const id = await stage.reach('paid', { listingId });
  await main.execute(sql`update "user" set locale = 'en' where id = ${stage.guest.id}`);
  expect((await read(id)).body.versions.map(({ locale }) => locale)).toEqual(['en']);
});

test('is English for who reads a language that is not wholly translated', async () => {
  const id = await stage.reach('paid', { listingId });
  await main.execute(sql`update "user" set locale = 'it' where id = ${stage.guest.id}`);
  expect((await read(id)).body.versions.map(({ locale }) => locale)).toEqual(['en']);
});

test('states who, where, when, the price, the deposit, the rules and who accepted when', async () => {
  const id = await stage.reach('pending', { listingId });
  stage.app.clock.set('2026-03-02T10:30:00Z');
  await stage.act(stage.host, id, { status: 'approved' });
  await stage.pay(id);
  const version = english((await read(id)).body);
  expect(readFacts(version)).toMatchObject({
    Guest: 'Gina Guest',
    Host: 'Haru Host',
    Stay: 'Cedar House',
    City: 'Tokyo, Japan',
    Arrival: 'Fri, Mar 20, 2026, from 3:00 PM',
    Departure: 'Wed, Mar 25, 2026, by 11:00 AM',
    Nights: '5 nights',
    Guests: '1 guest',
    'Nights, 5 × $100.00': '$500.00',
    'Refundable deposit': '$50.00',
    Total: '$652.40',
    'Gina Guest': 'Mon, Mar 2, 2026, 6:00 PM (Asia/Tokyo)',
    'Haru Host': 'Mon, Mar 2, 2026, 7:30 PM (Asia/Tokyo)',
  });
  expect(readLines(version)).toEqual(expect.arrayContaining(['Shoes off', 'Quiet from 10 pm']));
  expect(readLines(version).join(' ')).toContain('$50.00 of the price is a deposit');
  expect(version.parts.map(({ title }) => title)).toContain('Cancellation: Flexible');
  expect(version.notice).toBeNull();
});

test('keeps the rules of the house that were agreed on', async () => {
  const id = await stage.reach('paid', { listingId });
  await setRules(['No guests after 8 pm']);
  expect(readLines(english((await read(id)).body))).toContain('Shoes off');
  // A request of an older release has no rules on record: those of today are shown.
  await main.execute(sql`update reservation set house_rules = null where id = ${id}`);
  expect(readLines(english((await read(id)).body))).toContain('No guests after 8 pm');
});

test('lists the instalments of a stay that is paid by the month, each on its day', async () => {
  const id = await payByTheMonth(stage, 60, 'succeeds');
  const [payment] = english((await read(id)).body).parts.filter(
    ({ title }) => title === "How it's paid",
  );
  expect(payment?.facts.map(({ label }) => label)).toEqual([
    'Once the host has approved',
    'Due on Tue, Apr 14, 2026',
  ]);
});

describe('the address', () => {
  test.each([
    ['5 nights, before the arrival details open', END, NOW, false],
    ['5 nights, three days before', END, OPENS, true],
    ['28 nights, before the arrival details open', '2026-04-17', NOW, false],
    ['29 nights, at once', '2026-04-18', NOW, true],
  ])('%s', async (_, endDate, moment, isShown) => {
    const id = await stage.reach('paid', { listingId, endDate });
    stage.app.clock.set(moment);
    const { body, text } = await read(id);
    expect(text.includes(SECRETS.address)).toBe(isShown);
    if (!isShown)
      expect(readFacts(english(body)).Address).toMatch(/^Available here from .*\(Asia\/Tokyo\)$/);
    // The way in is on the page of the trip alone.
    for (const secret of [SECRETS.wifiPassword, SECRETS.entryInstructions]) {
      expect(text).not.toContain(secret);
    }
    expect((await read(id, stage.host)).text).toContain(SECRETS.address);
  });
});

test('follows a change of dates that the host accepted, and no other', async () => {
  const id = await stage.reach('paid', { listingId });
  const before = readFacts(english((await read(id)).body))['Haru Host'];
  stage.app.clock.set('2026-03-04T09:00:00Z');
  await stage.act(stage.guest, id, { status: 'Update', startDate: START, endDate: '2026-03-27' });
  expect(readFacts(english((await read(id)).body))).toMatchObject({
    Nights: '5 nights',
    'Haru Host': before,
  });
  stage.app.clock.set('2026-03-05T09:00:00Z');
  await stage.act(stage.host, id, { status: 'accept-change' });
  expect(readFacts(english((await read(id)).body))).toMatchObject({
    Nights: '7 nights',
    'Gina Guest': 'Wed, Mar 4, 2026, 6:00 PM (Asia/Tokyo)',
    'Haru Host': 'Thu, Mar 5, 2026, 6:00 PM (Asia/Tokyo)',
  });
});

test('of a cancelled stay says so', async () => {
  const id = await stage.reach('paid', { listingId });
  await stage.cancel(stage.guest, id);
  expect(english((await read(id)).body).notice).toBe(
    'This stay was cancelled on Mon, Mar 2, 2026, 6:00 PM (Asia/Tokyo).',
  );
});

test('is there for its two people, once the stay is paid, as the page says', async () => {
  const id = await stage.reach('approved', { listingId });
  const mayOpen = async (as: TestPerson) => (await stage.page(as, id)).body.documents;
  expect((await read(id)).body.code).toBe('payment-required');
  expect(await mayOpen(stage.guest)).toEqual({ agreement: false, letter: false });
  await stage.pay(id);
  expect(await mayOpen(stage.guest)).toEqual({ agreement: true, letter: true });
  expect(await mayOpen(stage.host)).toEqual({ agreement: true, letter: false });
  expect((await read(id, stage.host)).status).toBe(200);
  expect((await read(id, stage.stranger)).status).toBe(404);
  expect((await stage.app.request('GET', `/api/reservations/${id}/agreement`)).status).toBe(401);
});
