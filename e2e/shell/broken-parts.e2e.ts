import type { Locator, Page } from '@playwright/test';
import { loginDialog, registerDialog } from '../support/account-dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { toast } from '../support/find-toast.ts';
import { routeOnce } from '../support/route-once.ts';
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

const KEPT = 'We reloaded this page. What you typed is still here.';

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** The text at a field that says what is wrong: it goes once nothing is. */
async function errorOf(field: Locator): Promise<Locator> {
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  return field.page().locator(`[id="${ids.split(' ').at(-1)}"]`);
}

const brokenPage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "We couldn't load this page" });
const untilBroken = (page: Page) => expect(brokenPage(page)).toBeVisible();

/** Types into the form of the support page. */
async function writeToSupport(page: Page): Promise<void> {
  await page.getByLabel('Subject').fill('A broken page');
  await page.getByLabel('What happened?').fill('Two lines\nof trouble');
}

/** Loads the page again from where it broke: what was typed is there. */
async function reloadAndFindWords(page: Page): Promise<void> {
  const alert = brokenPage(page);
  await expect(alert).toContainText('what you typed is here again once you reload');
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(toast(page, KEPT)).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A broken page');
  await expect(page.getByLabel('What happened?')).toHaveValue('Two lines\nof trouble');
}

test('a page that breaks while one types has the words again once it is reloaded', async ({
  page,
  faults,
}) => {
  faults.allow(/removeChild/);
  await visit(page, '/support/contact-us');
  await send(page).click();
  const field = page.getByLabel('What happened?');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await misplace(await errorOf(field));
  await writeToSupport(page);
  await send(page).click();
  await reloadAndFindWords(page);
});

test('a document that breaks while one types has the words again once it is reloaded', async ({
  page,
  faults,
}) => {
  faults.allow(/insertBefore|removeChild/);
  await visit(page, '/support/contact-us');
  await writeToSupport(page);
  // The line over a page that waits for its data comes before the bar.
  await misplace(page.getByRole('banner').locator('xpath=..'));
  await routeOnce(page, /\/api\//, (route) => untilBroken(page).then(() => route.continue()));
  await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { invalidate(): Promise<void> };
    };
    void router.invalidate();
  });
  await reloadAndFindWords(page);
});

test('what is typed into a page that broke is not kept for a later visit', async ({
  page,
  faults,
}) => {
  faults.allow(/removeChild/);
  await visit(page, '/support/contact-us');
  await send(page).click();
  const field = page.getByLabel('What happened?');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await misplace(await errorOf(field));
  await writeToSupport(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
  await visit(page, '/support/contact-us');
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('a dialog that breaks while one types opens again with the words', async ({
  page,
  faults,
}) => {
  faults.allow(/removeChild/);
  await visit(page, '/faq');
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  const dialog = registerDialog(page);
  await dialog.locator('button[type=submit]').click();
  const email = dialog.getByLabel('Email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await misplace(await errorOf(email));
  await email.fill('nora@example.org');
  await expect(toast(page, /^This stopped working\. What you typed is kept\./)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('nora@example.org');
});
