/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { MAKE_SESSIONS, resetHowFar, sessionLines } from '#entry/resilience/testing/timetables.ts';
import { makeTestApp, type TestApp } from '#entry/testing/test-app.ts';
import type { ExperienceSearchPage } from '#features/experiences/contract.ts';
import type { ItinerantFigures } from '#features/itinerants/contract.ts';
import { loadWorld } from './load-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp();
  await loadWorld(app.services);
});
afterAll(() => app.close());

test('it breaks no rule of the product, but that nobody was told of what it begins with', async () => {
  const broken = await brokenRules(app.services.database.executeSql);
  expect(broken.filter((rule) => !rule.startsWith('a step told nobody'))).toEqual([]);
});

test('nobody of it is mailed by what happens every minute', async () => {
  const everyMinute = app.jobHandlers.filter(({ cron }) => cron === '* * * * *');
  expect(everyMinute.length).toBeGreaterThan(4);
  for (const { run } of everyMinute) await run({} as never);
  const { rows } = await app.services.database.executeSql(
    'select template, count(*)::int as mails from mail_outbox group by template',
  );
  expect(rows).toEqual([]);
});

test('no night of an itinerant has more places taken than there are, or lies outside of it', async () => {
  const { rows } = await app.services.database.executeSql(`
    select n.listing_id, n.night from night n
    join itinerant i on i.listing_id = n.listing_id
    where n.capacity <> i.guest_count or n.night < i.start_date or n.night >= i.end_date`);
  expect(rows).toEqual([]);
});

test('the landing block counts 90 itinerants in 18 categories, with 4.7 stars', async () => {
  const { body } = await app.request<ItinerantFigures>('GET', '/api/itinerant-figures');
  expect(body).toMatchObject({ itinerants: 90, rating: { average: 4.7 } });
  expect(body.categories.map(({ category }) => category)).toEqual([...ITINERANT_CATEGORIES]);
  for (const { category, itinerants, members, places } of body.categories) {
    expect(itinerants, category).toBe(5);
    expect(members, category).toBeGreaterThan(4);
    expect(places, category).toBeGreaterThanOrEqual(4);
  }
});

test('experiences are found by place, days and seats, with the places that are managed', async () => {
  const now = app.services.now().toZonedDateTimeISO('UTC').toPlainDate();
  const query = new URLSearchParams({
    locationValue: 'PT',
    latitude: '38.7167',
    longitude: '-9.1333',
    radiusKm: '10',
    startDate: now.add({ days: 1 }).toString(),
    endDate: now.add({ days: 15 }).toString(),
    guestCount: '2',
  });
  const found = await app.request<ExperienceSearchPage>('GET', `/api/experiences?${query}`);
  expect(found.body.total).toBeGreaterThanOrEqual(6);
  for (const { city, session } of found.body.items) {
    expect(city).toBe('Lisbon');
    expect(session.left).toBeGreaterThanOrEqual(2);
  }
  const managed = await app.request<object>('GET', '/data/managedExperiences.json');
  expect(Object.keys(managed.body)).toHaveLength(12);
});

test('the sessions are those that the product makes', async () => {
  const { executeSql } = app.services.database;
  const lines = await sessionLines(executeSql);
  expect(lines.length).toBeGreaterThan(4_000);
  await resetHowFar(
    executeSql,
    app.services.now().toZonedDateTimeISO('UTC').toPlainDate().toString(),
  );
  await app.jobHandlers.find(({ name }) => name === MAKE_SESSIONS)?.run({} as never);
  expect(await sessionLines(executeSql)).toEqual(lines);
});
