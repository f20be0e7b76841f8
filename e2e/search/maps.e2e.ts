import sharp from 'sharp';
import { expectAccessible, expectReadable, settle, showIn } from '../support/check-page.ts';
import { EXHAUSTIVE, variantIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { WHOLE } from '../support/launch.ts';
import { listSledges, makeCamp } from '../support/list-at-camp.ts';
import { makeHost } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);

/** What stands around a map is looked at by the walk through all pages. */
const MAP = '.maplibregl-map';
const ASIDE = 'aside:has(.maplibregl-map)';

test('on a desk the page becomes live by itself, with the map beside the list', async ({
  page,
}) => {
  await page.goto('/');
  // It waits for a moment in which nothing else is to be done.
  await expect(page.locator('#results-map canvas')).toBeVisible({ timeout: 30_000 });
});

test('a home found on the map is pointed at in both places', EXHAUSTIVE, async ({ page }) => {
  const dates = { startDate: dayFromToday(200), endDate: dayFromToday(230) };
  // Past the end of the list no pin's home is on the page; its card comes by itself.
  await visit(page, `/?address=Lisbon&${new URLSearchParams(dates)}&page=999`);
  const map = page.getByRole('complementary');
  await expect(
    map.getByRole('button', { name: /^Home for \$|homes in this area. Zoom in$/ }).first(),
  ).toBeVisible();
  // A search of the moved map would replace the card that is about to be pressed.
  await map.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  // The world's map holds several homes in one pin; near by each has its own.
  const zoom = map.getByRole('button', { name: 'Zoom in', exact: true });
  const pin = map.getByRole('button', { name: /^Home for \$/ }).first();
  for (let tries = 0; tries < 4 && !(await pin.isVisible()); tries += 1) {
    await zoom.click();
    await page.waitForTimeout(600);
  }
  await pin.focus();
  await page.keyboard.press('Enter');
  const dollars = Number(((await pin.textContent()) ?? '').replace(/[^\d]/g, ''));
  const card = map.getByRole('link').first();
  const asksThePinsPrice = async () => {
    await expect(card).toContainText('for 30 nights, all in');
    const amount = (await card.getByText('$').first().textContent()) ?? '';
    expect(Math.round(Number(amount.replace(/[^\d.]/g, '')))).toBe(dollars);
  };
  await asksThePinsPrice();

  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await asksThePinsPrice();
  const isOverPins = () =>
    card.evaluate((link) => {
      const marker = document.querySelector<HTMLElement>('.maplibregl-marker');
      if (marker === null) throw new Error('The map has no pin.');
      const card = link.getBoundingClientRect();
      const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
      const { transform } = marker.style;
      const { left, top } = marker.getBoundingClientRect();
      marker.style.transform = `translate(${x - left - 5}px, ${y - top - 5}px) ${transform}`;
      const met = document.elementFromPoint(x, y);
      marker.style.transform = transform;
      return link.contains(met);
    });
  await expect.poll(isOverPins, 'it lies over a pin in the same place').toBe(true);
  await card.click();
  await expect(page).toHaveURL(
    new RegExp(`/listings/.+startDate=${dates.startDate}&endDate=${dates.endDate}`),
  );
});

