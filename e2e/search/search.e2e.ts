import type { Page } from '@playwright/test';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** How many homes the heading counts. */
async function counted(page: Page): Promise<number> {
  const text = (await heading(page).textContent()) ?? '';
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

/** The dollars of a written amount. */
const dollarsIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  // The browser refuses to run them, and says that as a refusal by policy.
  test.beforeEach(({ faults }) => faults.allow(/^request: csp \S+\/assets\/\S+\.js$/));

  test('one searches by the form and reads a home with its price', async ({ page }) => {
    await page.goto('/');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Search homes/ }).click();
    await page.getByLabel('Where to').fill('Lisbon');
    await page.getByLabel('Arrival').fill(dayFromToday(120));
    await page.getByLabel('Departure').fill(dayFromToday(150));
    await page.getByRole('spinbutton', { name: 'Guests' }).fill('2');
    await page.getByRole('button', { name: 'Search', exact: true }).click();

    await expect(heading(page)).toHaveText(/^\d+ homes for 30 nights in Lisbon$/);
    const card = cards(page).first();
    await expect(card).toContainText('for 30 nights, all in');
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const price = (await card.locator('strong').textContent()) ?? '';
    await card.getByRole('link').click();

    await expect(heading(page)).toHaveText(title);
    const panel = page.getByRole('complementary', { name: 'Price' });
    await expect(panel).toContainText('for 30 nights, all in');
    // The card rounds to whole dollars what the page says to the cent.
    const total = (await panel.locator('strong').first().textContent()) ?? '';
    expect(Math.round(dollarsIn(total))).toBe(dollarsIn(price));
  });

  test('sort, category, chips and pages are forms and links', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Sort by').selectOption('price-asc');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/[?&]sort=price-asc/);
    const cheapest = await cards(page).first().textContent();

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    expect(await cards(page).first().textContent()).not.toBe(cheapest);

    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/[?&]category=/);
    await page.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/category=/);
  });
});

test('the answer holds the results before any script runs', async ({ request }) => {
  const html = await (await request.get('/?address=Lisbon')).text();
  expect(html).toMatch(/\d+ homes in Lisbon/);
  expect(html.match(/<article/g)?.length).toBeGreaterThan(5);
});

test('pages are links', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/');
  const firstTitle = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  // Not pressed: it stands where scrolling brings the next page by itself.
  const second = page.getByRole('link', { name: 'Page 2', exact: true });
  await visit(page, (await second.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/[?&]page=2/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  // While the next page is on its way its link is marked beside the one that is shown.
  await expect(pages.locator('[aria-current=page]')).toHaveCount(1);
  await expect(pages.locator('[aria-current=page]')).toHaveAccessibleName('Page 2');
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(firstTitle);
  await page.getByRole('link', { name: 'Show earlier homes' }).click();
  await expect(cards(page).first().getByRole('heading')).toHaveText(firstTitle);
});

test('scrolling brings more, and Back brings all of it again', async ({ page }) => {
  await visit(page, '/');
  await expect(cards(page).first()).toBeVisible();
  const atFirst = await cards(page).count();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(atFirst);
  await expect(page).toHaveURL(/[?&]page=\d/);
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);

  await cards(page).nth(atFirst).getByRole('link').click();
  await expect(page).toHaveURL(/\/listings\//);
  await page.goBack();
  await expect(cards(page).nth(atFirst).getByRole('heading')).toHaveText(titles[atFirst] ?? '');
});

test('each active filter is a chip that takes itself out', async ({ page }) => {
  await visit(page, '/?address=Lisbon&guestCount=2&maxPrice=400&category=Loft');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link', { name: /^Remove / })).toHaveCount(4);
  const before = await counted(page);
  await chips.getByRole('link', { name: /^Remove .*Loft/ }).click();
  await expect(page).not.toHaveURL(/category=/);
  await expect(chips.getByRole('link', { name: /^Remove / })).toHaveCount(3);
  await expect.poll(() => counted(page)).toBeGreaterThan(before);
  await expect(page).toHaveURL(/guestCount=2/);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(chips).toBeHidden();
  await expect(heading(page)).toHaveText(/homes to live and work in$/);
});

test(
  'the chip of a place says how far around it, and takes both out',
  EXHAUSTIVE,
  async ({ page }) => {
    const lisbon = 'address=Lisbon&latitude=38.72&longitude=-9.14';
    const chips = page.getByRole('list', { name: 'Active filters' });
    await visit(page, `/?${lisbon}&radiusKm=10`);
    await expect(chips.getByRole('link', { name: 'Remove Lisbon', exact: true })).toBeVisible();
    await visit(page, `/?${lisbon}&radiusKm=25&guestCount=2`);
    await chips.getByRole('link', { name: /^Remove Lisbon · Within 25\skm$/ }).click();
    await expect(page).not.toHaveURL(/radiusKm|latitude|longitude|address/);
    await expect(page, 'the others stay').toHaveURL(/guestCount=2/);
    await expect(chips.getByRole('link', { name: /^Remove / })).toHaveCount(1);
  },
);

test(
  'a category is put in by its link and taken out by the same (spec 1 §4.8)',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/');
    const strip = page.getByRole('navigation', { name: 'Categories' });
    // Fourteen, and all of them.
    await expect(strip.getByRole('link')).toHaveCount(15);

    // Other tests list homes meanwhile, in Portugal.
    await visit(page, '/?address=Spain');
    const all = await counted(page);
    const everything = strip.getByRole('link', { name: 'All', exact: true });
    await expect(everything).toHaveAttribute('aria-current', 'page');
    const cabin = strip.getByRole('link', { name: /^Cabin \d+/ });
    const count = Number(/\d+/.exec((await cabin.textContent()) ?? '')?.[0]);
    await cabin.click();
    await expect(page).toHaveURL(/category=Cabin/);
    await expect(cabin).toHaveAttribute('aria-current', 'true');
    await expect(everything).not.toHaveAttribute('aria-current');
    await expect.poll(() => counted(page)).toBe(count);
    await expect(heading(page)).toHaveText(/^\d+ cabins in Spain$/);
    await cabin.click();
    await expect(page).not.toHaveURL(/category=/);
    await expect.poll(() => counted(page)).toBe(all);
    await cabin.click();
    await expect(page).toHaveURL(/category=Cabin/);
    await everything.click();
    await expect(page).not.toHaveURL(/category=/);

    await visit(page, '/?address=Spain&style=Cabin');
    await expect(cabin).toHaveAttribute('aria-current', 'true');
    expect(await counted(page)).toBe(count);
  },
);

