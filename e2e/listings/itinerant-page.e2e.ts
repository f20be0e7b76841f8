import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** One of the demo world, with its pictures. */
async function openFirst(page: Page): Promise<{ id: string; title: string }> {
  const { items } = await callApi<{ items: { id: string; title: string }[] }>(
    page.context(),
    'GET',
    '/api/itinerants?page=1',
  );
  const [first] = items;
  if (first === undefined) throw new Error('the demo world has itinerants');
  await visit(page, `/itinerants/${first.id}`);
  return first;
}

test(
  'at the end of its page are others one can join, which lead to theirs',
  EXHAUSTIVE,
  async ({ page }) => {
    const { title } = await openFirst(page);
    const others = page.getByRole('region', { name: 'More itinerants you can join' });
    await others.scrollIntoViewIfNeeded();
    const cards = others.getByRole('listitem').filter({ has: page.getByRole('link') });
    await expect(cards.first()).toContainText('per person per night');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const link = cards.first().getByRole('link').first();
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  },
);

test('its photos are opened by the part they show', async ({ page }) => {
  const { id, title } = await openFirst(page);
  const { pictures } = await callApi<{ pictures: unknown[] }>(
    page.context(),
    'GET',
    `/api/itinerants/${id}`,
  );
  const { length } = pictures;
  expect(length, 'of two parts at least').toBeGreaterThan(5);
  await expect(page.getByRole('button', { name: 'At a glance 5 photos' })).toBeVisible();
  await page.getByRole('button', { name: /^Events \d photos?$/ }).click();
  const dialog = page.getByRole('dialog', { name: `Photos of ${title}` });
  // The last five, or all after the first five.
  const first = length - Math.min(5, length - 5) + 1;
  await expect(dialog.getByRole('status')).toHaveText(`Events ${first} of ${length}`);
  await dialog.getByRole('button', { name: 'At a glance' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`At a glance 1 of ${length}`);
});
