import type { Locator } from '@playwright/test';
import { registerConfirmed } from '../support/confirm-address.ts';
import { countPresses } from '../support/count-presses.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

/** From home to a sent request, signed in. */
const MAX_PRESSES = 9;

test('from home to a sent request it takes nine presses at most, signed in', async ({ page }) => {
  const presses = await countPresses(page);
  await registerConfirmed(page.context(), 'Ines Alder');
  await visit(page, '/');
  await page.getByRole('button', { name: /^Search homes/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Search homes' });
  await expect(dialog.getByRole('combobox', { name: 'Where to' })).toBeFocused();

  const places = dialog.getByRole('region', { name: 'Popular places' }).getByRole('button');
  await expect(places).toHaveCount(8);
  for (const place of await places.all()) await expect(place).toHaveText(/\d+ homes?$/);
  await places.last().click();
  await expect(
    dialog.getByRole('group', { name: 'Length of stay' }).getByRole('button'),
  ).toHaveText(['1 week', '2 weeks', '1 month', '2 months', '3 months']);
  await dialog.getByRole('button', { name: '1 month' }).click();
  await pressSearchNow(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ for 30 nights in /);

  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page
    .getByRole('complementary', { name: 'Price' })
    .getByRole('button', { name: 'Reserve' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  await expect(page.getByText('Waiting for a response').first()).toBeVisible();
  const count = await presses();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MAX_PRESSES);
});

/** It says how many homes there are, which is how many the results have. */
async function pressSearchNow(dialog: Locator): Promise<void> {
  const now = dialog.getByRole('button', { name: /^Search now · \d+ homes?$/ });
  await expect(now).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await now.click();
}

test('the second button searches from any step for as many homes as it says', async ({ page }) => {
  await visit(page, '/?address=Lisbon');
  await page.getByRole('button', { name: /^Search homes/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Search homes' });
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  const now = dialog.getByRole('button', { name: /^Search now/ });
  await dialog.getByRole('button', { name: 'More guests' }).click();
  await expect(now).toHaveText(/ · \d+ homes?$/);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  // The last step has its own, with the text it always had.
  await expect(dialog.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(now).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  // The count of what was changed comes a moment after the change.
  await expect(async () => {
    const said = /(\d+) home/.exec((await now.textContent()) ?? '')?.[1];
    const query = new URLSearchParams({ address: 'Lisbon', guestCount: '2', page: '1' });
    const answer = await page.request.get(`/api/listings?${query}`);
    expect(Number(said)).toBe(((await answer.json()) as { total: number }).total);
  }).toPass();
  const said = /(\d+) home/.exec((await now.textContent()) ?? '')?.[1];
  await now.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${said} homes? in Lisbon$`),
  );
  await expect(page).toHaveURL(/guestCount=2/);
});

test('a half chosen range keeps the second button from searching, and says why', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: /^Search homes/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Search homes' });
  await dialog.locator('[data-date]:not([aria-disabled=true])').last().click();
  await dialog.getByRole('button', { name: /^Search now/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Choose your departure date too, or clear the dates.',
  );
  await dialog.getByRole('button', { name: '2 weeks' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('what one may count on stands above the homes until it is taken away', async ({ page }) => {
  await visit(page, '/');
  const commitments = page.getByRole('region', { name: 'What you can count on' });
  // Of many homes the speed is the host's own figure.
  await expect(commitments.getByRole('listitem')).toHaveText([
    'Wifi in Mbps, as measured by guests where they have',
    'One price, everything included',
    'You pay after the host says yes',
  ]);
  await commitments.getByRole('button', { name: 'Close' }).click();
  await expect(commitments).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(commitments).toBeHidden();
  // A search has its own words.
  await visit(page, '/?address=Lisbon');
  await expect(commitments).toHaveCount(0);
});
