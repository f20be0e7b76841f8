import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Nights between the dates of a link to a home. */
function nightsOfLink(href: string | null): number {
  const { searchParams } = new URL(href ?? '', 'http://localhost');
  const start = Temporal.PlainDate.from(searchParams.get('startDate') ?? '');
  return start.until(searchParams.get('endDate') ?? '').days;
}

test('two months within some are asked for, found, counted and linked', async ({ page }) => {
  await visit(page, '/?address=Lisbon');
  await page.getByRole('button', { name: /^Search homes/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Search homes' });
  await dialog.getByText('Months', { exact: true }).click();
  const lengths = dialog.getByRole('group', { name: 'Length of stay' });
  await expect(lengths.getByRole('button')).toHaveText(['1 month', '2 months', '3 months']);
  await expect(lengths.getByRole('button', { pressed: true })).toHaveText('1 month');

  // One month is chosen, and two are to be stayed: the next one belongs to them.
  const months = dialog.locator('[data-month]');
  await months.nth(5).click();
  await lengths.getByRole('button', { name: '2 months' }).click();
  await expect(dialog.locator('[data-month][aria-pressed=true]')).toHaveCount(2);
  const start = await months.nth(5).getAttribute('data-month');
  const end = await months.nth(6).getAttribute('data-month');

  const now = dialog.getByRole('button', { name: /^Search now · \d+ homes?$/ });
  await expect(async () => {
    const said = /(\d+) home/.exec((await now.textContent()) ?? '')?.[1];
    const query = `address=Lisbon&guestCount=1&dateMode=months&startMonth=${start}&endMonth=${end}&stayMonths=2`;
    const { total } = await (await page.request.get(`/api/listings?${query}`)).json();
    expect(Number(said)).toBe(total);
  }).toPass();
  const said = /(\d+) home/.exec((await now.textContent()) ?? '')?.[1];
  await now.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/stayMonths=2/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${said} homes? in Lisbon, `),
  );
  await expect(page.getByText('Only homes free for about 2 months,')).toBeVisible();

  const card = page.getByRole('main').getByRole('article').first();
  const shown = Number(/for (\d+) nights/.exec((await card.textContent()) ?? '')?.[1]);
  expect(shown).toBeGreaterThanOrEqual(59);
  expect(nightsOfLink(await card.getByRole('link').first().getAttribute('href'))).toBe(shown);
  // The dialog opens as it was left.
  await page.getByRole('button', { name: /^Search homes/ }).click();
  await expect(lengths.getByRole('button', { pressed: true })).toHaveText('2 months');
});
