import type { Page } from '@playwright/test';
import { register, signInAsAdmin } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('dates that are over say so, with their year', async ({ page }) => {
  await visit(page, '/?startDate=2020-03-01&endDate=2020-03-05');
  await expect(heading(page)).toHaveText(/^These dates are in the past: Mar 1\s–\s5, 2020$/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('2020');
  await expect(main(page)).toContainText('Choose dates from today on');
  await main(page)
    .getByRole('link', { name: /^Without “.+2020”/ })
    .click();
  await expect(heading(page)).toHaveText(/homes to live and work in$/);
});

test(
  'more nights than a stay may have are said in the list as in the pill',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/?startDate=2027-01-01&endDate=2028-12-01');
    await expect(page.getByRole('button', { name: /^Search homes:/ })).toContainText('700 nights');
    await expect(heading(page)).toContainText('This stay is too long');
    await expect(main(page)).toContainText('A stay can be up to 365 nights.');
  },
);

test(
  'a place that nobody knows offers near spellings, and never itself',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/?address=Nowherebury&guestCount=2');
    await expect(main(page)).toContainText("We don't know a place called “Nowherebury”.");
    await expect(main(page).getByRole('link', { name: 'All homes in Nowherebury' })).toHaveCount(0);
    await visit(page, '/?address=Lisbonn');
    // What the nearest spelling has is there without another press.
    const instead = main(page).getByRole('region', { name: 'Lisbon, Portugal' });
    await expect(instead.getByRole('article')).toHaveCount(6);
    await main(page)
      .getByRole('link', { name: /^Lisbon, Portugal/ })
      .click();
    await expect(heading(page)).toHaveText(/^\d+ homes in Lisbon$/);
  },
);

test('cities are called by their name in the language of the reader', async ({ page }) => {
  await visit(page, '/?address=Lisbon&lang=de');
  await expect(heading(page)).toContainText('Lissabon');
  await expect(main(page).getByRole('article').first()).toContainText(', Lissabon');
});

test('/admin asks who is signed out to log in, and is not there for others', async ({
  page,
  faults,
}) => {
  faults.allow(/404 GET \S+\/admin$/, /Failed to load resource/);
  await visit(page, '/admin');
  await expect(heading(page)).toHaveText('Log in to open the admin page');
  await register(page.context(), 'Nolan Noadmin');
  const response = await visit(page, '/admin');
  expect(response?.status()).toBe(404);
});

test('/admin says to an administrator what there is', async ({ page }) => {
  await signInAsAdmin(page.context());
  await visit(page, '/admin');
  await expect(heading(page)).toHaveText('Today');
  await main(page).getByRole('link', { name: 'Managed places', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/places$/);
  await expect(heading(page)).toHaveText('Managed places');
});
