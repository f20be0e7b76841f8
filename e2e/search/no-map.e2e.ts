import type { Page } from '@playwright/test';
import { PHONE } from '../support/experience-dialog.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const NO_MAP = "This browser can't show the map.";

/** A browser without WebGL, whatever the one that runs the tests has. */
async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const original = prototype.getContext as (kind: string, ...rest: unknown[]) => unknown;
    prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
    } as typeof prototype.getContext;
  });
}

test.beforeEach(({ page }) => withoutWebGl(page));

test('without WebGL the results say that there is no map, and work as a list', async ({ page }) => {
  await visit(page, '/');
  const aside = page.getByRole('complementary');
  await expect(aside.getByText(`${NO_MAP} Everything on it is in the list.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Cabin \d+/ })
    .click();
  await expect(page).toHaveURL(/category=Cabin/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(aside.getByText(NO_MAP)).toBeVisible();
});

test('without WebGL the pages of a home and of an itinerant say so where the map would be', async ({
  page,
}) => {
  for (const list of ['/', '/itinerants']) {
    await page.goto(list);
    const card = page.getByRole('main').getByRole('article').getByRole('link').first();
    const path = (await card.getAttribute('href')) ?? '';
    await visit(page, path);
    const said = page.getByText(NO_MAP).first();
    // It is drawn once it comes near.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(said, path).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('without WebGL the map of a phone says so and closes to the list', async ({ openBrowser }) => {
  const page = await (await openBrowser(PHONE)).newPage();
  await withoutWebGl(page);
  await visit(page, '/?address=Lisbon');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(NO_MAP)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('article').first().click();
  await expect(page).toHaveURL(/\/listings\//);
});