test(
  'the map of a search fits its homes, whose prices are told at once',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/?address=Lisbon');
    const map = page.locator('#results-map');
    const pins = map.getByRole('button', { name: /^Home for \$|homes in this area. Zoom in$/ });
    await expect(pins.first()).toBeVisible();
    // Of one home or of several that stand close: every one of them tells a price, and one press on
    // several leads to those of single homes.
    for (const pin of await pins.all()) await expect(pin).toContainText('$');
    // Fitted to the search's 10 km, all of them stood in the middle quarter.
    await expect(async () => {
      const frame = await map.boundingBox();
      const boxes = await Promise.all((await pins.all()).map((pin) => pin.boundingBox()));
      if (frame === null) throw new Error('there is no map');
      const shown = boxes.flatMap((box) => box ?? []);
      const span = (low: number[], high: number[]) => Math.max(...high) - Math.min(...low);
      const wide = span(
        shown.map(({ x }) => x),
        shown.map(({ x, width }) => x + width),
      );
      const high = span(
        shown.map(({ y }) => y),
        shown.map(({ y, height }) => y + height),
      );
      expect(Math.max(wide / frame.width, high / frame.height)).toBeGreaterThan(0.6);
      expect(Math.min(...shown.map(({ x }) => x))).toBeGreaterThanOrEqual(frame.x);
      expect(Math.min(...shown.map(({ y }) => y))).toBeGreaterThanOrEqual(frame.y);
    }).toPass();
    const single = map.getByRole('button', { name: /^Home for \$/ });
    const several = map.getByRole('button', { name: /Zoom in$/ });
    if ((await single.count()) === 0) await several.first().click();
    await expect(single.first()).toBeVisible();
  },
);

test(
  'the way of an itinerant is drawn, and stands out while its card is pointed at',
  EXHAUSTIVE,
  async ({ page }) => {
    const camp = makeCamp();
    await listSledges(await makeHost(), camp);
    await visit(page, `/itinerants?${camp.here}`);
    const map = page.locator('#results-map');
    const emberOnMap = async () => emberIn(await map.screenshot());
    await expect(map.getByRole('button', { name: 'Itinerant for $45' })).toBeVisible();
    await page.mouse.move(2, 2);
    const before = await emberOnMap();
    await page.getByRole('article', { name: 'Sledges to the east' }).first().hover();
    // The way lies across most of the map, and is three pixels strong.
    await expect.poll(emberOnMap).toBeGreaterThan(before + 300);
    await page.mouse.move(2, 2);
    await expect.poll(emberOnMap).toBe(before);
  },
);

/** How many pixels of a picture are of the colour that points something out. */
async function emberIn(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 150 && green < 100 && blue < 60) count += 1;
  }
  return count;
}

test('the map of Lisbon has its water, and says whose data it is', EXHAUSTIVE, async ({ page }) => {
  test.setTimeout(240_000);
  await visit(page, '/?address=Lisbon');
  const map = page.locator('#results-map');
  const source = map.getByRole('link', { name: 'OpenStreetMap' });
  await expect(source).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  await expect(map.locator('p', { hasText: /^\d+ k?m$/ })).toBeVisible();
  // Comes with the ground of the city, which is cut into tiles and drawn after that. A processor
  // draws it here, and pictures taken one after another would keep it from that.
  await expect(source).toBeVisible({ timeout: 60_000 });
  // The Tagus takes a good part of it; its paper, pins and tints have none of the colour.
  await expect
    .poll(async () => waterIn(await map.screenshot()), { intervals: [3_000], timeout: 90_000 })
    .toBeGreaterThan(0.1);
});

/** The part of a picture that is of the water's colour in the light theme. */
async function waterIn(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    if (blue > red + 12 && red > 190) count += 1;
  }
  return count / (info.width * info.height);
}

test(
  "the circle on a home's map is to scale, with 2 to 4 km in view",
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/?address=Lisbon');
    const home = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await visit(page, (await home.getAttribute('href')) ?? '');
    const place = page.getByRole('main').locator(MAP);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(place).toBeInViewport({ timeout: 300 });
    }).toPass();
    const circle = place.locator('.border-ember');
    await expect(circle).toBeVisible();
    const before = (await circle.boundingBox())?.width ?? 0;
    const { height = 0 } = (await place.boundingBox()) ?? {};
    // The circle is 1 km across, so this is the height of the map in km.
    expect(height / before).toBeGreaterThan(2);
    expect(height / before).toBeLessThan(4);
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect
      .poll(async () => ((await circle.boundingBox())?.width ?? 0) / before)
      .toBeCloseTo(2, 1);
  },
);

