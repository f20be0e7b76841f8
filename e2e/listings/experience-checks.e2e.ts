import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import {
  acknowledgeAll,
  LISBON,
  PHONE,
  resumeDraft,
  scheduleEntry,
  typeEntry,
} from '../support/experience-dialog.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton } from '../support/itinerant-dialog.ts';
import { realPictures } from '../support/real-pictures.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

/** What is left half-finished on the last step, and the text that submitting it is told with. */
const INCOMPLETE = [
  [{}, 'Please select at least one arrangement.'],
  [{ category: 'Fitness', style: 'yoga' }, 'Please select at least one amenity.'],
  [{ category: 'Fitness', style: 'yoga', amenity: ['mats'] }, 'Location is required'],
  [{ location: LISBON }, 'Category is required'],
  [{ location: LISBON, category: 'Fitness' }, 'Style is required'],
] as const;

test('submitting checks in the order of spec 2 §5', EXHAUSTIVE, async ({ openBrowser }) => {
  for (const [values, text] of INCOMPLETE) {
    // Somebody else each time: what one leaves is kept once more as they go.
    const host = await openBrowser(PHONE);
    await registerConfirmed(host, 'Lena Late');
    const page = await host.newPage();
    const arrangements = Object.keys(values).length === 0 ? [] : ['venue'];
    const dialog = await resumeDraft(page, { ...values, arrangements }, 3);
    await dialog.getByRole('button', { name: 'Create Experience' }).tap();
    await expect(toast(page, text)).toBeVisible();
  }
});

test(
  'the rest of the thirteen checks, one after another',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/experiences/, /Failed to load resource/);
    const host = await openBrowser(PHONE);
    await registerConfirmed(host, 'Theo Thirteen');
    const page = await host.newPage();
    const dialog = await resumeDraft(
      page,
      {
        location: LISBON,
        category: 'Fitness',
        style: 'yoga',
        arrangements: ['venue'],
        amenity: ['mats'],
      },
      3,
    );
    const submit = dialog.getByRole('button', { name: 'Create Experience' });
    /** Submits on the last step, and is told what is missing there and at its field. */
    const expectTold = async (text: string, atField = text) => {
      if (await submit.isHidden()) await exactButton(dialog, 'Next').tap();
      await submit.tap();
      await expect(toast(page, text)).toBeVisible();
      if (atField !== '') {
        await expect(dialog.getByText(atField, { exact: true }).first()).toBeVisible();
      }
    };
    await expectTold('At least one image is required', 'At least one image is required.');
    await dialog.locator('input[name=imageSrc]').setInputFiles(await realPictures(host, 6));
    await expect(dialog.getByText('6 photos uploaded.')).toBeAttached();
    await expect(
      dialog.getByText('Guests look at the first few. Put the best ones first.'),
    ).toBeVisible();
    await expectTold('Please add at least one schedule entry.');
    await typeEntry(dialog, {
      type: 'Weekly',
      title: 'Sun salutation',
      days: ['Monday'],
      start: '07:00',
      end: '08:00',
    });
    await expect(scheduleEntry(dialog, 'Sun salutation')).toBeVisible();
    await expectTold('Rules are required');
    await dialog.getByLabel('Rules').fill('Bring water.');
    await expectTold('Instructions are required');
    await dialog.getByLabel('Joining instructions').fill('The blue door.');
    await exactButton(dialog, 'Next').tap();
    const price = dialog.getByLabel(/^Price per guest/);
    await expect(price).not.toHaveValue('0');
    await price.fill('');
    await expectTold('Price is required to be positive');
    await price.fill('-1');
    await expectTold('Price is required to be positive');
    await price.fill('0');
    await expectTold('Guest count must be at least 2, you included');
    await dialog.getByLabel('Guests, you included').fill('8');
    await expectTold('Cancellation policy is required', 'Please select a cancellation policy.');
    await dialog.getByRole('radio', { name: /^No Refund/ }).check();
    await expectTold('Title and address are required when no recommendation is selected');
    await dialog.getByLabel('Title', { exact: true }).fill('By the river');
    await dialog.getByLabel('Address', { exact: true }).fill('Rua das Provas 12');
    await expectTold('Description is required');
    await dialog.getByLabel('Description', { exact: true }).fill('An hour on the mat.');
    await expectTold('Cannot proceed until all disclaimers are acknowledged');
    await acknowledgeAll(dialog);

    // What the server says of it, and what stands for it where nothing is said (spec 2 §8).
    const refuse = (answer: object) =>
      page.route('**/api/experiences', (route) => route.fulfill(answer), { times: 1 });
    const said = 'Another price now.';
    const problem = { type: 'about:blank#price-mismatch', code: 'price-mismatch', message: said };
    await refuse({
      status: 409,
      json: { ...problem, title: 'Conflict', status: 409, error: said },
    });
    // Then the price is asked for anew, so that the next try has it.
    const asked = page.waitForRequest('**/api/experience-preview');
    await expectTold(`Error: ${said}`, '');
    await asked;
    await refuse({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    await expectTold('Error: Failed to create experience: 502', '');
    // An answer that is no experience is none: the form stays.
    await refuse({ status: 200, json: {} });
    await expectTold('Failed to create experience or initiate payment. Please try again.', '');
  },
);
