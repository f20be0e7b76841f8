import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from './call-api.ts';
import { dayFromToday } from './find-stay.ts';
import { pressInPlace } from './input-methods.ts';
import { exactButton } from './itinerant-dialog.ts';
import { realPictures } from './real-pictures.ts';
import { visit } from './visit.ts';

/** The browser of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The dialog in which a host creates an experience. */
export function experienceDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Create Your Experience' });
}

/** The same where one that exists is edited. */
export function experienceEditDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Edit Your Experience' });
}

/** A line of the timetable by its title. */
export function scheduleEntry(dialog: Locator, title: string): Locator {
  return dialog.locator('[data-entry]').filter({ hasText: title });
}

export interface TypedEntry {
  readonly type: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly days?: readonly string[];
  /** YYYY-MM-DD, of one that happens once. */
  readonly date?: string;
  readonly duration?: string;
}

/** Types an entry into the schedule builder and presses what adds it. */
export async function typeEntry(dialog: Locator, entry: TypedEntry): Promise<void> {
  const { type, title, start, end, days = [], date, duration } = entry;
  await dialog.getByLabel('Schedule type').selectOption({ label: type });
  await dialog.getByLabel('Schedule title').fill(title);
  if (date !== undefined) await dialog.getByLabel('Date', { exact: true }).fill(date);
  for (const day of days) await dialog.getByRole('checkbox', { name: day, exact: true }).check();
  await dialog.getByLabel('Start time').fill(start);
  await dialog.getByLabel('End time').fill(end);
  if (duration !== undefined) {
    await dialog.getByLabel('Duration').selectOption({ label: duration });
  }
  await dialog.getByRole('button', { name: 'Add schedule entry' }).click();
}

/** Opens the dialog for a new one as a finger does. */
export async function openNewExperience(page: Page): Promise<Locator> {
  await visit(page, '/experiences');
  await pressInPlace(page.getByRole('button', { name: 'Your menu' }), 'finger');
  await page
    .getByRole('dialog', { name: 'Your menu' })
    .getByRole('button', { name: 'Host an experience' })
    .tap();
  return experienceDialog(page);
}

/** A day in two weeks that is no Tuesday. */
export function notATuesday(): string {
  const day = Temporal.PlainDate.from(dayFromToday(14));
  return (day.dayOfWeek === 2 ? day.add({ days: 1 }) : day).toString();
}

/** Fills in the step of details: a picture, one evening, and what guests have to know. */
export async function fillDetails(dialog: Locator): Promise<void> {
  const files = await realPictures(dialog.page().context(), 1);
  await dialog.locator('input[name=imageSrc]').setInputFiles(files);
  await expect(dialog.getByText('1 photo uploaded.')).toBeAttached();
  await typeEntry(dialog, {
    type: 'One time',
    title: 'One evening',
    date: notATuesday(),
    start: '18:30',
    end: '20:00',
  });
  await expect(scheduleEntry(dialog, 'One evening')).toBeVisible();
  await dialog.getByLabel('Rules').fill('Be on time.');
  await dialog.getByLabel('Joining instructions').fill('Under the big tree.');
}

/** Ticks whatever a host has to have read. */
export async function acknowledgeAll(dialog: Locator): Promise<void> {
  const boxes = dialog.getByRole('checkbox', {
    name: 'I have read and understand this disclaimer',
  });
  for (const box of await boxes.all()) await box.check();
}

/** Where a draft may say it is. */
export const LISBON = {
  value: 'PT',
  label: 'Portugal',
  latlng: [38.71, -9.14],
  region: '',
  city: '',
};

/** Goes on with a draft as another device might have left it. */
export async function resumeDraft(page: Page, values: object, step: number): Promise<Locator> {
  await callApi(page.context(), 'PUT', '/api/drafts/experience', { values, step });
  const dialog = await openNewExperience(page);
  await exactButton(dialog, 'Continue where you left off').tap();
  return dialog;
}
