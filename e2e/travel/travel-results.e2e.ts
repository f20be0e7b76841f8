import type { Page } from '@playwright/test';
import { register } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { EXHAUSTIVE, variantIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { GUEST } from '../support/list-home.ts';
import { routeOnce } from '../support/route-once.ts';
import { textsOf } from '../support/translated-texts.ts';
import { flightSearches, openTravelPanel, travelPanel } from '../support/travel.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const FLIGHTS = '**/api/flightsAPIService';
const dates = `startDate=${dayFromToday(40)}&endDate=${dayFromToday(70)}`;
const RESULTS = `/travel?${dates}&origin=NYC&travelClass=economy&passengers=1&targets=LIS,CNX`;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Changes the answer to the next search on its way. */
async function changeAnswer(page: Page, change: (answer: never) => unknown): Promise<void> {
  await routeOnce(page, FLIGHTS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
}

test('each place has a card with its price, way, weight and homes; an estimate says so', async ({
  page,
}) => {
  await visit(page, RESULTS);
  await expect(
    page.getByText('Estimate from distance and season, not an offer', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('there and back as two separate tickets')).toBeVisible();
  const lisbon = card(page, 'Lisbon');
  await expect(lisbon.getByText(/^\$[\d,]+ – \$[\d,]+$/).first()).toBeVisible();
  await expect(lisbon.getByText(/there and back for 1 adult/)).toBeVisible();
  await expect(lisbon.getByText(/about \d+ hr/)).toHaveCount(2);
  await expect(lisbon.getByText(/[\d,]+ kg of CO₂ per person/)).toBeVisible();
  await expect(
    lisbon.getByText(/[\d,]+ kg per month; the longer you stay, the less/),
  ).toBeVisible();
  // Nothing here can be booked, so nothing looks as if it could.
  await expect(
    page.getByRole('main').getByRole('button', { name: /book|reserve|buy/i }),
  ).toHaveCount(0);
  const homes = lisbon.getByRole('link', { name: /^Homes there from \$[\d,]+ a night$/ });
  await homes.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9]\d* homes? .*Lisbon/);
});

test('a link shows the same, and searches once', EXHAUSTIVE, async ({ page }) => {
  const sent = flightSearches(page);
  await visit(page, RESULTS);
  await expect(card(page, 'Chiang Mai')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ adults: 1, departureDate: dayFromToday(40) });
});

test(
  'a part that failed says so at its place, and the rest stands',
  EXHAUSTIVE,
  async ({ page }) => {
    await changeAnswer(page, (answer: { results: object[] }) => {
      const [first, ...others] = answer.results;
      const failed = {
        ...first,
        outbound: null,
        inbound: null,
        total: null,
        error: { code: 'flights-timeout', message: 'The airlines took too long to respond.' },
      };
      return { ...answer, results: [failed, ...others] };
    });
    await visit(page, RESULTS);
    const lisbon = card(page, 'Lisbon');
    await expect(lisbon.getByRole('alert')).toContainText('The airlines took too long to respond.');
    await expect(card(page, 'Chiang Mai').getByText(/there and back/)).toBeVisible();
    await lisbon.getByRole('button', { name: 'Search again' }).click();
    await expect(lisbon.getByText(/there and back/)).toBeVisible();
    await expect(lisbon.getByRole('alert')).toHaveCount(0);
  },
);

test('what has expired is greyed and can be asked for again', EXHAUSTIVE, async ({ page }) => {
  await changeAnswer(page, (answer: object) => ({
    ...answer,
    expiresAt: new Date(Date.now() - 1000).toISOString(),
  }));
  await visit(page, RESULTS);
  await expect(page.getByText('This estimate is no longer up to date.')).toBeVisible();
  await expect(card(page, 'Lisbon').locator('[data-stale]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Search again' }).first().click();
  await expect(page.getByText('This estimate is no longer up to date.')).toHaveCount(0);
  await expect(page.locator('[data-stale]')).toHaveCount(0);
});

test('offers say their bags, conditions and flights, in their own currency', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const offer = (id: string, price: number, expiresAt: string) => ({
    id,
    price,
    currency: 'EUR',
    expiresAt,
    airline: 'Air Example',
    minutes: 430,
    stops: 1,
    segments: [
      {
        from: 'JFK',
        to: 'LIS',
        departsAt: '2027-01-05T21:30:00-05:00',
        arrivesAt: '2027-01-06T09:40:00+00:00',
        carrier: 'Partner Air',
        flightNumber: 'XA7',
      },
    ],
    inbound: null,
    bags: { checked: 0, carryOn: null },
    conditions: {
      change: { allowed: true, fee: null },
      refund: { allowed: false, fee: null },
    },
  });
  const [soon, gone] = [Date.now() + 600_000, Date.now() - 1000].map((ms) =>
    new Date(ms).toISOString(),
  );
  await changeAnswer(page, (answer: { results: { outbound: object }[] }) => ({
    ...answer,
    source: 'duffel',
    results: answer.results.map((result) => {
      const { estimate: _, ...leg } = result.outbound as { estimate: object };
      return {
        ...result,
        outbound: {
          ...leg,
          offers: [offer('a', 41_200, soon ?? ''), offer('b', 50_000, gone ?? '')],
        },
      };
    }),
  }));
  await visit(page, RESULTS);
  await expect(page.getByText('Airline offers, for all passengers')).toBeVisible();
  const lisbon = card(page, 'Lisbon');
  const first = lisbon.getByRole('group').first();
  await expect(first).toContainText('EUR');
  await expect(first).toContainText('9:30 PM – 9:40 AM');
  await expect(first).toContainText('1 stop');
  await first.getByText('Air Example', { exact: true }).click();
  for (const text of [
    'No checked bag included',
    "It can be changed, for a fee we don't know",
    /^No refund: cancelling costs you all of the EUR.412$/,
  ]) {
    await expect(first.getByText(text)).toBeVisible();
  }
  // Nothing is booked here: what one needs at the airline is shown, and can be taken along.
  await expect(first.getByRole('heading', { name: 'Continue at the airline' })).toBeVisible();
  await expect(
    first.getByText(/^We don't sell tickets\. Look up these flights with Air Ex/),
  ).toBeVisible();
  const flight = 'XA7 · JFK – LIS · Jan 5, 9:30 PM – Jan 6, 9:40 AM · operated by Partner Air';
  await expect(first.getByRole('listitem').filter({ hasText: 'XA7' })).toHaveText(flight);
  await first.getByRole('button', { name: 'Copy flight details' }).click();
  await expect(page.getByText('Flight details copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\u00a0', ' ')).toBe(`Air Example, EUR 412\n${flight}`);
  const second = lisbon.getByRole('group').nth(1);
  await second.getByText('Air Example', { exact: true }).click();
  await expect(second.getByText('This offer has expired.')).toBeVisible();
});

