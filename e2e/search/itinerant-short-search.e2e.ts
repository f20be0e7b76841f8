import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { touch } from '../support/input-methods.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test(
  'the short search asks in four steps in Arabic on a phone (spec 3 §2.6)',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL }) => {
    const t = textsOf('ar');
    const page = await phoneInArabic(openBrowser, baseURL);
    await visit(page, '/itinerants?category=Retreat&price=900&scheduleDuration=full');
    const pill = page.getByRole('button', { name: t.within('Search itinerants:') });
    await pill.tap();
    const dialog = page.getByRole('dialog', { name: t('Search itinerants') });
    const heading = (name: string) => dialog.getByRole('heading', { name: t(name), level: 3 });
    const next = dialog.getByRole('button', { name: t('Next') });
    await expect(dialog.getByRole('button', { name: t('Back') })).toHaveCount(0);

    await expect(heading('Location')).toBeVisible();
    const where = dialog.getByRole('combobox', { name: t('Where to') });
    await where.fill('لشبونة');
    await dialog.getByRole('option').first().tap();
    await expect(dialog.locator('[data-place-map]')).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'the location in Arabic');
    await next.tap();

    await expect(heading('City or address')).toBeFocused();
    await expect(dialog.locator('[name=address]')).toHaveValue('لشبونة');
    await next.tap();

    await expect(heading('Dates')).toBeFocused();
    const start = dayFromToday(60);
    await touch.pickDay(dialog, start);
    await touch.pickDay(dialog, dayFromToday(62));
    await expect(
      dialog.getByText(t('The minimum is 14 days, so we extended your dates to 14.')),
    ).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'the dates in Arabic');
    await next.tap();

    await expect(heading('Guests and rooms')).toBeFocused();
    await dialog.getByRole('button', { name: t('More guests') }).tap();
    await expectNoSidewaysScroll(page, 'the short search in Arabic');
    await dialog.getByRole('button', { name: t('Search') }).tap();

    // What it doesn't ask stays.
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => asked(page))
      .toEqual({
        locationValue: 'PT',
        guestCount: '2',
        roomCount: '1',
        bathroomCount: '1',
        category: 'Retreat',
        address: 'لشبونة',
        startDate: start,
        endDate: dayFromToday(74),
        price: '900',
        scheduleDuration: 'full',
      });
    await expect(pill).toContainText('لشبونة');
  },
);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  // The browser refuses to run them, and says that as a refusal by policy.
  test.beforeEach(({ faults }) => faults.allow(/^request: csp \S+\/assets\/\S+\.js$/));

  test('one searches itinerants by a plain form', async ({ page }) => {
    await page.goto('/itinerants?amenity=sauna&locationValue=PT');
    await page.getByRole('banner').locator('a[href*="#filters"]').click();
    await expect(page.getByLabel('Country')).toHaveValue('PT');
    await page.getByLabel('Where to').fill('Lisbon');
    await page.getByLabel('Arrival').fill(dayFromToday(60));
    await page.getByLabel('Departure').fill(dayFromToday(80));
    await page.getByRole('spinbutton', { name: 'Guests' }).fill('2');
    await page.getByLabel('Category').selectOption('Retreat');
    await page.getByLabel("The most you'd pay, in dollars").fill('45.50');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    expect(asked(page)).toMatchObject({
      locationValue: 'PT',
      guestCount: '2',
      category: 'Retreat',
      address: 'Lisbon',
      amenity: 'sauna',
      startDate: dayFromToday(60),
      endDate: dayFromToday(80),
      price: '45.50',
    });
    await expect(page.getByRole('button', { name: /^Search itinerants/ })).toContainText('Lisbon');
  });
});
