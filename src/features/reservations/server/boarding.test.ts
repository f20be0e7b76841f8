import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { ITINERANT_FORM, PORTO } from '#features/itinerants/server/testing/itinerant-form.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { makeFeed, readFeed } from './testing/read-feed.ts';
import { makeStage, NOW } from './testing/stage.ts';

const stage = await makeStage();
const { app, host } = stage;
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const [PORTO_STOP, LISBON_STOP] = ITINERANT_FORM.stops;
const OHRID = { value: 'MK', label: 'North Macedonia', latlng: [41.117_234_5, 20.801_987_6] };
/** It begins in Porto, at its own address; the host set no meeting point in Ohrid. */
const STOPS = [
  PORTO_STOP,
  {
    ...LISBON_STOP,
    endDate: '2026-05-18',
    meetingPoint: 'Cais do Teste, gate 4',
    checkInFrom: '18:30',
  },
  {
    location: OHRID,
    region: 'Southwestern',
    city: 'Ohrid',
    startDate: '2026-05-18',
    endDate: '2026-05-24',
  },
];
/** For the first stop only; its town is part of the route that the listing's page shows. */
const FIRST_STOP = [ITINERANT_FORM.address, 'Porto', ...PORTO.map(String)];
const LISBON_POINT = LISBON_STOP.location.latlng;

let listingId: string;
let guest: TestPerson;
beforeAll(async () => {
  guest = await app.signUp('Petra Part');
  const fees = { taxFees: 0, cleaningFees: 0, securityDepositFee: 0 };
  const body = { ...ITINERANT_FORM, ...fees, title: 'Two vans', minnight: 3, stops: STOPS };
  const answer = await app.request<{ id: string }>('POST', '/api/itinerants', { body, as: host });
  if (answer.body.id === undefined) throw new Error(answer.text);
  listingId = answer.body.id;
});

/** A paid reservation of these nights. */
async function join(startDate: string, endDate: string, as = guest): Promise<string> {
  app.clock.set(NOW);
  const { body, text } = await stage.book({ listingId, startDate, endDate }, as);
  if (body.id === undefined) throw new Error(text);
  await stage.act(host, body.id, { status: 'approved' });
  const { body: payment } = await stage.startPayment(body.id, {}, as);
  await stage.settle(payment.url);
  return body.id;
}

const page = async (id: string, as = guest) => stage.page(as, id);

/** The emails about a reservation to one of its parties. */
async function mailsTo(person: TestPerson, id: string) {
  const mails = await queryRows<{ template: string; text: string; html: string; calendar: string }>(
    app.services.database.main,
    sql`
      select template, text, html, coalesce(calendar, '') as calendar from mail_outbox
      where "to" = ${person.email} and text like ${`%${id}%`}`,
  );
  return new Map(mails.map((mail) => [mail.template.replace('reservations.', ''), mail]));
}

function expectNothingOfFirstStop(what: string, bytes: string) {
  for (const word of FIRST_STOP) expect(bytes, what).not.toContain(word);
}

