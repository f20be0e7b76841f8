import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a search is saved from its results, renamed, told at another rhythm and deleted', async ({
  page,
}) => {
  await registerConfirmed(page, 'Saving Searcher');
  await visit(page, '/?address=Lisbon&guestCount=2');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name of the search').fill('Two in Lisbon');
  await expectAccessible(page, 'the dialog that saves a search');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await page
    .getByRole('dialog', { name: 'Search saved' })
    .getByRole('button', { name: 'Saved searches' })
    .click();
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByRole('heading', { name: 'Two in Lisbon' })).toBeVisible();
  await expectAccessible(page, 'saved searches');
  await expectNoSidewaysScroll(page, 'saved searches');

  await card.getByLabel('Emails').selectOption('Once a week');
  await expect(toast(page, 'Saved')).toBeVisible();
  await card.getByRole('button', { name: 'Rename Two in Lisbon' }).click();
  await card.getByLabel('Name of the search').fill('The two of us');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('heading', { name: 'The two of us' })).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Emails')).toHaveValue('weekly');

  // A page that was seen before shows what was saved since.
  await card.getByRole('link', { name: 'Show results' }).click();
  await page.getByRole('link', { name: 'Wayhearth', exact: true }).first().click();
  await page.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByLabel('Name of the search').fill('Anywhere');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await page
    .getByRole('dialog', { name: 'Search saved' })
    .getByRole('button', { name: 'Saved searches' })
    .click();
  await expect(card).toHaveCount(2);

  for (const name of ['Anywhere', 'The two of us']) {
    await card.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(card.getByRole('heading', { name })).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('signed out, saving a search asks to log in', async ({ page }) => {
  await visit(page, '/?address=Lisbon');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('dialog', { name: /log ?in/i })).toBeVisible();
  await visit(page, '/saved-searches');
  await expect(
    page.getByRole('heading', { name: 'Log in to see your saved searches' }),
  ).toBeVisible();
});
