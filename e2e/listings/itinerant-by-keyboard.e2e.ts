import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { keyboard, tabTo } from '../support/input-methods.ts';
import {
  exactButton,
  itinerantDialog,
  stepHeading,
  stopRow,
  typed,
} from '../support/itinerant-dialog.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

test('an itinerant by the keyboard alone', EXHAUSTIVE, async ({ page }) => {
  await registerConfirmed(page.context(), 'Kay Keys');
  await visit(page, '/itinerants');
  await keyboard.press(page.getByRole('button', { name: 'Your menu' }));
  await keyboard.press(
    page
      .getByRole('dialog', { name: 'Your menu' })
      .getByRole('button', { name: 'Create an itinerant' }),
  );
  const dialog = itinerantDialog(page);
  await tabTo(dialog.getByRole('radio', { name: /^Popup/ }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Roadtrip/ })).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(stepHeading(dialog, 'Location details')).toBeFocused();
  const country = dialog.getByLabel('Country', { exact: true });
  await tabTo(country);
  await expect(country, 'its options are there').not.toHaveAttribute('aria-busy');
  await page.keyboard.type('Portugal');
  await expect(country).toHaveValue('PT');
  await keyboard.type(dialog.getByLabel('City', { exact: true }), 'Porto');
  await keyboard.type(dialog.getByLabel('Street address'), 'Rua das Flores 7');
  await keyboard.press(exactButton(dialog, 'Add a stop'));
  const first = stopRow(dialog, 1);
  await expect(first.getByRole('button', { name: /^Porto/ })).toBeFocused();
  await keyboard.type(first.getByLabel('First night'), typed(40));
  await keyboard.type(first.getByLabel('Day you move on'), typed(43));
  await keyboard.press(exactButton(dialog, 'Add a stop'));
  const second = stopRow(dialog, 2);
  await keyboard.press(second.getByRole('button', { name: 'Choose on a calendar' }));
  await keyboard.pickDay(second, dayFromToday(43));
  await keyboard.pickDay(second, dayFromToday(48));
  await expect(second.getByLabel('Day you move on')).toHaveValue(typed(48));
  const next = second.getByLabel('Country', { exact: true });
  await tabTo(next);
  await expect(next, 'its options are there').not.toHaveAttribute('aria-busy');
  await page.keyboard.type('Spain');
  await keyboard.type(second.getByLabel('City', { exact: true }), 'Seville');
  const grip = (number: number) => dialog.getByRole('button', { name: `Move stop ${number} of 2` });
  await tabTo(grip(2));
  await page.keyboard.press('ArrowUp');
  await expect(grip(1)).toBeFocused();
  await expect(dialog.getByText('Stop 1 of 2')).toBeAttached();
  await expect(stopRow(dialog, 1)).toContainText('Seville');
  await keyboard.press(exactButton(dialog, 'Remove stop 2'));
  await expect(dialog.locator('[data-stop]')).toHaveCount(1);
  await expect(stopRow(dialog, 1).locator('[data-toggle]')).toBeFocused();
  await keyboard.press(exactButton(dialog, 'Next'));

  await expect(stepHeading(dialog, 'Visuals and description')).toBeFocused();
  await keyboard.type(dialog.getByLabel('Title', { exact: true }), 'Down the coast in two vans');
  await keyboard.type(dialog.getByLabel('Description', { exact: true }), 'By keys.');
  await keyboard.press(exactButton(dialog, 'Next'));

  await expect(stepHeading(dialog, 'Guest routine')).toBeFocused();
  await keyboard.type(dialog.getByLabel('Check-in date'), typed(40));
  await keyboard.type(dialog.getByLabel('Check-out date'), typed(47));
  await page.keyboard.press('Enter');
  await expect(stepHeading(dialog, 'Policies and pricing')).toBeFocused();
  await keyboard.type(dialog.getByLabel(/^Price per night/), '30');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Itinerant created!')).toBeVisible();
  await expect(dialog).toBeHidden();
});
