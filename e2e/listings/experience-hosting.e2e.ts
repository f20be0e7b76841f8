import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import {
  experienceEditDialog,
  notATuesday,
  openNewExperience,
  PHONE,
  scheduleEntry,
  typeEntry,
} from '../support/experience-dialog.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton, stepHeading } from '../support/itinerant-dialog.ts';
import { WHOLE } from '../support/launch.ts';
import { realPictures } from '../support/real-pictures.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 180_000 });

test(
  'an experience with pictures and two entries, made on a phone, left and resumed on another',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/experiences/, /Failed to load resource/);
    const { email } = await registerConfirmed(await openBrowser(), 'Rosa Table');
    await beginExperience(await openBrowser(PHONE), email);
    const host = await openBrowser(PHONE);
    await signIn(host, email, NEW_PASSWORD);
    const page = await host.newPage();
    await finishExperience(page);
    await editExperience(page);
  },
);

/** The first two steps; then the phone is put away. */
async function beginExperience(host: BrowserContext, email: string): Promise<void> {
  await signIn(host, email, NEW_PASSWORD);
  const page = await host.newPage();
  const dialog = await openNewExperience(page);

  // 0. Basic Info: country, category and style are needed (spec 2 §5).
  await expect(stepHeading(dialog, 'Basic Info')).toBeVisible();
  await expect(exactButton(dialog, 'Back')).toHaveCount(0);
  await exactButton(dialog, 'Next').tap();
  await expect(toast(page, 'Please complete: Country, Category, Style')).toBeVisible();
  await expect(dialog.getByText('Country selection is required.')).toBeVisible();
  await dialog.getByLabel('Country', { exact: true }).selectOption('PT');
  await dialog.getByLabel('City (optional)').fill('Lisbon');
  await expect(dialog.getByRole('button', { name: 'The place on the map' })).toBeVisible();
  await dialog.getByRole('radio', { name: /^Community/ }).check();
  await dialog.getByRole('radio', { name: /^Family Dinner/ }).check();
  await settle(page);
  await expectAccessible(page, 'the basics of a new experience');
  await expectNoSidewaysScroll(page, 'the basics of a new experience');
  await exactButton(dialog, 'Next').tap();

  // 1. Recommendation: a place fills in what is known of it.
  await expect(stepHeading(dialog, 'Recommendation')).toBeFocused();
  const places = dialog.getByRole('group', { name: 'Recommended places' });
  await expect(places.getByRole('radio').nth(1)).toBeVisible();
  const place = await unmanagedPlace(host, places);
  await place.check();
  await dialog.getByRole('checkbox', { name: 'Venue', exact: true }).check();
  await dialog.getByRole('checkbox', { name: 'Long table' }).check();
  await settle(page);
  await expectAccessible(page, 'the recommendations of a new experience');
  await expectNoSidewaysScroll(page, 'the recommendations of a new experience');

  // Another style clears what came of the first, and gives it back (spec 2 §4).
  await exactButton(dialog, 'Back').tap();
  await dialog.getByRole('radio', { name: /^Story Night/ }).check();
  await expect(toast(page, /^Choices that no longer fit were cleared\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(dialog.getByRole('radio', { name: /^Family Dinner/ })).toBeChecked();
  await exactButton(dialog, 'Next').tap();
  await expect(dialog.getByRole('checkbox', { name: 'Venue', exact: true })).toBeChecked();
  await expect(place).toBeChecked();

  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/drafts/experience') &&
      (answer.request().postDataJSON() as { step?: number } | null)?.step === 2,
  );
  await exactButton(dialog, 'Next').tap();
  await expect(stepHeading(dialog, 'Experience details')).toBeFocused();
  await kept;
  await host.close();
}

/** The first of the recommended places whose price nobody sets. */
async function unmanagedPlace(host: BrowserContext, places: Locator): Promise<Locator> {
  const managed = await callApi<object>(host, 'GET', '/data/managedExperiences.json');
  const ids = await places
    .getByRole('radio')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const id = ids.find((each) => each !== '' && !(each in managed));
  return places.locator(`input[value="${id}"]`);
}

/** What was left in the middle is offered again on another device, and listed. */
async function finishExperience(page: Page): Promise<void> {
  const files = await realPictures(page.context(), 2);
  const dialog = await openNewExperience(page);
  await expect(dialog.getByText('You were in the middle of creating an experience.')).toBeVisible();
  await exactButton(dialog, 'Continue where you left off').tap();

  // 2. Experience details: the timetable, refused in the order of spec 2 §5.
  await expect(stepHeading(dialog, 'Experience details')).toBeVisible();
  await expect(dialog.getByLabel('Description', { exact: true })).not.toHaveValue('');
  await dialog.getByLabel('Description', { exact: true }).fill('Eight people, three courses.');
  await dialog.locator('input[name=imageSrc]').setInputFiles(files);
  await expect(dialog.getByText('2 photos uploaded.')).toBeAttached();
  await expect(
    dialog.getByText('Upload up to 5 photos. More than 15 is not recommended.'),
  ).toBeVisible();
  await addEntries(page, dialog);
  await settle(page);
  await expectAccessible(page, 'the timetable of a new experience');
  await expectNoSidewaysScroll(page, 'the timetable of a new experience');
  await dialog.getByLabel('Rules').fill('Tell us what you don’t eat.');
  await exactButton(dialog, 'Next').tap();

  // 3. Finalize Your Experience: the rate of the style is proposed, and another one can be named.
  await expect(stepHeading(dialog, 'Finalize Your Experience')).toBeFocused();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(/^Family Dinner - ./);
  await dialog.getByLabel('Guests, you included').fill('8');
  const panel = dialog.getByRole('region', { name: /^Experience Pricing - A crystal clear/ });
  await expect(panel.getByText('Base Rate', { exact: true })).toBeVisible();
  // $80 a session, one a week for a month of four: $320 among eight.
  const price = panel.getByLabel(/^Price per guest and month/);
  await expect(price).toHaveValue('40');
  await expect(panel.getByText('Guest payment:')).toContainText(
    'Guest payment: $41.00 × 7 (8 guests minus the host) = $287.00',
  );
  await expect(panel.getByText('You receive when all 7 guests come')).toBeVisible();
  await expect(panel.getByText('You owe')).toHaveCount(0);
  await price.fill('25');
  await expect(panel.getByText('Base Rate', { exact: true })).toHaveCount(0);
  await expect(panel.getByText('This is your own price.')).toBeVisible();
  await panel.getByRole('button', { name: 'Use the base rate' }).tap();
  await expect(price).toHaveValue('40');
  await settle(page);
  await expectAccessible(page, 'the price of a new experience');
  await expectNoSidewaysScroll(page, 'the price of a new experience');
  await create(page, dialog);
}

/** Two entries; one that overlaps and one that has no title are refused. */
async function addEntries(page: Page, dialog: Locator): Promise<void> {
  const add = dialog.getByRole('button', { name: 'Add schedule entry' });
  await add.tap();
  await expect(dialog.getByText('Please select a schedule type.')).toBeVisible();
  await dialog.getByLabel('Schedule type').selectOption({ label: 'Weekly' });
  await add.tap();
  await expect(dialog.getByText('Please provide a title for this schedule.')).toBeVisible();
  await dialog.getByLabel('Schedule title').fill('Tuesday table');
  await add.tap();
  await expect(dialog.getByText('Please fill in all required fields.')).toBeVisible();
  await dialog.getByLabel('Start time').fill('21:00');
  await dialog.getByLabel('End time').fill('18:30');
  await dialog.getByRole('checkbox', { name: 'Tuesday', exact: true }).check();
  await add.tap();
  await expect(dialog.getByText('End time must be after start time.').first()).toBeVisible();
  await dialog.getByLabel('Start time').fill('18:30');
  await dialog.getByLabel('End time').fill('21:00');
  await dialog.getByLabel('Duration').selectOption({ label: '3 months' });
  const zones = dialog.getByLabel('Time zone');
  await expect(zones).toHaveValue('Europe/Lisbon');
  await expect(zones.locator('option:checked')).toHaveText('Lisbon');
  await expect(zones.locator('option').filter({ hasText: '/' })).toHaveCount(0);
  await expect(dialog.getByText(/sessions in the next six months$/)).toBeVisible();
  await add.tap();
  await expect(toast(page, 'Schedule entry added successfully.')).toBeVisible();
  await expect(scheduleEntry(dialog, 'Tuesday table')).toContainText('Weekly, Tue');

  await typeEntry(dialog, {
    type: 'Weekly',
    title: 'Late table',
    days: ['Tuesday'],
    start: '20:00',
    end: '22:00',
  });
  await expect(
    dialog.getByText('This schedule overlaps with an existing one.').first(),
  ).toBeVisible();
  await dialog.getByLabel('Schedule type').selectOption({ label: 'One time' });
  await expect(dialog.getByLabel('Duration')).toBeDisabled();
  await dialog.getByLabel('Date', { exact: true }).fill(dayFromToday(-1));
  await add.tap();
  await expect(dialog.getByText('Dates cannot be in the past.').first()).toBeVisible();
  // Nine days on is another day of the week than a Tuesday that is a week or two away.
  await dialog.getByLabel('Date', { exact: true }).fill(notATuesday());
  await add.tap();
  const late = scheduleEntry(dialog, 'Late table');
  await expect(late).toBeVisible();
  await late.getByRole('button', { name: 'Deactivate Late table' }).tap();
  await expect(late.getByText('Inactive', { exact: true })).toBeVisible();
}

/** What is missing is told one after another, each on its step; then it is there. */
async function create(page: Page, dialog: Locator): Promise<void> {
  const submit = dialog.getByRole('button', { name: 'Create Experience' });
  await submit.tap();
  await expect(toast(page, 'Instructions are required')).toBeVisible();
  await expect(stepHeading(dialog, 'Experience details')).toBeVisible();
  await expect(dialog.getByLabel('Joining instructions')).toBeFocused();
  await dialog.getByLabel('Joining instructions').fill('Ring twice, the blue door.');
  await exactButton(dialog, 'Next').tap();
  // What else is missing stands where it is missing.
  await expect(dialog.getByText('Please select a cancellation policy.')).toBeVisible();
  await submit.tap();
  await expect(toast(page, 'Cancellation policy is required')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Casual Cancel/ }).check();
  await submit.tap();
  await expect(toast(page, 'Cannot proceed until all disclaimers are acknowledged')).toBeVisible();
  const disclaimers = dialog.getByRole('region', { name: 'Legal Disclaimers' });
  const boxes = disclaimers.getByRole('checkbox', {
    name: 'I have read and understand this disclaimer',
  });
  await expect(boxes.first()).toBeFocused();
  await disclaimers.getByRole('button', { name: 'Show more points' }).first().tap();
  // The first three have to be; whether one has read that on food is up to the host.
  await expect(boxes).toHaveCount(4);
  for (const box of (await boxes.all()).slice(0, 3)) await box.check();
  await expect(disclaimers.getByText('3 / 3 acknowledged')).toBeVisible();
  await expect(disclaimers.getByText('You can continue without ticking this one.')).toHaveCount(1);
  await expect(
    disclaimers.getByText('Cannot proceed until all disclaimers are acknowledged'),
  ).toHaveCount(0);

  // Failures keep everything (spec 2 §8).
  await page.route('**/api/experiences', (route) => route.abort(), { times: 1 });
  await submit.tap();
  await expect(
    toast(page, 'Failed to create experience or initiate payment. Please try again.'),
  ).toBeVisible();
  await submit.tap();
  await expect(toast(page, 'Experience created successfully! No payment required.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/experience\/[\w-]+\?created=yes$/);
  const { draft } = await callApi<{ draft: unknown }>(
    page.context(),
    'GET',
    '/api/drafts/experience',
  );
  expect(draft).toBeNull();
}

/** Edited from "My Homes": the price goes on following the base rate. */
async function editExperience(page: Page): Promise<void> {
  await visit(page, '/properties');
  await page.getByRole('button', { name: /^Edit Family Dinner - / }).tap();
  const dialog = experienceEditDialog(page);
  await expect(dialog.getByRole('radio', { name: /^Family Dinner/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Finalize Your Experience' }).tap();
  await dialog.getByLabel('Guests, you included').fill('9');
  // $320 a month among nine.
  await expect(dialog.getByLabel(/^Price per guest and month/)).toHaveValue('35.56');
  await exactButton(dialog, 'Update').tap();
  const asked = page.getByRole('dialog', { name: 'Save your changes?' });
  await expect(asked.getByText('No booked guests are affected.')).toBeVisible();
  await exactButton(asked, 'Save changes').tap();
  await expect(toast(page, 'Experience updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
}