test("the wheel and one finger scroll past a home's map, and never move it", async ({ page }) => {
  await visit(page, '/?address=Lisbon');
  const home = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await visit(page, (await home.getAttribute('href')) ?? '');
  const place = page.getByRole('main').locator(MAP);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(place).toBeInViewport({ timeout: 300 });
  }).toPass();
  const circle = place.locator('.border-ember');
  await expect(circle).toBeVisible();
  await place.scrollIntoViewIfNeeded();
  const sizeOfCircle = async () => (await circle.boundingBox())?.width ?? 0;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const [before, from] = [await sizeOfCircle(), await scrolled()];
  await place.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(scrolled).toBeLessThan(from);
  await expect(place.getByText('Use Ctrl + scroll to zoom the map')).toBeAttached();
  expect(await sizeOfCircle()).toBe(before);
  await expect(place.locator('canvas'), 'one finger belongs to the page, two to the map').toHaveCSS(
    'touch-action',
    'pan-x pan-y',
  );
  // Who means the map says so.
  await place.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(sizeOfCircle).toBeGreaterThan(before * 1.2);
});

test('on a phone the map opens over the list', EXHAUSTIVE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/?address=Lisbon');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Map of the results' });
  await expect(
    sheet.getByRole('button', { name: /Home for|homes in this area/ }).first(),
  ).toBeVisible();
  // What was searched stands over it, and its results in a row to swipe.
  await expect(sheet.getByText(/ homes? in Lisbon$/)).toBeVisible();
  const rail = sheet.getByRole('list', { name: 'Results on the map' });
  const cards = rail.getByRole('listitem');
  await expect(cards.first()).toBeInViewport();
  await expect(cards.nth(4)).not.toBeInViewport();
  await rail.evaluate((list) => list.scrollTo({ left: list.clientWidth * 0.86 * 4 }));
  await expect(cards.nth(4)).toBeInViewport();
  await sheet.getByRole('button', { name: 'List' }).click();
  await expect(sheet).toBeHidden();
});

test('a pin that is pressed on a phone brings its card', EXHAUSTIVE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dates = new URLSearchParams({ startDate: dayFromToday(200), endDate: dayFromToday(230) });
  await visit(page, `/?address=Lisbon&${dates}`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Map of the results' });
  const several = sheet.getByRole('button', { name: /Zoom in$/ });
  const single = sheet.getByRole('button', { name: /^Home for \$/ });
  await expect(several.or(single).first()).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  for (let tries = 0; tries < 4 && (await single.count()) === 0; tries += 1) {
    await several.first().press('Enter');
    await page.waitForTimeout(600);
  }
  const price = ((await single.first().textContent()) ?? '').trim();
  await single.first().press('Enter');
  const cards = sheet.getByRole('list', { name: 'Results on the map' }).getByRole('listitem');
  await expect(cards.filter({ hasText: price }).first()).toBeInViewport({ ratio: 0.9 });
});

for (const locale of ['en', 'ar']) {
  test(
    `axe finds nothing on a map in either theme: ${locale}`,
    variantIf(locale === 'en'),
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await visit(page, '/?address=Lisbon');
      const map = page.getByRole('complementary');
      await expect(map.locator('canvas')).toBeVisible();
      const pin = map.getByRole('button', { name: /\$/ }).first();
      await expect(pin).toBeVisible();
      await expect(pin, 'its words are in order').toHaveCSS(
        'direction',
        locale === 'ar' ? 'rtl' : 'ltr',
      );
      await settle(page);
      await expectAccessible(page, `a map, ${locale}, light`, { within: ASIDE });
      await showIn(page, 'dark');
      await expectReadable(page, `a map, ${locale}, dark`, ASIDE);

      const home = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(page, (await home.getAttribute('href')) ?? '');
      const place = page.getByRole('main').locator(MAP);
      await expect(async () => {
        await page.mouse.wheel(0, 600);
        await expect(place).toBeInViewport({ timeout: 300 });
      }).toPass();
      await expect(place.locator('canvas')).toBeVisible();
      await settle(page);
      await expectAccessible(page, `the map of a home, ${locale}, light`, { within: MAP });
      await showIn(page, 'dark');
      await expectReadable(page, `the map of a home, ${locale}, dark`, MAP);
    },
  );
}
