import type { Locator } from '@playwright/test';
import { loginDialog } from '../support/account-dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { toast } from '../support/find-toast.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Puts an element elsewhere, as extensions of a browser do: to take it out is an error from then on. */
const misplace = (part: Locator) =>
  part.evaluate((element) => {
    const place = document.createElement('div');
    element.replaceWith(place);
    place.append(element);
  });

test('a dialog that breaks gives way to the page below it, and opens again', async ({
  page,
  faults,
}) => {
  faults.allow(/removeChild/);
  await visit(page, '/support/contact-us');
  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('button', { name: 'Login' }).first().click();
  const dialog = loginDialog(page);
  await expect(dialog).toBeVisible();
  await misplace(dialog);
  await dialog.getByRole('button', { name: 'Close' }).dispatchEvent('click');
  await expect(toast(page, /^This stopped working\./)).toBeVisible();
  await expect(page.getByLabel('Subject'), 'the page keeps what is typed').toHaveValue(
    'A question',
  );
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(dialog).toBeVisible();
});

test('an error around the page says so in our words and offers to load it again', async ({
  page,
  faults,
}) => {
  faults.allow(/removeChild/);
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, '/?address=Lisbon');
  await misplace(page.getByRole('banner').getByRole('group', { name: 'Price per' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText("We couldn't load this page");
  await expect(page.getByText('Something went wrong!')).toHaveCount(0);
  await expectAccessible(page, 'a broken document');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'a broken document');
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
});
