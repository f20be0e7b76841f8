import { readFileSync } from 'node:fs';
import { approvedStay, paidStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { variantIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { GUEST, HOST, listHome, makePerson } from '../support/list-home.ts';
import { openPage } from '../support/meet-people.ts';
import { textsOf } from '../support/translated-texts.ts';
import { follow, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

/** A browser whose views count: one without a window says that it is a program. */
const PERSON = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};
const IN_DAYS = 10;
const ARRIVAL = dayFromToday(IN_DAYS);
const YEAR = ARRIVAL.slice(0, 4);
/** Wider than a phone: browsers make a select as wide as its longest option. */
const LONG_TITLE = 'A quiet corner house with two desks, a long table and a garden by the river';
/** Whole seconds after which servers have added what they counted, with some to spare. */
const SETTLED_MS = 30_000;

test('figures of a home, from none to the file of a year', async ({ openBrowser }) => {
  const host = await openBrowser();
  await registerConfirmed(host, HOST);
  const page = await openPage(host, '/properties/numbers');
  await expect(page.getByRole('heading', { name: "You don't host a home yet" })).toBeVisible();

  const home = await listHome(host, { title: '=A house, "old"' });
  const other = await listHome(host, { title: 'Another house' });
  const guest = await makePerson(GUEST);
  await paidStay(guest, host, { inDays: IN_DAYS, nights: 3, home });
  await approvedStay(guest, host, { inDays: IN_DAYS, nights: 5, home: other });

  await visit(page, '/properties');
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page).toHaveURL('/properties/numbers');
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Year shown' }).selectOption(YEAR);
  await page.getByRole('combobox', { name: 'Home' }).selectOption(home.title);
  await expect(page).toHaveURL(new RegExp(`year=${YEAR}&home=${home.id}`));
  const chart = page.getByRole('img', { name: new RegExp(`^Lead time: ${YEAR} compared with`) });
  await expect(chart).toBeVisible();
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(ARRIVAL),
  );
  const cell = (figure: string) =>
    page
      .getByRole('table', { name: figure, exact: true })
      .getByRole('row', { name: new RegExp(`^${month}`) })
      .getByRole('cell')
      .first();
  await expect(cell('Lead time')).toHaveText(String(IN_DAYS));
  await expect(cell('Length of stay')).toHaveText('3');
  await expect(page.getByText(/^Nothing in \d{4} or \d{4}\.$/).last()).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the numbers');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`wayhearth-${YEAR}.csv`);
  const rows = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(rows).toHaveLength(1 + 24 + 1);
  expect(rows[0]).toMatch(/^\uFEFFMonth,Occupancy rate,Nightly rate,/);
  expect(rows.find((row) => row.startsWith(ARRIVAL.slice(0, 7)))).toMatch(
    new RegExp(`^[\\d-]{7},0?\\.?\\d+,\\d+\\.\\d\\d,0\\.00,${IN_DAYS},3,`),
  );

  const stranger = await openBrowser();
  await registerConfirmed(stranger, 'Sam Stranger');
  const theirs = await stranger.newPage();
  const answer = await theirs.request.get(`/api/home-numbers?listingId=${home.id}`);
  expect(answer.status()).toBe(404);
});

test('a view counts once, however a page was opened', async ({ openBrowser }) => {
  const host = await openBrowser(PERSON);
  await registerConfirmed(host, HOST);
  const home = await listHome(host, { title: 'A house that is looked at' });
  const other = await listHome(host, { title: 'A house beside it' });
  await visit(await host.newPage(), `/listings/${home.id}`);

  const reader = await openBrowser(PERSON);
  const page = await reader.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/opened-listings/')) sent.push(new URL(request.url()).pathname);
  });
  // The server counts the page that the document is of.
  await visit(page, `/listings/${home.id}`);
  await follow(page, `/listings/${home.id}?guestCount=2`);
  expect(sent).toEqual([]);
  await follow(page, `/listings/${other.id}`);
  await expect.poll(() => sent).toEqual([`/api/opened-listings/${other.id}`]);
  await follow(page, '/faq');
  await follow(page, `/listings/${home.id}`);
  await expect
    .poll(() => sent)
    .toEqual([`/api/opened-listings/${other.id}`, `/api/opened-listings/${home.id}`]);

  const readViews = async (id: string) => {
    const { months } = await callApi<{ months: { now: { views: number } }[] }>(
      host,
      'GET',
      `/api/home-numbers?listingId=${id}`,
    );
    return months.reduce((sum, { now }) => sum + now.views, 0);
  };
  await expect.poll(() => readViews(home.id), { timeout: SETTLED_MS }).toBe(2);
  expect(await readViews(other.id)).toBe(1);
});

for (const [locale, what] of [
  ['de', 'in German on a phone'],
  ['ar', 'in Arabic on a phone'],
] as const) {
  test(`numbers ${what}`, variantIf(locale === 'ar'), async ({ openBrowser, baseURL }) => {
    const t = textsOf(locale);
    const host = await openBrowser({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await registerConfirmed(host, HOST);
    const home = await listHome(host, { title: LONG_TITLE });
    const guest = await makePerson(GUEST);
    await paidStay(guest, host, { inDays: IN_DAYS, home });
    await host.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const page = await openPage(host, `/properties/numbers?year=${YEAR}`);
    await expect(page.getByRole('heading', { level: 1, name: t('Numbers') })).toBeVisible();
    await settle(page);
    // Nine tables of a year would be a hundred rows: each is shown on request.
    await expect(page.getByRole('table')).toHaveCount(0);
    await page
      .getByRole('button', { name: t('Show as a table: {label}') })
      .first()
      .click();
    await expect(page.getByRole('table')).toHaveCount(1);
    // The top bar covers a part of what lies below it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await settle(page);
    await expectNoSidewaysScroll(page, `numbers, ${locale}`);
    await expectTargets(page, `numbers, ${locale}`);
    await expectAccessible(page, `numbers, ${locale}`);
  });
}
