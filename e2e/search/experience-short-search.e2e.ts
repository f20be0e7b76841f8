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
  'the short search of experiences asks in four steps in Arabic on a phone (spec 2 §2)',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL }) => {
    const t = textsOf('ar');
    const page = await phoneInArabic(openBrowser, baseURL);
    await visit(page, '/experiences?category=Fitness&when=today&scheduleDuration=full');
    const pill = page.getByRole('button', { name: t.within('Search experiences:') });
    await pill.tap();
    const dialog = page.getByRole('dialog', { name: t('Search experiences') });
    const heading = (name: string) => dialog.getByRole('heading', { name: t(name), level: 3 });
    const next = dialog.getByRole('button', { name: t('Next') });

    await expect(heading('Location')).toBeVisible();
    await dialog.getByRole('combobox', { name: t('Where to') }).fill('لشبونة');
    await dialog.getByRole('option').first().tap();
    await expect(dialog.locator('[data-place-map]')).toBeVisible();
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
    await next.tap();

    await expect(heading('Guests and rooms')).toBeFocused();
    await dialog.getByRole('button', { name: t('More guests') }).tap();
    await expect(
      dialog.getByText(
        t("Experiences have no rooms or bathrooms, so these two don't narrow the search."),
      ),
    ).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'the guests in Arabic');
    await expectNoSidewaysScroll(page, 'the short search in Arabic');
    await dialog.getByRole('button', { name: t('Search') }).tap();

    // What it doesn't ask stays, and dates go before days by their name.
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => asked(page))
      .toEqual({
        category: 'Fitness',
        locationValue: 'PT',
        guestCount: '2',
        address: 'لشبونة',
        roomCount: '1',
        bathroomCount: '1',
        startDate: start,
        endDate: dayFromToday(74),
        scheduleDuration: 'full',
      });
    await expect(pill).toContainText('لشبونة');
  },
);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  // The browser refuses to run them, and says that as a refusal by policy.
  test.beforeEach(({ faults }) => faults.allow(/^request: csp \S+\/assets\/\S+\.js$/));

  test('one searches experiences by a plain form', async ({ page }) => {
    await page.goto('/experiences?amenity=mats&locationValue=PT');
    await page.getByRole('banner').locator('a[href*="#filters"]').click();
    await expect(page.getByLabel('Country')).toHaveValue('PT');
    await page.getByLabel('Where to').fill('Lisbon');
    await page.getByLabel('From').fill(dayFromToday(20));
    await page.getByLabel('Until').fill(dayFromToday(40));
    await page.getByRole('spinbutton', { name: 'Guests' }).fill('2');
    await page.getByLabel('Category').selectOption('Fitness');
    await page.getByLabel('Style').selectOption('yoga');
    await page.getByLabel("The most you'd pay, in dollars").fill('45.50');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    expect(asked(page)).toMatchObject({
      locationValue: 'PT',
      guestCount: '2',
      category: 'Fitness',
      style: 'yoga',
      address: 'Lisbon',
      amenity: 'mats',
      startDate: dayFromToday(20),
      endDate: dayFromToday(40),
      price: '45.50',
    });
    await expect(page.getByRole('button', { name: /^Search experiences/ })).toContainText('Lisbon');
  });
});