describe('a guest of the last stops', () => {
  let id: string;
  beforeAll(async () => {
    id = await join('2026-05-13', '2026-05-24');
  });

  test('reads on their trip where they board and leave, and never of the first stop', async () => {
    app.clock.set('2026-05-11T09:00:00Z');
    const [latitude, longitude] = LISBON_POINT;
    for (const as of [guest, host]) {
      const { body, text } = await page(id, as);
      expect(body).toMatchObject({
        listing: { city: 'Lisbon', countryName: 'Portugal' },
        boarding: {
          arrival: { city: 'Lisbon', timeZone: 'Europe/Lisbon', checkInFrom: '18:30' },
          leaving: { city: 'Ohrid', countryName: 'North Macedonia', timeZone: 'Europe/Skopje' },
        },
        zones: { arrival: 'Europe/Lisbon', leaving: 'Europe/Skopje' },
        checkInFrom: '18:30',
        arrival: { address: 'Cais do Teste, gate 4', latitude, longitude },
      });
      expectNothingOfFirstStop('trip', text);
    }
    const trips = await app.request('GET', '/api/trips', { as: guest });
    expect(trips.text).toContain('"city":"Ohrid"');
    expectNothingOfFirstStop('trips', trips.text);
    const inbox = await app.request('GET', '/api/reservations', { as: host });
    expect(inbox.text).toContain('"city":"Ohrid"');
    expectNothingOfFirstStop('inbox', inbox.text);
  });

  test('has Lisbon in the file and the feed of their calendar, by its hours', async () => {
    const path = `/api/reservations/${id}/calendar.ics`;
    const file = await app.request('GET', path, { as: guest });
    const feed = await readFeed(app, await makeFeed(app, guest));
    expect(feed.events[0]).toMatchObject({
      LOCATION: 'Lisbon\\, Portugal',
      // 18:30 in Lisbon, and 11:00 in Ohrid.
      DTSTART: '20260513T173000Z',
      DTEND: '20260524T090000Z',
    });
    expect(feed.events[0]?.DESCRIPTION).toMatch(/^Board in Lisbon\\, leave in Ohrid\./);
    for (const { text } of [file, feed]) {
      expect(text).toContain('DTSTART:20260513T173000Z');
      expectNothingOfFirstStop('calendar', text);
    }
  });

  test('is told of Lisbon in every mail, as their host is', async () => {
    app.clock.set('2026-05-11T09:00:00Z');
    await stage.runJob('reservations.remind-of-arrival');
    const [told, hosted] = [await mailsTo(guest, id), await mailsTo(host, id)];
    expect([...told.keys()].sort()).toEqual(['approved', 'arrival-soon', 'paid', 'request-sent']);
    expect([...hosted.keys()].sort()).toEqual(['payment-received', 'request-received']);
    for (const [template, { text, html, calendar }] of [...told, ...hosted]) {
      expectNothingOfFirstStop(template, text + html + calendar);
    }
    const arrival = told.get('arrival-soon')?.text ?? '';
    expect(arrival).toContain('Place: Lisbon, Portugal');
    expect(arrival).toContain('Meeting point: Cais do Teste, gate 4');
    expect(arrival).toMatch(/Arrival: Wednesday, May 13, 2026, from 6:30 PM/);
    for (const each of [told.get('request-sent'), hosted.get('request-received')]) {
      expect(each?.text).toContain('Boarding: Lisbon, Portugal · Wed, May 13, 2026');
      expect(each?.text).toContain('Leaving: Ohrid, North Macedonia · Sun, May 24, 2026');
    }
  });

  test('pays for the way from Lisbon to Ohrid', async () => {
    const [{ description }] = (await queryRows<{ description: string }>(
      app.services.database.main,
      sql`
        select description from sandbox_checkout
        where success_url like ${`%${id}%`}`,
    )) as [{ description: string }];
    expect(description).toMatch(/^Two vans, Lisbon – Ohrid, /);
  });

  test('finds it in the export of their account', async () => {
    const { text } = await app.request('GET', '/api/account/export', { as: guest });
    expect(text).toMatch(/"boardsIn":\s*"Lisbon, Portugal"/);
    expect(text).toMatch(/"leavesIn":\s*"Ohrid, North Macedonia"/);
  });

  test('who asks for other days is told with them where they would board', async () => {
    await stage.act(guest, id, {
      status: 'Update',
      startDate: '2026-05-18',
      endDate: '2026-05-24',
    });
    const { body } = await page(id);
    expect(body.change?.boarding).toMatchObject({ arrival: { city: 'Ohrid' } });
    await app.services.jobs.drain();
    const mail = (await mailsTo(host, id)).get('change-requested');
    expect(mail?.text).toContain('With the new dates: Board in Ohrid, leave in Ohrid.');
    await stage.act(host, id, { status: 'accept-change' });
    const moved = (await page(id)).body;
    expect(moved.listing.city).toBe('Ohrid');
    expect(moved.zones.arrival).toBe('Europe/Skopje');
  });
});

test('a stop without a meeting point names its town, and no point of any other', async () => {
  const other = await app.signUp('Otto Ohrid');
  const id = await join('2026-05-18', '2026-05-24', other);
  app.clock.set('2026-05-16T09:00:00Z');
  const { body, text } = await page(id, other);
  expect(body.listing.city).toBe('Ohrid');
  expect(body.checkInFrom).toBe('15:00');
  expect(body.arrival).toMatchObject({ address: '', latitude: null, longitude: null });
  expectNothingOfFirstStop('trip', text);
  await stage.runJob('reservations.remind-of-arrival');
  const mail = (await mailsTo(other, id)).get('arrival-soon')?.text ?? '';
  expect(mail).toContain('Meeting point: Haru Host will tell you where to meet.');
});

test('who boards at the first stop meets at the address of the itinerant', async () => {
  const other = await app.signUp('Paula Porto');
  const id = await join('2026-05-05', '2026-05-13', other);
  app.clock.set('2026-05-03T09:00:00Z');
  const { body } = await page(id, other);
  expect(body.boarding).toMatchObject({ arrival: { city: 'Porto' }, leaving: { city: 'Porto' } });
  expect(body.arrival).toMatchObject({ address: ITINERANT_FORM.address, latitude: PORTO[0] });
  expect(body.checkInFrom).toBe('15:00');
});

test('a meeting point is told to nobody else, and to its guest three days before', async () => {
  const other = await app.signUp('Nora Notyet');
  const id = await join('2026-05-13', '2026-05-16', other);
  const secrets = ['Cais do Teste', ...LISBON_POINT.map(String)];
  app.clock.set('2026-05-09T22:59:00Z');
  const quote = `quote?startDate=2026-05-13&endDate=2026-05-16`;
  for (const [path, as] of [
    [`/api/reservations/${id}`, other],
    ['/api/trips', other],
    [`/api/reservations/${id}/calendar.ics`, other],
    [`/api/itinerants/${listingId}`, other],
    [`/api/itinerants/${listingId}`, undefined],
    [`/api/itinerants/${listingId}/${quote}`, undefined],
    [`/api/reservations/${id}`, stage.stranger],
  ] as const) {
    const { text } = await app.request('GET', path, as === undefined ? {} : { as });
    for (const secret of secrets) expect(text, path).not.toContain(secret);
  }
  app.clock.set('2026-05-09T23:00:00Z');
  expect((await page(id, other)).body.arrival?.address).toBe('Cais do Teste, gate 4');
});

test('a quote says where one boards and leaves', async () => {
  const { body } = await app.request<NightsQuote>(
    'GET',
    `/api/itinerants/${listingId}/quote?startDate=2026-05-13&endDate=2026-05-20`,
  );
  expect(body.boarding).toMatchObject({
    arrival: { city: 'Lisbon', checkInFrom: '18:30' },
    leaving: { city: 'Ohrid', checkOutUntil: '11:00' },
  });
});
