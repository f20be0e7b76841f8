import { mkdirSync } from 'node:fs';
import { startApp } from './app-server.ts';
import { startCluster } from './cluster.ts';
import { type Counts, countRows } from './count-rows.ts';
import { CACHE } from './paths.ts';
import { keepResults, machineLoad, tableOf } from './report.ts';
import { announcementRows } from './rows/announcements.ts';
import { cachedPageRows } from './rows/cached-pages.ts';
import { calendarRows } from './rows/calendars.ts';
import { consoleRows } from './rows/console.ts';
import { demoRows } from './rows/demo.ts';
import { embeddedRows } from './rows/embedded.ts';
import { experienceRows } from './rows/experiences.ts';
import { firstLoadRows } from './rows/first-load.ts';
import { growthRows, millionRows } from './rows/growth.ts';
import { instalmentRows } from './rows/instalments.ts';
import { landingRows } from './rows/landing.ts';
import { lighthouseRows } from './rows/lighthouse.ts';
import { memoryRows } from './rows/memory.ts';
import { moneyRows } from './rows/money.ts';
import { numbersRows } from './rows/numbers.ts';
import { pageRows } from './rows/pages.ts';
import { bookingRows, reservationRows } from './rows/reservations.ts';
import { rivalRows } from './rows/rivals.ts';
import { isKept, type Row } from './rows/row.ts';
import { savedSearchRows } from './rows/saved-searches.ts';
import { scrollingRows } from './rows/scrolling.ts';
import { analyticsRows, itinerantRows, monthsRows, searchRows } from './rows/search.ts';
import { signedInPageRows } from './rows/signed-in-pages.ts';
import { startRows } from './rows/start.ts';
import { travelRows } from './rows/travel.ts';
import { uploadRows } from './rows/uploads.ts';
import { wizardRows } from './rows/wizard.ts';
import { readSettings } from './settings.ts';
import { copyDatabase, stockDatabase } from './stock.ts';

const settings = readSettings();
const wanted = (part: string) => settings.only.length === 0 || settings.only.includes(part);
const loadBefore = machineLoad();
mkdirSync(CACHE, { recursive: true });

const cluster = await startCluster();
const rows: Row[] = [];
const failures: string[] = [];
let largeCounts: Counts | null = null;

async function part(name: string, measure: () => Promise<Row[]>): Promise<void> {
  if (!wanted(name)) return;
  process.stdout.write(`\n${name} …\n`);
  try {
    const measured = await measure();
    rows.push(...measured);
    process.stdout.write(`${tableOf(measured).split('\n').slice(2).join('\n')}\n`);
  } catch (error) {
    // The others are still worth measuring; this one counts as missed.
    failures.push(`${name}: ${(error as Error).message}`);
    process.stdout.write(`${(error as Error).stack}\n`);
  }
}

try {
  const { database: template } = await stockDatabase(cluster, settings.stays);
  const count = (name: string, min: Counts) =>
    countRows(name, (text) => cluster.sql(name, text), min);
  const counts = await count(template, settings);
  const database = await copyDatabase(cluster, template, 'read');
  const app = await startApp('small', { DATABASE_URL: cluster.url(database) });
  const stage = { settings, cluster, template, database, app };
  await part('search', () => searchRows(stage));
  await part('months', () => monthsRows(stage));
  await part('analytics', () => analyticsRows(stage));
  await part('itinerants', () => itinerantRows(stage));
  await part('experiences', () => experienceRows(stage));
  await part('travel', () => travelRows(stage));
  await part('pages', () => pageRows(stage));
  await part('signed-in-pages', () => signedInPageRows(stage));
  await part('cached-pages', () => cachedPageRows(stage));
  await part('announcements', () => announcementRows(stage));
  await part('reservations', () => reservationRows(stage));
  await part('bookings', () => bookingRows(stage));
  await part('instalments', () => instalmentRows(stage));
  await part('money', () => moneyRows(stage));
  await part('numbers', () => numbersRows(stage));
  await part('console', () => consoleRows(stage));
  await part('calendars', () => calendarRows(stage));
  await part('saved-searches', () => savedSearchRows(stage));
  await part('rivals', () => rivalRows(stage));
  await part('uploads', () => uploadRows(stage));
  await part('growth', async () => {
    const large = await stockDatabase(cluster, settings.manyStays);
    const nights = (settings.nights / settings.stays) * settings.manyStays;
    largeCounts = await count(large.database, { stays: settings.manyStays, nights });
    return growthRows(stage, large.database);
  });
  await part('million', async () => {
    const { mostStays, stays: fewStays } = settings;
    const { database: many } = await stockDatabase(cluster, mostStays, false);
    const { database: few } = await stockDatabase(cluster, fewStays, false);
    await count(many, { stays: mostStays, nights: 0 });
    await count(few, { stays: fewStays, nights: 0 });
    return millionRows(stage, { many, few });
  });
  await part('embedded', () => embeddedRows(stage));
  await part('memory', () => memoryRows(stage));
  await part('first-load', () => firstLoadRows(stage));
  await part('wizard', () => wizardRows(stage));
  await part('scrolling', () => scrollingRows(stage));
  await part('landing', () => landingRows(stage));
  await part('lighthouse', () => lighthouseRows(stage));
  await app.stop();
  await part('start', () => startRows(settings.rounds));
  await part('demo', () => demoRows(stage));
  const { stays, nights } = counts;
  const large = largeCounts as Counts | null;
  process.stdout.write(`\n${tableOf(rows)}\n`);
  const kept = keepResults(settings, rows, {
    stays,
    nights,
    largeStays: large?.stays ?? null,
    largeNights: large?.nights ?? null,
    loadBefore,
    failures,
  });
  if (kept !== null) process.stdout.write(`\nWritten to ${kept}\n`);
} finally {
  await cluster.stop();
}
for (const failure of failures) process.stdout.write(`Not measured: ${failure}\n`);
process.exit(failures.length > 0 || rows.some((row) => isKept(row) === false) ? 1 : 0);
