import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { experienceDialog, scheduleEntry } from '../support/experience-dialog.ts';
import { toast } from '../support/find-toast.ts';
import { keyboard, tabTo } from '../support/input-methods.ts';
import { exactButton, stepHeading } from '../support/itinerant-dialog.ts';
import { realPictures } from '../support/real-pictures.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

test('an experience by the keyboard alone', EXHAUSTIVE, async ({ page }) => {
  await registerConfirmed(page.context(), 'Kay Keys');
  const files = await realPictures(page.context(), 1);
  await visit(page, '/experiences');
  await keyboard.press(page.getByRole('button', { name: 'Your menu' }));
  await keyboard.press(
    page
      .getByRole('dialog', { name: 'Your menu' })
      .getByRole('button', { name: 'Host an experience' }),
  );
  const dialog = experienceDialog(page);
  await keyboard.choose(dialog.getByLabel('Country', { exact: true }), 'PT');
  await keyboard.type(dialog.getByLabel('City (optional)'), 'Porto');
  await keyboard.tick(dialog.getByRole('radio', { name: /^Community/ }));
  await keyboard.tick(dialog.getByRole('radio', { name: /^Family Dinner/ }));
  await page.keyboard.press('Enter');

  await expect(stepHeading(dialog, 'Recommendation')).toBeFocused();
  const places = dialog.getByRole('group', { name: 'Recommended places' });
  await tabTo(places.getByRole('radio', { name: /^A place of my own/ }));
  await page.keyboard.press('ArrowDown');
  await expect(places.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(places.getByRole('radio').first()).toBeChecked();
  await keyboard.tick(dialog.getByRole('checkbox', { name: 'Venue', exact: true }));
  await keyboard.tick(dialog.getByRole('checkbox', { name: 'Long table' }));
  await page.keyboard.press('Enter');

  await expect(stepHeading(dialog, 'Experience details')).toBeFocused();
  await keyboard.type(dialog.getByLabel('Description', { exact: true }), 'By keys.');
  await keyboard.giveFiles(dialog.locator('input[name=imageSrc]'), files);
  await expect(dialog.getByText('1 photo uploaded.')).toBeAttached();
  await keyboard.choose(dialog.getByLabel('Schedule type'), 'weekly');
  await keyboard.type(dialog.getByLabel('Schedule title'), 'Tuesday table');
  await keyboard.tick(dialog.getByRole('checkbox', { name: 'Tuesday', exact: true }));
  await keyboard.typeTime(dialog.getByLabel('Start time'), '18:30');
  await keyboard.typeTime(dialog.getByLabel('End time'), '21:00');
  // Enter adds the entry, and doesn't leave the step.
  await page.keyboard.press('Enter');
  await expect(scheduleEntry(dialog, 'Tuesday table')).toContainText('Weekly, Tue');
  await keyboard.press(dialog.getByRole('button', { name: 'Deactivate Tuesday table' }));
  await keyboard.press(dialog.getByRole('button', { name: 'Activate Tuesday table', exact: true }));
  await keyboard.type(dialog.getByLabel('Rules'), 'Tell us what you don’t eat.');
  await keyboard.type(dialog.getByLabel('Joining instructions'), 'The blue door.');
  await keyboard.press(exactButton(dialog, 'Next'));

  await expect(stepHeading(dialog, 'Finalize Your Experience')).toBeFocused();
  await keyboard.type(dialog.getByLabel('Title', { exact: true }), 'By keys');
  await keyboard.type(dialog.getByLabel('Address', { exact: true }), 'Rua das Flores 7');
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Family Dinner - By keys');
  await keyboard.type(dialog.getByLabel('Guests, you included'), '8');
  const price = dialog.getByLabel(/^Price per guest/);
  // $80 a session among eight, until the host names a price.
  await expect(price).toHaveValue('10');
  await keyboard.type(price, '33.33');
  await expect(price).toHaveValue('33.33');
  expect(
    await price.evaluate((field: HTMLInputElement) => field.validity.valid),
    'cents are a price',
  ).toBe(true);
  await keyboard.type(price, '15');
  await expect(dialog.getByText('This is your own price.')).toBeVisible();
  const fee = dialog.getByRole('slider', { name: 'Arrangement fee' });
  await tabTo(fee);
  // Its scale begins at 0, and guests pay $1 at least: no position below says the same.
  for (const key of ['Home', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await expect(fee).toHaveValue('1');
  }
  await page.keyboard.press('ArrowRight');
  await expect(fee).toHaveValue('1.5');
  await expect(fee).toHaveAttribute('aria-valuetext', '$1.50');
  await keyboard.tick(dialog.getByRole('radio', { name: /^Casual Cancel/ }));
  const boxes = dialog.getByRole('checkbox', {
    name: 'I have read and understand this disclaimer',
  });
  for (const box of await boxes.all()) await keyboard.tick(box);
  await keyboard.press(dialog.getByRole('button', { name: 'Create Experience' }));
  await expect(toast(page, 'Experience created successfully! No payment required.')).toBeVisible();
  await expect(page).toHaveURL(/\/experience\/[\w-]+\?created=yes$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(await callApi(page.context(), 'GET', `/api/experienceinfo/${id}`)).toMatchObject({
    price: 15,
    isPriceAutomatic: false,
  });
});