test('a place that is not known has no kinds to choose from', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/?address=Nowherebury');
  await expect(heading(page)).toHaveText(/^0 homes/);
  await expect(page.getByRole('link', { name: /^All$/ })).toHaveCount(0);
});

test('an empty result offers a way out that keeps its word', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/?address=Lisbon&minPrice=90000');
  await expect(heading(page)).toHaveText(/^0 homes/);
  const way = page.getByRole('link', { name: /^Without “.+” \d+ homes?$/ }).first();
  const commitments = Number(/(\d+) homes?$/.exec((await way.textContent()) ?? '')?.[1]);
  await way.click();
  await expect.poll(() => counted(page)).toBe(commitments);

  await visit(page, '/?address=Lisbon&guestCount=45&minPrice=9000');
  const both = page.getByRole('link', { name: /^Without “.+” and “45 guests” \d+ homes?$/ });
  const together = Number(/(\d+) homes?$/.exec((await both.textContent()) ?? '')?.[1]);
  await both.click();
  await expect.poll(() => counted(page)).toBe(together);

  await visit(page, '/?latitude=-48&longitude=-120&radiusKm=20');
  await expect(heading(page)).toHaveText(/^0 homes/);
  await page
    .getByRole('link', { name: /^Try .+ away \d+ homes?$/ })
    .first()
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test(
  'a browser that draws no map says so, and the list has everything',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/?address=Lisbon');
    const aside = page.getByRole('complementary');
    await expect(aside).toContainText(
      "This browser can't show the map. Everything on it is in the list.",
    );
    await expect(aside.getByRole('checkbox')).toHaveCount(0);
    expect((await aside.locator('> div').boundingBox())?.height).toBeLessThan(200);
    await expect(cards(page).first()).toBeVisible();
  },
);

const JUNK = [
  'latitude=abc&longitude=%00&radiusKm=NaN',
  'latitude=1e999&longitude=-1e999',
  'page=-1&page=0&page=99999999999999999999',
  'guestCount=0&roomCount=-3&bathroomCount=1.5e3',
  'minPrice=900&maxPrice=1',
  'category=%3Cscript%3Ealert(1)%3C/script%3E',
  'category[]=Van&category[__proto__]=x&__proto__[a]=b&constructor=1',
  'startDate=2026-02-31&endDate=yesterday&dateMode=exact',
  'dateMode=flexible&baseDate=0000-00-00&flexibility=-5',
  'dateMode=months&startMonth=2026-13&endMonth=2026-00',
  'bbox=1,2,3&bbox=a,b,c,d',
  'sort=drop%20table&pricingDuration=eon&scheduleDuration=never',
  'amenity=nonsense&event=%F0%9F%92%A9&occupancy=2',
  `address=${'x'.repeat(3000)}`,
  'address=%E0%A4%A&locationValue=%25',
  'locationValue=ZZ&latitude=&longitude=',
  '%%%=&&&==&?&#',
];

test(
  'junk parameters are ignored and break nothing (spec 1 §4.8)',
  EXHAUSTIVE,
  async ({ page }) => {
    for (const query of JUNK) {
      const response = await page.goto(`/?${query}`, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), query).toBe(200);
      await expect(heading(page), query).toHaveText(/homes?\b/);
      await expect(
        page
          .getByRole('combobox', { name: 'Sort by' })
          .or(page.getByRole('link', { name: 'Show all homes' })),
        query,
      ).toBeVisible();
    }
  },
);

test('the pictures of a card turn by its arrows and by keys', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/');
  const card = cards(page).first();
  const scrolled = () =>
    card
      .locator('img')
      .first()
      .evaluate((image) => {
        const row = image.closest('.flex');
        return Math.round((row?.scrollLeft ?? 0) / (row?.clientWidth ?? 1));
      });
  await expect(card.locator('img')).toHaveCount(1);
  await card.hover();
  await card.getByRole('button', { name: 'Next photo' }).click();
  await expect.poll(scrolled).toBe(1);
  await card.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(scrolled).toBe(1);
});
