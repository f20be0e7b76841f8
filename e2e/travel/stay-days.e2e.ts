import type { BrowserContext, Page } from '@playwright/test';
import { approve, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { someHome } from '../support/list-home.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const note = (page: Page) => page.locator('[data-stay-days]');
const FIRST = { inDays: 200, nights: 69 };

async function choosePassport(guest: BrowserContext, passportCountry: string | null) {
  const profile = await callApi<object>(guest, 'GET', '/api/profile');
  await callApi(guest, 'PUT', '/api/profile', { ...profile, passportCountry });
}

/** The address of a home, with dates right after the first trip. */
async function homeAfter(nights: number): Promise<string> {
  const startDate = dayFromToday(FIRST.inDays + FIRST.nights);
  const endDate = dayFromToday(FIRST.inDays + FIRST.nights + nights);
  const { id } = await someHome();
  return `/listings/${id}?${new URLSearchParams({ startDate, endDate })}`;
}

test(
  'days in the Schengen area are said where one reserves and where one’s trips are',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const { guest, host, home } = await meet(openBrowser, 'Sam Schengen');
    const page = await openPage(guest, '/trips');
    await expect(note(page)).toHaveCount(0);
    await approve(host, await requestStay(guest, { ...FIRST, home }));

    // 69 nights are 70 days: worth a word, since the next trip there counts them.
    await visit(page, '/trips');
    await expect(note(page)).toHaveAttribute('data-stay-days', 'within');
    await expect(note(page)).toContainText('Your trips come to 70 of your 90 Schengen days.');
    // Nobody has told a passport: it is said what is assumed, and where to tell it.
    await expect(note(page)).toContainText('your passport is from outside the European Union');
    await expect(note(page)).toContainText('not legal advice');
    // And what they come to in each country.
    const byCountry = page.locator('[data-days-by-country]');
    await byCountry.getByText('Your days by country').click();
    await expect(byCountry.getByRole('listitem').nth(0)).toHaveText(
      'Schengen area70 of 90 days in any 180 · 0 by today',
    );
    await expect(byCountry.getByRole('listitem').nth(1)).toHaveText(
      /^Portugal70 days · in the 365 days until \w+ \d+, \d{4}$/,
    );
    await expect(byCountry).toContainText('not legal advice');
    await expect(byCountry.getByRole('link', { name: /^The rule/ })).toBeVisible();
    await expect(byCountry.getByRole('link', { name: /^About tax residence/ })).toBeVisible();
    await expectAccessible(page, 'trips with days of stay');

    // One day is both the last of one stay and the first of the other.
    await visit(page, await homeAfter(28));
    await expect(note(page)).toHaveAttribute('data-stay-days', 'over');
    await expect(note(page)).toContainText(/^Portugal: from .+, you'd be over the 90 days/);
    await expect(note(page)).toContainText('21 days of this trip fit.');
    await note(page).getByRole('link', { name: 'Tell us which passport you have' }).click();
    await expect(page).toHaveURL(/\/profile-settings$/);

    await visit(page, await homeAfter(14));
    await expect(note(page)).toHaveAttribute('data-stay-days', 'within');
    await expect(note(page)).toContainText(
      'Portugal: this trip brings you to 84 of your 90 Schengen days.',
    );
  },
);

test(
  'with a passport chosen the limit is said as it is, or there is none',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const { guest, host, home } = await meet(openBrowser, 'Pat Passport');
    await approve(host, await requestStay(guest, { ...FIRST, nights: 95, home }));
    await choosePassport(guest, 'US');
    const page = await openPage(guest, '/trips');
    await expect(note(page)).toHaveAttribute('data-stay-days', 'over');
    await expect(note(page)).toContainText(/^From .+, your trips exceed the 90 days in any 180/);
    await expect(note(page).getByRole('link', { name: /^The rule/ })).toBeVisible();
    await expect(
      note(page).getByRole('link', { name: 'Tell us which passport you have' }),
    ).toHaveCount(0);
    const next = await homeAfter(14 + 26);
    await visit(page, next);
    await expect(note(page)).toHaveAttribute('data-stay-days', 'over');

    // Who is at home there has no limit, and reads nothing of one.
    await choosePassport(guest, 'DE');
    for (const path of ['/trips', next]) {
      const counted = page.waitForResponse((response) => response.url().includes('/api/stay-days'));
      await visit(page, path);
      expect(await (await counted).json()).toMatchObject({ limit: 'free', schengen: null });
      await expect(note(page), path).toHaveCount(0);
    }
  },
);

test(
  'more than six months in a country are said before one reserves',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const { guest } = await meet(openBrowser, 'Mia Months');
    await choosePassport(guest, 'DE');
    const [startDate, endDate] = [dayFromToday(30), dayFromToday(30 + 190)];
    const { id } = await someHome();
    const page = await openPage(
      guest,
      `/listings/${id}?${new URLSearchParams({ startDate, endDate })}`,
    );
    await expect(note(page)).toHaveAttribute('data-stay-days', 'over');
    await expect(note(page)).toContainText(
      'Portugal: this trip brings you to 191 days there in any 365.',
    );
    await expect(note(page)).toContainText('usually makes you a tax resident');
    await expect(note(page)).toContainText('not legal advice');
    await expect(note(page).getByRole('link', { name: /^About tax residence/ })).toBeVisible();
    // At home in the area, so of its limit nothing is said.
    await expect(note(page)).not.toContainText('Schengen');
  },
);

test('signed out nothing is counted', EXHAUSTIVE, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [startDate, endDate] = [dayFromToday(200), dayFromToday(320)];
  const { id } = await someHome();
  await visit(page, `/listings/${id}?${new URLSearchParams({ startDate, endDate })}`);
  await page.waitForLoadState('networkidle');
  await expect(note(page)).toHaveCount(0);
  expect(asked).not.toContain('/api/stay-days');
});
