import type { Locator, Page } from '@playwright/test';
import { register } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import {
  notATuesday,
  openNewExperience,
  PHONE,
  scheduleEntry,
  typeEntry,
} from '../support/experience-dialog.ts';
import { findManagedPlace } from '../support/find-managed-place.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton } from '../support/itinerant-dialog.ts';
import { WHOLE } from '../support/launch.ts';
import { realPictures } from '../support/real-pictures.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 120_000 });

/** What is answered while the service of places is down. */
const UNAVAILABLE = {
  status: 503,
  json: {
    code: 'place-unavailable',
    message: "We couldn't load this place right now. Please try again.",
    requestId: 'a-request',
  },
};

test(
  'recommendations that time out and photos that fail can be tried again',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/google-places/, /experienceImages/, /Failed to load resource/);
    const context = await openBrowser(PHONE);
    await register(context, 'Tess Table');
    const page = await context.newPage();
    await page.route('**/api/google-places*', (route) => route.fulfill(UNAVAILABLE), { times: 1 });
    await page.route('**/api/experienceImages*', (route) => route.abort());
    const dialog = await openNewExperience(page);
    await dialog.getByLabel('Country', { exact: true }).selectOption('PT');
    await dialog.getByRole('radio', { name: /^Fitness/ }).check();
    await dialog.getByRole('radio', { name: /^Yoga/ }).check();
    await exactButton(dialog, 'Next').tap();
    const places = dialog.getByRole('group', { name: 'Recommended places' });
    await expect(places.getByText("We couldn't load this place.")).toBeVisible();
    await places.getByRole('button', { name: 'Try again' }).tap();
    await expect(places.getByText("We couldn't load this place.")).toHaveCount(0);
    await expect(places.locator('[data-placeholder]').first()).toBeVisible();
  },
);

test(
  'at a managed place arrangements and price are set, and to pay now is said',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/stripe/, /Failed to load resource/);
    const context = await openBrowser(PHONE);
    await register(context, 'Mona Table');
    const place = await findManagedPlace(context);
    const page = await context.newPage();
    const dialog = await openNewExperience(page);
    await dialog.getByLabel('Country', { exact: true }).selectOption(place.countryCode);
    await dialog.locator(`input[name=category][value="${place.category}"]`).check();
    await dialog.locator(`input[name=style][value="${place.style}"]`).check();
    await exactButton(dialog, 'Next').tap();
    await dialog.getByRole('radio', { name: new RegExp(`^${place.name}`) }).check();
    await expect(
      toast(page, 'This is a managed location. Arrangements and pricing are set.'),
    ).toBeVisible();
    const included = dialog.getByRole('group', { name: 'Included Arrangements' });
    await expect(included.getByRole('checkbox').first()).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Pay Now' }).check();
    await expect(
      toast(
        page,
        '"Pay Now" Selected - This requires the host to pay their share upfront to list the experience.',
      ),
    ).toBeVisible();
    await dialog.getByRole('group', { name: 'Amenities' }).getByRole('checkbox').first().check();
    await exactButton(dialog, 'Next').tap();
    await fillDetails(page, dialog);
    await exactButton(dialog, 'Next').tap();

    // The price is the manager's; what the host owes of it is due at once (spec 2 §4).
    await dialog.getByLabel('Guests, you included').fill('4');
    const panel = dialog.getByRole('region', { name: /^Experience Pricing - A crystal clear/ });
    await expect(panel.getByText('Manager Controlled')).toBeVisible();
    await expect(panel.getByLabel(/^Price per guest/)).toBeDisabled();
    await expect(panel.getByText(/^You pay \$[\d.,]+ right after creating it\./)).toBeVisible();
    await dialog.getByRole('radio', { name: /^Timely Notice/ }).check();
    const boxes = dialog.getByRole('checkbox', {
      name: 'I have read and understand this disclaimer',
    });
    for (const box of await boxes.all()) await box.check();
    await dialog.getByRole('button', { name: 'Create Experience' }).tap();
    await expect(toast(page, 'Experience created! Redirecting to payment...')).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  },
);

/** A picture, one evening, and what guests have to know. */
async function fillDetails(page: Page, dialog: Locator): Promise<void> {
  const files = await realPictures(page.context(), 1);
  await dialog.locator('input[name=imageSrc]').setInputFiles(files);
  await expect(dialog.getByText('1 photo uploaded.')).toBeAttached();
  await typeEntry(dialog, {
    ...{ type: 'One time', title: 'One evening', date: notATuesday() },
    ...{ start: '18:30', end: '20:00' },
  });
  await expect(scheduleEntry(dialog, 'One evening')).toBeVisible();
  await dialog.getByLabel('Rules').fill('Be on time.');
  await dialog.getByLabel('Joining instructions').fill('Under the big tree.');
}
