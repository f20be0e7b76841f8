import type { Locator, Page } from '@playwright/test';
import { dayFromToday } from './find-stay.ts';

/** A day so many days from today as it is typed, DD/MM/YYYY. */
export function typed(days: number): string {
  return dayFromToday(days).split('-').reverse().join('/');
}

/** The dialog in which a host creates an itinerant. */
export function itinerantDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Host An Itinerant' });
}

/** The same where one that exists is edited. */
export function itinerantEditDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Edit Your Itinerant' });
}

/** The heading of one of its steps. */
export function stepHeading(dialog: Locator, name: string): Locator {
  return dialog.getByRole('heading', { level: 3, name, exact: true });
}

/** A button that is called exactly this. */
export function exactButton(within: Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** One of the stops, from 1. */
export function stopRow(dialog: Locator, number: number): Locator {
  return dialog.locator('[data-stop]').nth(number - 1);
}
