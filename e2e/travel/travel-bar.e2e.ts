import { RELEASE, releaseIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { mouse } from '../support/input-methods.ts';
import { routeOnce } from '../support/route-once.ts';
import {
  askedOf,
  chooseTargets,
  flightSearches,
  openTravelPanel,
  travelBar,
  travelPanel,
} from '../support/travel.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const FLIGHTS = '**/api/flightsAPIService';

test('a search says all of it in the URL and sends the payload of the specification (spec 3 §2.1, §7)', async ({
  page,
}) => {
  const sent = flightSearches(page);
  await visit(page, '/travel');
  const panel = await openTravelPanel(page);
  await chooseTargets(page, 'Lisbon', 'Chiang Mai');
  await expect(panel.getByText('2 of 6 places chosen')).toBeVisible();
  await panel.getByLabel('Region').selectOption('Europe');
  await panel.getByLabel('Class').selectOption('business');
  await panel.getByRole('button', { name: 'More passengers' }).click();
  const origin = panel.getByRole('combobox', { name: 'Flying from' });
  await origin.fill('lon');
  await expect(origin).toHaveValue('LON');
  await panel.getByRole('option', { name: /LON$/ }).first().click();
  await panel.getByRole('button', { name: 'Clear dates' }).click();
  const [startDate, endDate] = [dayFromToday(40), dayFromToday(68)];
  // Without dates it is today's default again; a first day begins anew.
  await mouse.pickDay(panel, startDate);
  await mouse.pickDay(panel, endDate);
  await panel.getByRole('button', { name: 'Search flights' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Flights to Lisbon and Chiang/);
  expect(askedOf(page)).toEqual({
    searchTerm: 'Chiang Mai',
    region: 'Europe',
    startDate,
    endDate,
    origin: 'LON',
    travelClass: 'business',
    passengers: '2',
    targets: 'LIS,CNX',
  });
  expect(sent).toEqual([
    {
      type: 'search',
      origin: 'LON',
      targets: [
        { id: 'LIS', name: 'Lisbon', iataCode: 'LIS', type: 'destination', country: 'PT' },
        { id: 'CNX', name: 'Chiang Mai', iataCode: 'CNX', type: 'destination', country: 'TH' },
      ],
      departureDate: startDate,
      returnDate: endDate,
      adults: 2,
      children: 0,
      infants: 0,
      travelClass: 'business',
      isOneWay: true,
      currency: 'USD',
      region: 'Europe',
    },
  ]);
  await expect(page.getByRole('article')).toHaveCount(2);
  // Region, dates, origin, class, passengers, and each place.
  await expect(travelBar(page).getByRole('button', { name: 'Filters, 7 on' })).toBeVisible();
  await expect(panel).toBeHidden();
  // The keyboard was in the panel: it goes on beside it.
  await expect(travelBar(page).getByRole('button', { name: /^Filters/ })).toBeFocused();
});

test('without a target it says so and calls nobody (spec 3 §5)', async ({ page }) => {
  const sent = flightSearches(page);
  await visit(page, '/travel');
  await travelBar(page).getByRole('searchbox').fill('Lisb');
  await page.keyboard.press('Enter');
  await expect(travelBar(page).getByRole('alert')).toHaveText(
    'Please select at least one destination or festival',
  );
  // What fits the term is there to be chosen.
  await expect(travelPanel(page).getByRole('checkbox', { name: /^Lisbon/ })).toBeVisible();
  expect(sent).toEqual([]);
  // The page names where the reader is; the bar asked for nothing.
  expect(askedOf(page)).toEqual({ origin: 'BER', travelClass: 'economy', passengers: '1' });

  await travelPanel(page)
    .getByRole('checkbox', { name: /^Lisbon/ })
    .check();
  await expect(travelBar(page).getByRole('alert')).toHaveCount(0);
});

test('an origin that is no code is refused at its field', RELEASE, async ({ page }) => {
  const sent = flightSearches(page);
  await visit(page, '/travel');
  const panel = await openTravelPanel(page);
  await chooseTargets(page, 'Lisbon');
  const origin = panel.getByRole('combobox', { name: 'Flying from' });
  await origin.fill('XX');
  await panel.getByRole('button', { name: 'Search flights' }).click();
  await expect(origin).toHaveAccessibleDescription(
    'Choose a city or an airport by its three-letter code, such as NYC.',
  );
  expect(sent).toEqual([]);
});

test(
  'of one type flights are one way, and the form says so (spec 3 §7)',
  RELEASE,
  async ({ page }) => {
    const sent = flightSearches(page);
    await visit(page, '/travel');
    const panel = await openTravelPanel(page);
    await panel.getByText('Destinations', { exact: true }).click();
    await expect(panel.getByText(/^One way: with only destinations/)).toBeVisible();
    await chooseTargets(page, 'Lisbon');
    await panel.getByRole('button', { name: 'Search flights' }).click();
    await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
    expect(sent[0]).not.toHaveProperty('returnDate');
    expect(askedOf(page)).toMatchObject({ type: 'destinations' });
  },
);

for (const [what, answer, text] of [
  [
    'the server’s own text',
    { status: 502, json: { error: 'The airlines took the day off.' } },
    'The airlines took the day off.',
  ],
  ['the status alone', { status: 503, body: 'gone' }, 'Search failed with status 503'],
  [
    'an answer of something else',
    { status: 200, json: { hello: 'from a proxy' } },
    'Failed to search flights',
  ],
  ['an answer nobody can read', { status: 200, body: 'gone' }, 'Failed to search flights'],
] as const) {
  test(
    `a search that fails says why: ${what} (spec 3 §8)`,
    releaseIf(answer.status !== 502),
    async ({ page, faults }) => {
      faults.allow(/status of 50[23]/, /answer: 50[23]/);
      await routeOnce(page, FLIGHTS, (route) => route.fulfill(answer));
      await visit(page, '/travel?targets=LIS');
      await expect(travelBar(page).getByRole('alert')).toHaveText(text);
      const main = page.getByRole('main');
      await expect(main.getByText(text)).toBeVisible();
      await expect(travelBar(page).getByRole('button', { name: 'Search flights' })).toBeEnabled();

      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
      await expect(travelBar(page).getByRole('alert')).toHaveCount(0);
    },
  );
}

test('a refusal of the product is told in its own words', RELEASE, async ({ page, faults }) => {
  faults.allow(/status of 400/, /answer: 400/);
  await visit(page, '/travel?targets=LIS&origin=QQQ');
  await expect(travelBar(page).getByRole('alert')).toHaveText(
    "We don't know this airport code. Please choose one from the list.",
  );
  // At its field too, until something else stands there.
  const panel = await openTravelPanel(page);
  const origin = panel.getByRole('combobox', { name: 'Flying from' });
  await expect(origin).toHaveAttribute('aria-invalid', 'true');
  await origin.fill('BER');
  await expect(origin).not.toHaveAttribute('aria-invalid');
});

test(
  '“Clear all” resets the form, the URL and the results (spec 3 §2.10)',
  RELEASE,
  async ({ page }) => {
    await visit(page, '/travel?targets=LIS&travelClass=first&passengers=3&region=Europe');
    await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
    await expect(travelBar(page).getByRole('button', { name: 'Filters, 4 on' })).toBeVisible();
    const panel = await openTravelPanel(page);
    await panel.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(askedOf(page)).toEqual({});
    await expect(
      travelBar(page).getByRole('button', { name: 'Filters', exact: true }),
    ).toBeVisible();
    // One goes on where one is.
    await expect(panel.getByRole('button', { name: 'Clear all' })).toBeFocused();
  },
);

test('a festival brings its dates and stands first among festivals', RELEASE, async ({ page }) => {
  await visit(page, '/travel');
  const panel = await openTravelPanel(page);
  await panel.getByText('Festivals', { exact: true }).click();
  const first = panel.getByRole('checkbox').first();
  await expect(first).toHaveAccessibleName(/\d{4}|usually/);
  await chooseTargets(page, 'Oktoberfest');
  await panel.getByText('All', { exact: true }).click();
  await panel.getByRole('button', { name: 'Search flights' }).click();
  await expect(page.getByRole('article', { name: /Oktoberfest/ })).toBeVisible();
  const { startDate = '', endDate = '' } = askedOf(page);
  // From the day before it to the day after: sixteen days or more.
  expect(Temporal.PlainDate.from(startDate).until(endDate).days).toBeGreaterThanOrEqual(16);
});

test('where other dates are chosen, a festival offers its own', RELEASE, async ({ page }) => {
  const dates = { startDate: dayFromToday(10), endDate: dayFromToday(12) };
  await visit(page, `/travel?${new URLSearchParams({ ...dates, targets: 'oktoberfest' })}`);
  const card = page.getByRole('article', { name: /Oktoberfest/ });
  await expect(card.getByText("The festival isn't during your trip.")).toBeVisible();
  const panel = await openTravelPanel(page);
  await panel.getByRole('button', { name: /^Fly .+ for Oktoberfest$/ }).click();
  await expect(panel.getByRole('list', { name: 'Festival dates' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close' }).click();

  await card.getByRole('link', { name: /^Search .+ instead$/ }).click();
  await expect(card.getByText("The festival isn't during your trip.")).toHaveCount(0);
  const { startDate = '', endDate = '' } = askedOf(page);
  expect(Temporal.PlainDate.from(startDate).until(endDate).days).toBeGreaterThanOrEqual(16);
  // The table says when it is.
  await expect(
    page.getByRole('rowheader', { name: /^Oktoberfest ?Munich · .+\d{4}/ }),
  ).toBeVisible();
});

test('the panel is worked by the keyboard alone', RELEASE, async ({ page }) => {
  await visit(page, '/travel');
  const button = travelBar(page).getByRole('button', { name: /^Filters/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(travelPanel(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(travelPanel(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  const origin = travelPanel(page).getByRole('combobox', { name: 'Flying from' });
  await origin.focus();
  await origin.press('ControlOrMeta+a');
  await page.keyboard.type('berl');
  await expect(travelPanel(page).getByRole('option', { name: /BER$/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(origin).toHaveValue('BER');
});

for (const width of [1024, 1280, 1366, 1440]) {
  test(
    `what is chosen can be read at ${width} px`,
    width === 1280 ? {} : RELEASE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [targets, chosen] of [
        ['PAR', 'Paris'],
        ['LIS,CNX', '2 chosen'],
      ] as const) {
        await visit(page, `/travel?targets=${targets}`);
        const chip = travelBar(page).getByText(chosen, { exact: true });
        await expect(chip).toBeVisible();
        expect(await chip.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
        const field = travelBar(page).getByRole('searchbox');
        const room = await field.evaluate((input: HTMLInputElement) => {
          const context = document.createElement('canvas').getContext('2d');
          if (context === null) return 0;
          context.font = getComputedStyle(input).font;
          return input.clientWidth - context.measureText(input.placeholder).width;
        });
        expect(room).toBeGreaterThanOrEqual(0);
      }
    },
  );
}
