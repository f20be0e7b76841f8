import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE, RELEASE } from '../support/exhaustive.ts';
import { keyboard } from '../support/input-methods.ts';
import { makeCamp } from '../support/list-at-camp.ts';
import { listExperiencesAtCamp } from '../support/list-experiences-at-camp.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use({ viewport: { width: 1000, height: 850 } });
test.describe.configure({ timeout: 120_000 });

const camp = makeCamp();
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const filters = (page: Page) => page.getByRole('banner').locator('a[href*="#filters"]');
const count = (dialog: Locator) =>
  dialog.getByRole('status').filter({ hasText: /\d experiences?$|No experiences/ });

const STEPS = ['Category', 'Style', 'Amenities', 'Routine', 'Number of guests', 'Price'];

test('the filter of experiences asks in six steps, counts, and writes the URL (spec 2 §2)', async ({
  page,
  openBrowser,
}) => {
  const host = await openBrowser();
  await registerConfirmed(host, 'Signe Camp');
  await listExperiencesAtCamp(host, camp);
  await visit(page, `/experiences?${camp.here}&ref=letter`);
  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Experiences' });
  const next = button(dialog, 'Next');
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  await expect(button(dialog, 'Back')).toHaveCount(0);
  await expect(dialog.getByRole('group', { name: 'Category' }).getByRole('radio')).toHaveCount(10);

  for (const name of STEPS) {
    await expect(dialog.getByRole('heading', { name, level: 3 })).toBeVisible();
    // The number of the search before is faded.
    await expect(count(dialog).locator('.opacity-70')).toHaveCount(0);
    switch (name) {
      case 'Category':
        await dialog.getByText('Workshop', { exact: true }).click();
        break;
      case 'Style':
        // Those of the category alone, and any.
        await expect(dialog.getByRole('radio')).toHaveCount(6);
        await dialog.getByText('Photography', { exact: true }).click();
        break;
      case 'Amenities':
        await expect(dialog.getByRole('checkbox')).toHaveCount(3);
        await dialog.getByRole('checkbox', { name: 'Wifi' }).check();
        break;
      case 'Routine':
        await expect(dialog.getByRole('checkbox')).toHaveCount(18);
        await dialog.getByRole('checkbox', { name: /^Skill Swap/ }).check();
        break;
      case 'Number of guests': {
        const guests = dialog.getByRole('slider', { name: 'Guests' });
        await expect(guests).toHaveAttribute('max', '20');
        await guests.focus();
        await guests.press('ArrowRight');
        break;
      }
      case 'Price': {
        await expect(dialog.getByText(/^Per person, per session/)).toBeVisible();
        const price = dialog.getByLabel("The most you'd pay, in dollars");
        await price.fill('cheap');
        await expect(dialog.getByText(/^That isn't an amount/)).toBeVisible();
        break;
      }
    }
    await expect(count(dialog).locator('.opacity-70')).toHaveCount(0);
    await settle(page);
    await expectAccessible(page, `the step ${name}`);
    if (name !== 'Price') await next.click();
  }
  await expect(count(dialog)).toHaveText('1 experience');
  await button(dialog, 'Search Experiences').click();

  // What is no number is left out; what stood in the address, and is no filter, stays.
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => asked(page))
    .toMatchObject({
      category: 'Workshop',
      style: 'photography',
      amenity: 'wifi',
      routine: 'skill-swap',
      guestCount: '2',
      ref: 'letter',
      latitude: expect.any(String),
    });
  expect(asked(page)).not.toHaveProperty('price');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1 experience/);
  // Style, amenity and routine; the bar and the strip show the rest themselves.
  await expect(filters(page)).toHaveAccessibleName('Filters, 3 on');
  await expect(filters(page)).toBeFocused();

  // Another category takes its style out.
  await filters(page).click();
  await dialog.getByText('Fitness', { exact: true }).click();
  await button(dialog.getByRole('navigation', { name: 'Steps' }), 'Price').click();
  const chips = dialog.getByRole('list', { name: 'Your filters' });
  await expect(chips).not.toContainText('Photography');
  await button(dialog, 'Clear all').click();
  await dialog.getByLabel("The most you'd pay, in dollars").fill('4.5');
  await button(dialog, 'Search Experiences').click();
  await expect.poll(() => asked(page)).toMatchObject({ guestCount: '1', price: '4.5' });
  expect(asked(page)).not.toHaveProperty('category');
});

test('the filter is used by the keyboard alone', RELEASE, async ({ page }) => {
  await visit(page, '/experiences');
  await keyboard.press(filters(page));
  const dialog = page.getByRole('dialog', { name: 'Filter Experiences' });
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Any category' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Community/ })).toBeChecked();
  for (const name of STEPS.slice(1)) {
    await keyboard.press(button(dialog, 'Next'));
    await expect(dialog.getByRole('heading', { name, level: 3 })).toBeFocused();
  }
  await keyboard.type(dialog.getByLabel("The most you'd pay, in dollars"), '90');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => asked(page)).toMatchObject({ category: 'Community', price: '90' });
  await expect(filters(page)).toBeFocused();
});

test(
  'on a phone in Arabic one goes to any step of the filter, without figures too',
  EXHAUSTIVE,
  async ({ openBrowser, faults, baseURL }) => {
    faults.allow(/api\/experience/);
    const t = textsOf('ar');
    const page = await phoneInArabic(openBrowser, baseURL);
    await page.route(/api\/experience/, (route) => route.abort());
    await visit(page, '/experiences');
    await filters(page).tap();
    const dialog = page.getByRole('dialog', { name: t('Filter Experiences') });
    const steps = dialog.getByRole('navigation', { name: t('Steps') }).getByRole('button');
    for (const [at, name] of STEPS.entries()) {
      if (at > 0) await steps.nth(at).tap();
      await expect(dialog.getByRole('heading', { name: t(name), level: 3 })).toBeVisible();
      await settle(page);
      await expectNoSidewaysScroll(page, `the step ${name}`);
      await expectTargets(page, `the step ${name}`);
    }
    await dialog.locator('[name=price]').fill('45.50');
    await button(dialog, t('Search Experiences')).tap();
    await expect.poll(() => asked(page)).toMatchObject({ price: '45.5' });
  },
);
