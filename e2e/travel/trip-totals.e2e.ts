import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { routeOnce } from '../support/route-once.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const dates = `startDate=${dayFromToday(40)}&endDate=${dayFromToday(70)}`;
const RESULTS = `/travel?${dates}&origin=NYC&travelClass=economy&passengers=1&targets=LIS,CNX`;

test('the table adds flight and home up to a month, and every figure leads to its source', async ({
  page,
}) => {
  await visit(page, RESULTS);
  const table = page.getByRole('region', { name: 'What a month there costs' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  const months = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .getByText(/^\$[\d,]+$/)
    .allTextContents();
  expect(months.length).toBeGreaterThan(0);
  const lisbon = table.getByRole('row', { name: /^Lisbon/ });
  const sources = lisbon.getByRole('link');
  const paths = await sources.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(paths.length).toBeGreaterThanOrEqual(2);
  for (const path of paths) {
    const answer = await page.request.get(path ?? '');
    expect(answer.status(), path ?? '').toBe(200);
  }

  // The sum itself leads to its parts.
  const amountOf = (text: string | null) => Number(text?.replace(/[^\d.]/g, ''));
  const sum = lisbon.getByRole('cell').last();
  const month = amountOf(await sum.locator('summary').textContent());
  await sum.locator('summary').click();
  const parts = sum.getByRole('listitem');
  await expect(parts.nth(0)).toContainText(
    'for 30 nights in a home, based on the price of your 30 nights',
  );
  await expect(parts.nth(1)).toContainText('for flights, counted once');
  const [home, flights] = await Promise.all(
    [0, 1].map(async (nth) => amountOf((await parts.nth(nth).textContent())?.split(' ')[0] ?? '')),
  );
  // Each is shown in whole dollars.
  expect(Math.abs((home ?? 0) + (flights ?? 0) - month)).toBeLessThanOrEqual(1);
});

test(
  'an estimate says the day it is from, and when it is too old, in the table too',
  RELEASE,
  async ({ page }) => {
    await routeOnce(page, '**/api/travel/totals', async (route) => {
      const response = await route.fetch();
      const json = { ...(await response.json()), expiresAt: new Date(0).toISOString() };
      await route.fulfill({ response, json });
    });
    await visit(page, RESULTS);
    await expect(page.getByText(/^Estimated on [A-Z][a-z]{2} \d+$/)).toBeVisible();
    const expired = page.getByText('The flight prices in this table are no longer up to date.');
    await expect(expired).toBeVisible();
    await expect(page.getByRole('table').locator('[data-stale]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Compare again' }).click();
    await expect(expired).toHaveCount(0);
    await expect(page.getByRole('table').locator('[data-stale]')).toHaveCount(0);
  },
);

test('without a day back the table says what it counts', RELEASE, async ({ page }) => {
  await visit(page, `/travel?startDate=${dayFromToday(350)}&targets=LIS`);
  const sums = page.getByRole('region', { name: 'What a month there costs' });
  // No flight is sold thirty days after that day yet.
  await expect(
    sums.getByText(
      /^You haven't chosen a later day to fly back, so this counts \d+ nights there\./,
    ),
  ).toBeVisible();
  await expect(sums.getByRole('table')).toBeVisible();
});
