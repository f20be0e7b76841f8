import type { Locator, Page } from '@playwright/test';

/** Spec 1 §2.6. */
export const loginDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Welcome back - Login to your account!', exact: true });
/** Spec 1 §2.6. */
export const registerDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Welcome', exact: true });

/** Logs in by the dialog. */
export async function fillLogin(dialog: Locator, email: string, password: string): Promise<void> {
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** A heading's section of the account page. */
export function section(page: Page, heading: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}
