import type { Locator, Page } from '@playwright/test';
import type { StayAnalytics } from '#features/stays/contract.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// Without the map beside the results, which is drawn by software here and takes long.
test.use({ viewport: { width: 900, height: 800 } });

const LISBON = 'address=Lisbon&latitude=38.72&longitude=-9.14';
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Filters/ });

/** The number in a text, such as a live count. */
async function numberIn(place: Locator): Promise<number> {
  return Number((await place.textContent())?.replace(/\D/g, ''));
}

/** Moves a thumb as a person with a keyboard does. */
async function press(thumb: Locator, ...keys: string[]): Promise<void> {
  await thumb.focus();
  for (const key of keys) await thumb.press(key);
}

test('the filter dialog asks in four steps, counts what it finds, and writes the URL (spec 3 §2.5)', async ({
  page,
}) => {
  await visit(page, `/?${LISBON}&guestCount=2&sort=newest`);
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filter', exact: true });
  const next = dialog.getByRole('button', { name: 'Next' });
  const count = dialog.getByRole('status').filter({ hasText: /\d homes?$|No homes/ });
  const analytics = async () => {
    const query = new URLSearchParams(asked());
    const answer = await page.request.get(`/api/stays/analytics?${query}`);
    return (await answer.json()) as StayAnalytics;
  };
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);

  // Step 0: category and occupancy, and no way back.
  await expect(dialog.getByText('Step 1 of 4')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Back' })).toHaveCount(0);
  const all = (await analytics()).total;
  await expect(count).toHaveText(new RegExp(`^${all} `));
  await dialog.getByRole('group', { name: 'Type of place' }).getByText('Private room').click();
  await expect.poll(() => numberIn(count)).toBeLessThan(all);
  const wider = page.waitForResponse(/analytics.*radiusKm=25/);
  await dialog.getByLabel('Distance').selectOption({ label: '25 km' });
  await wider;

  // Step 1: searchable, with what remains; what leaves nothing can't be chosen.
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Amenities and events' })).toBeFocused();
  await dialog.getByRole('searchbox').fill('wifi');
  await expect(dialog.getByText(/^\d+ found$/)).toBeVisible();
  const wifi = dialog.getByRole('checkbox', { name: /^Dedicated WiFi/ });
  const remaining = await numberIn(dialog.locator('label').filter({ hasText: /^Dedicated WiFi/ }));
  await wifi.check();
  await expect(count).toHaveText(new RegExp(`^${remaining} `));
  await dialog.getByRole('searchbox').fill('');
  const impossible = dialog
    .locator('label')
    .filter({ hasText: /no match$/ })
    .getByRole('checkbox');
  expect(await impossible.count()).toBeGreaterThan(0);
  for (const chip of await impossible.all()) await expect(chip).toBeDisabled();
  await dialog.getByRole('button', { name: 'Events', exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Startup Pitches/ })).toBeVisible();

  // Step 2: defaults that nobody touched ask for nothing.
  await next.click();
  const age = dialog.getByRole('slider', { name: 'Average age' });
  await expect(age).toHaveValue('25');
  await expect(age).toHaveAttribute('aria-valuetext', 'Any age');
  await expect(dialog.getByLabel('Minimum residents')).toHaveValue('1');
  await expect(count).toHaveText(new RegExp(`^${remaining} `));
  await press(age, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(age).toHaveValue('28');
  await expect(age).toHaveAttribute('aria-valuetext', '28');

  // Step 3: two thumbs, typed amounts, figures, and a summary whose chips can be taken out.
  await next.click();
  const search = dialog.getByRole('button', { name: 'Search Co-Livings', exact: true });
  await expect(search).toBeVisible();
  await expect(dialog.getByText('Average price')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Average age of guests' })).toBeVisible();
  const lowest = dialog.getByRole('slider', { name: 'Minimum price' });
  const highest = dialog.getByRole('slider', { name: 'Maximum price' });
  await expect(highest).toHaveAttribute('aria-valuetext', 'No limit');
  await press(highest, 'Home');
  expect(Number(await highest.inputValue())).toBeGreaterThan(Number(await lowest.inputValue()));
  await dialog.getByLabel('Minimum, in dollars').fill('90');
  await dialog.getByLabel('Maximum, in dollars').fill('40');
  await search.click();
  await expect(dialog).toContainText('The maximum price has to be above the minimum.');
  await expect(dialog.getByLabel('Maximum, in dollars')).toBeFocused();
  await dialog.getByLabel('Minimum, in dollars').fill('');
  await dialog.getByLabel('Maximum, in dollars').fill('400.9');
  await dialog.getByLabel('Minimum, in dollars').focus();
  await dialog.getByLabel('Maximum, in dollars').focus();
  await expect(dialog.getByLabel('Minimum, in dollars')).toHaveValue('0');
  const chips = dialog.getByRole('list', { name: 'Your filters' });
  await expect(chips.getByRole('listitem')).toHaveText([
    'Private room',
    'Dedicated WiFi',
    'Average age 28',
    'Up to $400 a night',
    'Clear all',
  ]);
  await chips.getByRole('button', { name: 'Remove Average age 28' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your filters' })).toBeFocused();
  // Figures of the search before are faded.
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
  await settle(page);
  await expectAccessible(page, 'the last step of the filters');
  const told = await numberIn(count);
  await search.click();

  // It closes, and the results are those that were counted.
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/amenity=dedicated-wifi/);
  expect(asked()).toEqual({
    address: 'Lisbon',
    latitude: '38.72',
    longitude: '-9.14',
    radiusKm: '25',
    guestCount: '2',
    sort: 'newest',
    occupancy: 'private-room',
    amenity: 'dedicated-wifi',
    maxPrice: '400',
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${told} home`);
  await expect(opener(page)).toHaveAccessibleName('Filters, 3 on');
  await expect(opener(page)).toBeFocused();

  // It opens on its first step again, with what the URL says.
  await opener(page).click();
  await expect(dialog.getByText('Step 1 of 4')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Private room/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Price range and analytics' }).click();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await search.click();
  await expect(page).not.toHaveURL(/maxPrice|occupancy|amenity/);
  await expect(page).toHaveURL(/address=Lisbon/);
});

test(
  'on a phone in Arabic, with figures that fail, the filters work without (spec 3 §8)',
  EXHAUSTIVE,
  async ({ openBrowser, faults, baseURL }) => {
    faults.allow(/api\/stays\/(analytics|choices)/);
    const context = await openBrowser({ viewport: { width: 320, height: 700 }, hasTouch: true });
    await context.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
    const page = await context.newPage();
    await visit(page, '/');
    const dialog = page.getByRole('dialog');
    const steps = dialog.getByRole('navigation').getByRole('button');
    await page.getByRole('banner').locator('a[href*="#filters"]').tap();
    for (const step of [0, 1, 2, 3]) {
      if (step > 0) await steps.nth(step).tap();
      await settle(page);
      await expectNoSidewaysScroll(page, `step ${step}`);
      await expectAccessible(page, `step ${step} in Arabic`);
    }
    // Arrows follow the direction: to the left is more.
    const lowest = dialog.getByRole('slider').first();
    await press(lowest, 'ArrowLeft', 'ArrowLeft', 'ArrowRight');
    expect(Number(await lowest.inputValue())).toBeGreaterThan(0);
    const typed = await dialog.locator('[name=minPrice]').inputValue();

    await page.route(/api\/stays\/(analytics|choices)/, (route) => route.abort());
    await page.reload();
    await visit(page, '/');
    await page.getByRole('banner').locator('a[href*="#filters"]').tap();
    await dialog.getByRole('radio', { name: 'Loft' }).check();
    await steps.nth(3).tap();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'فشل' })).toHaveCount(0);
    await dialog.locator('[name=minPrice]').fill(typed);
    await dialog.getByRole('button', { name: 'ابحث عن سكن مشترك' }).tap();
    await expect(page).toHaveURL(new RegExp(`minPrice=${typed}&category=Loft`));
  },
);
