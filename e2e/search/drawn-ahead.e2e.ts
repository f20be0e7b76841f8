import type { Page } from '@playwright/test';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const pillOf = (page: Page) => page.getByRole('button', { name: /^Search homes/ });

/** Points at the search until it is drawn out of sight. */
async function drawAhead(page: Page): Promise<void> {
  await pillOf(page).hover();
  await expect(page.locator('body > dialog')).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Where to' })).toBeHidden();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a search that was drawn ahead opens with its places and asks for nothing', async ({
    page,
  }) => {
    await visit(page, '/');
    const ahead = ['places', 'price-range'].map((name) =>
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${name}`)),
    );
    await drawAhead(page);
    await Promise.all(ahead);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await pillOf(page).click();
    const dialog = page.getByRole('dialog', { name: 'Search homes' });
    const popular = dialog.getByRole('region', { name: 'Popular places' });
    await expect(popular.getByRole('button')).toHaveCount(5);
    // It counts what it would find, and that is the last of what it does by itself.
    await expect(dialog.getByRole('button', { name: /^Search now · \d+ homes$/ })).toBeVisible();
    expect(asked.filter((path) => /places|price-range/.test(path))).toEqual([]);
  });

  test('a search that was drawn ahead was laid out once, out of sight', async ({ page }) => {
    await page.addInitScript(() => {
      const styles: (string | null)[] = [];
      Object.assign(globalThis, { styles });
      new MutationObserver((records) => {
        for (const { target, oldValue } of records)
          if (target instanceof HTMLDialogElement) styles.push(oldValue);
      }).observe(document, {
        subtree: true,
        attributes: true,
        attributeFilter: ['style'],
        attributeOldValue: true,
      });
    });
    await visit(page, '/');
    await drawAhead(page);
    const laidOut = () =>
      page.evaluate(() =>
        (globalThis as unknown as { styles: (string | null)[] }).styles.some((style) =>
          style?.includes('display: block !important'),
        ),
      );
    await expect.poll(laidOut).toBe(true);
    await expect(page.locator('body > dialog')).toHaveAttribute(
      'style',
      /^display: none !important;$/,
    );
    await pillOf(page).click();
    await expect(page.getByRole('combobox', { name: 'Where to' })).toBeInViewport();
  });

  test('under a dialog that fills the screen no part of the page is styled', async ({ page }) => {
    await visit(page, '/');
    await pillOf(page).click();
    await expect(page.getByRole('combobox', { name: 'Where to' })).toBeVisible();
    const drawn = () =>
      page
        .locator('body > main, body > * > :is(header, footer, nav)')
        .evaluateAll((parts) =>
          parts.map((part) => `${part.localName} ${getComputedStyle(part).contentVisibility}`),
        );
    expect(await drawn()).toEqual(['header hidden', 'main hidden', 'footer hidden', 'nav hidden']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Where to' })).toBeHidden();
    expect(await drawn()).toEqual([
      'header visible',
      'main visible',
      'footer visible',
      'nav visible',
    ]);
  });
});

test('what is drawn ahead is never of a page that was left', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/?address=Lisbon');
  const pill = pillOf(page);
  const where = page.getByRole('combobox', { name: 'Where to' });
  await drawAhead(page);
  await page.getByRole('link', { name: /^Remove Lisbon$/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('body > dialog')).not.toBeAttached();
  await pill.click();
  await expect(where).toHaveValue('');
  await where.fill('Porto');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(where).toBeHidden();
  await pill.click();
  await expect(where).toHaveValue('');
});
