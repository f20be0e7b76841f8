import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { ITINERANT_FORM, PORTO } from '#features/itinerants/server/testing/itinerant-form.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { queryRows } from '#platform/server/database/database.ts';
import type { listNotices } from '../contract/routes.ts';
import { makeStage, NOW } from './testing/stage.ts';

const stage = await makeStage();
const { app, host } = stage;
afterAll(() => app.close());

/** From Porto, May 3, to Lisbon, where it ends on May 24. */
const [PORTO_STOP, LISBON_STOP] = ITINERANT_FORM.stops;
const POINT = 'Cais do Teste, gate 4';

let guest: TestPerson;
/** Of a guest who boards at the second stop, at its own meeting point. */
let id: string;
beforeAll(async () => {
  app.clock.set(NOW);
  guest = await app.signUp('Petra Part');
  const stops = [PORTO_STOP, { ...LISBON_STOP, meetingPoint: POINT, checkInFrom: '18:30' }];
  const body = { ...ITINERANT_FORM, title: 'Two vans', minnight: 3, stops };
  const listed = await app.request<{ id: string }>('POST', '/api/itinerants', { body, as: host });
  const dates = { startDate: '2026-05-13', endDate: '2026-05-20' };
  const booked = await stage.book({ listingId: listed.body.id, ...dates }, guest);
  if (booked.body.id === undefined) throw new Error(booked.text);
  ({ id } = booked.body);
  await stage.act(host, id, { status: 'approved' });
  const { body: payment } = await stage.startPayment(id, {}, guest);
  await stage.settle(payment.url);
  await stage.act(guest, id, { status: 'Update', startDate: '2026-05-16', endDate: '2026-05-23' });
  await stage.act(host, id, { status: 'accept-change' });
  app.clock.set('2026-05-14T09:00:00Z');
  await stage.runJob('reservations.remind-of-arrival');
  await stage.cancel(guest, id);
});

/** Texts of the notices about the reservation by kind, as a reader of a language gets them. */
async function listTexts(person: TestPerson, language = 'en') {
  const { body } = await app.request<RouteResponse<typeof listNotices>>('GET', '/api/notices', {
    as: person,
    headers: { 'accept-language': language },
  });
  const about = body.items.filter(({ reservationId }) => reservationId === id);
  return new Map(about.map(({ kind, text }) => [kind, text]));
}

test('notices to who boards part-way are of their own days, to guest and host alike', async () => {
  const told = await listTexts(guest);
  expect(Object.fromEntries(told)).toMatchObject({
    'request-sent': 'Your request for Two vans, Wed, May 13 – Wed, May 20, 2026, is with the host',
    'change-accepted': 'Your dates at Two vans are now Sat, May 16 – Sat, May 23, 2026',
    'arrival-soon': "Your stay at Two vans starts soon: here's how to get in",
    cancelled: 'Your stay at Two vans, Sat, May 16 – Sat, May 23, 2026, was cancelled',
  });
  expect(Object.fromEntries(await listTexts(host))).toMatchObject({
    'request-received': 'New request for Two vans, Wed, May 13 – Wed, May 20, 2026',
    'payment-received': 'The guest has paid for Two vans, Wed, May 13 – Wed, May 20, 2026',
  });
});

test.each(['en', 'de', 'ar'])('no notice in %s sends them to the first stop', async (language) => {
  for (const person of [guest, host]) {
    const told = await listTexts(person, language);
    expect(told.size).toBeGreaterThan(3);
    for (const [kind, text] of told) {
      for (const word of ['Porto', ITINERANT_FORM.address, ...PORTO.map(String)]) {
        expect(text, kind).not.toContain(word);
      }
    }
  }
});

test('the mail that comes with each notice, and says where, names where they board', async () => {
  const mails = await queryRows<{ template: string; text: string; html: string }>(
    app.services.database.main,
    sql`select template, text, html from mail_outbox where text like ${`%${id}%`}`,
  );
  const templates = new Set(mails.map(({ template }) => template));
  const kinds = [...(await listTexts(guest)).keys(), ...(await listTexts(host)).keys()];
  // New dates and what follows them are gathered, and mailed later as one.
  const atOnce = kinds.filter((kind) => templates.has(`reservations.${kind}`));
  expect(atOnce).toEqual(expect.arrayContaining(['request-sent', 'paid', 'arrival-soon']));
  for (const { template, text, html } of mails) {
    expect(text + html, template).not.toContain(ITINERANT_FORM.address);
    expect(text + html, template).not.toContain('Porto');
    if (/(Place|Boarding|Meeting point): /.test(text)) expect(text, template).toContain('Lisbon');
  }
  const arrival = mails.find(({ template }) => template === 'reservations.arrival-soon');
  expect(arrival?.text).toContain(`Meeting point: ${POINT}`);
});
