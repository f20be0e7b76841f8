import { expect, type Page } from '@playwright/test';

/** Chooses a day of the calendar in the dialog, turning its months as needed. */
export async function pickDay(page: Page, day: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const name = Temporal.PlainDate.from(day).toLocaleString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const button = dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  for (let months = 0; months < 14 && !(await button.isVisible()); months += 1) {
    await dialog.getByRole('button', { name: 'Next month' }).click();
  }
  await button.click();
}

/** The day after, YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
