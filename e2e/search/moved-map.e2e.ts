import type { Page } from '@playwright/test';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { WHOLE } from '../support/launch.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the map stands where its pins are; it begins with the world. */
async function untilMapRests(page: Page): Promise<void> {
  const pin = page.locator('#results-map .maplibregl-marker').first();
  await expect(pin).toBeVisible();
  await expect(async () => {
    const before = await pin.boundingBox();
    await page.waitForTimeout(300);
    expect(await pin.boundingBox()).toEqual(before);
  }).toPass();
}

test(
  'whoever zooms before the pins are there is not searched the world',
  EXHAUSTIVE,
  async ({ page }) => {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\/api\/stays\/pins/, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/?address=Lisbon');
    const zoom = page.getByRole('button', { name: 'Zoom in', exact: true });
    await zoom.click();
    // Longer than a map rests before its area is searched.
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL(/address=Lisbon/);
    send();
    await untilMapRests(page);
    await zoom.click();
    await expect(heading(page)).toHaveText(/ homes? near Lisbon$/);
  },
);

test('the search follows the map as it moves, unless one says no', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/?address=Lisbon');
  const map = page.getByRole('complementary');
  const follow = map.getByRole('checkbox', { name: 'Search as I move the map' });
  await expect(follow).toBeChecked();
  await untilMapRests(page);
  await map.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(page).toHaveURL(/bbox=/);
  await expect(page).not.toHaveURL(/address=/);
  await expect(heading(page), 'it keeps its words').toHaveText(/ homes? near Lisbon$/);
  await expect(page.getByRole('link', { name: 'Remove Near Lisbon' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Search homes/ })).toContainText('Near Lisbon');
  const followed = page.url();

  await follow.uncheck();
  await map.getByRole('button', { name: 'Zoom out', exact: true }).click();
  const here = map.getByRole('button', { name: 'Search this area' });
  await expect(here).toBeVisible();
  await page.waitForTimeout(700);
  expect(page.url()).toBe(followed);
  await here.click();
  await expect(page).not.toHaveURL(followed);

  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(follow).toBeHidden();
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
});