test('an unknown place leads to those there are', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/travel?targets=QQQ');
  await expect(page.getByText(/^We don't know the place this link leads to/)).toBeVisible();
  await page.getByRole('region', { name: 'Good right now' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Flights to /);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test(
  'one who is signed in learns what the trip means for the days in the Schengen area',
  EXHAUSTIVE,
  async ({ page, context }) => {
    await register(context, GUEST);
    const long = `startDate=${dayFromToday(40)}&endDate=${dayFromToday(160)}`;
    await visit(page, `/travel?${long}&targets=LIS`);
    const note = page.locator('[data-stay-days]');
    await expect(note).toHaveAttribute('data-stay-days', 'over');
    await expect(note).toContainText('90 days in any 180');
    await expect(note.getByRole('link', { name: /^The rule/ })).toBeVisible();
    await visit(page, `/travel?${long}&targets=CNX`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(note).toHaveText(/^Thailand: this trip brings you to 121 days there in any 365\./);
    await expect(note).not.toContainText('Schengen');
  },
);

test('results pass axe and fit a phone', EXHAUSTIVE, async ({ page }) => {
  await visit(page, RESULTS);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'results');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page, 'results on a phone');
  await expectTargets(page, 'results on a phone');
  await openTravelPanel(page);
  await expect(travelPanel(page).getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page, 'the panel on a phone');
  await expectTargets(page, 'the panel on a phone');
});

for (const locale of ['de', 'ar']) {
  test(`results in ${locale}`, variantIf(locale === 'ar'), async ({ page, context, baseURL }) => {
    const t = textsOf(locale);
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await visit(page, RESULTS);
    await expect(
      page.getByText(t.within('Estimate from distance and season, not an offer')),
    ).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: t('What a month there costs') })).toBeVisible();
    await expectAccessible(page, `results in ${locale}`);
  });
}

test('readers who never said where they fly from can search from their own town, and it is kept', async ({
  page,
}) => {
  const sent = flightSearches(page);
  await visit(page, `/travel?${dates}&targets=LIS`);
  await expect(page.getByText('From New York City (NYC)')).toBeVisible();
  await page.getByRole('button', { name: 'Fly from Berlin instead' }).click();
  await expect(page.getByText('From Berlin (BER)')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fly from/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change where you fly from' }).click();
  await page.getByRole('combobox', { name: 'Flying from' }).last().fill('lond');
  await page.getByRole('option', { name: /LON$/ }).click();
  await expect(page.getByText('From London (LON)')).toBeVisible();
  // The next visit begins where this one ended.
  await visit(page, `/travel?${dates}&targets=OPO`);
  await expect(page.getByText('From London (LON)')).toBeVisible();
  expect(sent.map(({ origin }) => origin)).toEqual(['NYC', 'BER', 'LON', 'LON']);
});

test('where one is already, it asks where one flies from, and no price has expired', async ({
  page,
}) => {
  await visit(page, `/travel?${dates}&origin=NYC&targets=NYC`);
  const there = page.getByRole('article');
  await expect(
    there.getByText("You'd fly from New York City to New York City. Where do you fly from?"),
  ).toBeVisible();
  await expect(page.getByText('A month', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/expired|no longer up to date/)).toHaveCount(0);
  await there.getByRole('button', { name: 'Fly from Berlin instead' }).click();
  await expect(page.getByText('From Berlin (BER)')).toBeVisible();
});

test('what may land while the airport is closed says so', EXHAUSTIVE, async ({ page }) => {
  // The day of silence of 2027 and 2028; of later years nobody knows it yet.
  const silence = ['2027-03-08', '2028-03-26'].find((day) => day > dayFromToday(3));
  test.skip(silence === undefined, 'no day of it is known any more');
  const eve = new Date(Date.parse(silence ?? '') - 86_400_000).toISOString().slice(0, 10);
  await visit(page, `/travel?startDate=${eve}&targets=nyepi`);
  const bali = page.getByRole('article');
  await expect(bali.getByText(/^The airport there is closed on /)).toBeVisible();
  await bali.getByRole('link', { name: /^Search .+ instead$/ }).click();
  await expect(page.getByText(/^The airport there is closed/)).toHaveCount(0);
});
