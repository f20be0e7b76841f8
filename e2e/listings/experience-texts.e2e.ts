import type { Page, Route } from '@playwright/test';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import {
  experienceDialog,
  experienceEditDialog,
  LISBON,
  openNewExperience,
  PHONE,
  resumeDraft,
  scheduleEntry,
  typeEntry,
} from '../support/experience-dialog.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton } from '../support/itinerant-dialog.ts';
import { WHOLE } from '../support/launch.ts';
import { listExperience } from '../support/list-experience.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 120_000 });

/** The choices as the server has them, but for what a catalogue may lack. */
async function withoutSome(page: Page, changed: (choices: Choices) => object): Promise<void> {
  await page.route('**/api/experience-choices', async (route: Route) => {
    const response = await route.fetch();
    const choices = (await response.json()) as Choices;
    await route.fulfill({ response, json: { ...choices, ...changed(choices) } });
  });
}

interface Choices {
  styles: { id: string; category: string; amenities: string[] }[];
}

/** Chooses where and what, and goes on to the recommendations. */
async function chooseYoga(page: Page, country: string) {
  const dialog = await openNewExperience(page);
  await dialog.getByLabel('Country', { exact: true }).selectOption(country);
  await dialog.getByRole('radio', { name: /^Fitness/ }).check();
  await dialog.getByRole('radio', { name: /^Yoga/ }).check();
  await exactButton(dialog, 'Next').tap();
  return dialog;
}

test('what is not there is said (spec 2 §8)', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser(PHONE);
  await registerConfirmed(host, 'Emil Empty');
  const page = await host.newPage();
  await withoutSome(page, ({ styles }) => ({
    styles: styles
      .filter(({ category }) => category !== 'Culture')
      .map((style) => (style.id === 'yoga' ? { ...style, amenities: [] } : style)),
  }));
  const dialog = await openNewExperience(page);
  await dialog.getByRole('radio', { name: /^Culture/ }).check();
  await expect(dialog.getByText('No styles available for this category.')).toBeVisible();
  // No town of Bouvet Island is known, nor a place to meet.
  await dialog.getByLabel('Country', { exact: true }).selectOption('BV');
  await expect(dialog.getByText('No regions found for Bouvet Island.')).toBeVisible();
  await expect(dialog.getByText('No cities found for Bouvet Island.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Fitness/ }).check();
  await dialog.getByRole('radio', { name: /^Yoga/ }).check();
  await exactButton(dialog, 'Next').tap();
  await expect(
    dialog.getByText(
      'No recommendations available for Yoga Fitness experiences in Bouvet Island. You can select arrangements below or proceed.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText('No amenities available for Yoga.')).toBeVisible();
  await exactButton(dialog, 'Next').tap();
  await typeEntry(dialog, {
    type: 'Weekly',
    title: 'Sun salutation',
    days: ['Monday'],
    start: '07:00',
    end: '08:00',
  });
  await scheduleEntry(dialog, 'Sun salutation')
    .getByRole('button', { name: 'Remove Sun salutation' })
    .tap();
  await expect(toast(page, /^Schedule entry removed\./)).toBeVisible();
});

test('of a region without such a city that is said', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser(PHONE);
  await registerConfirmed(host, 'Cora Clear');
  const page = await host.newPage();
  const dialog = await openNewExperience(page);
  await dialog.getByLabel('Country', { exact: true }).selectOption('PT');
  const region = dialog.getByLabel('Region (optional)');
  await dialog.getByLabel('City (optional)').fill('Lisbon');
  await dialog.getByLabel('City (optional)').blur();
  await expect(dialog.getByRole('button', { name: 'The place on the map' })).toBeVisible();
  // Another region takes its city along, and the map goes there.
  await region.selectOption({ label: 'Faro' });
  await expect(dialog.getByLabel('City (optional)')).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'The place on the map' })).toBeVisible();
  await dialog.getByLabel('City (optional)').fill('Quxville');
  await expect(dialog.getByText('No cities found for Faro.')).toBeVisible();
});

test('a city stands without a complaint in a region that no list has', async ({ openBrowser }) => {
  const host = await openBrowser();
  await registerConfirmed(host, 'Runa Region');
  const { id } = await listExperience(
    host,
    { category: 'Community', style: 'family-dinner' },
    // As the places of ours are filed.
    { location: { ...LISBON, region: 'Lisbon District', city: 'Lisbon' } },
  );
  const page = await host.newPage();
  await visit(page, `/experience/${id}`);
  await page.getByRole('button', { name: 'Edit experience' }).click();
  const dialog = experienceEditDialog(page);
  await expect(dialog.getByLabel('City (optional)')).toHaveValue('Lisbon');
  await expect(dialog.locator('datalist option').first()).toBeAttached();
  await expect(dialog.getByText(/^No (?:cities|regions) found/)).toHaveCount(0);
});

test(
  'a draft without country and style says where they are chosen',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const host = await openBrowser(PHONE);
    await registerConfirmed(host, 'Dora Draft');
    const page = await host.newPage();
    const dialog = await resumeDraft(page, {}, 1);
    await expect(
      dialog.getByText('Please select a Country in Basic Info to see recommendations.'),
    ).toBeVisible();
    await expect(
      dialog.getByText('Please select a style in Basic Info to choose arrangements.'),
    ).toBeVisible();
  },
);

test('a draft of a step that is none says so', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser(PHONE);
  await registerConfirmed(host, 'Stella Step');
  const page = await host.newPage();
  const dialog = await resumeDraft(page, { category: 'Fitness' }, 9);
  await expect(dialog.getByText('Error: Invalid step')).toBeVisible();
  await exactButton(dialog, 'Back to the first step').tap();
  await expect(dialog.getByRole('radio', { name: /^Fitness/ })).toBeChecked();
});

test(
  'a price that nobody proposes, and what is worth a second look',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const host = await openBrowser(PHONE);
    await registerConfirmed(host, 'Petra Price');
    const page = await host.newPage();
    const basics = { location: LISBON, category: 'Fitness', style: 'yoga', guestCount: 25 };
    const dialog = await resumeDraft(page, basics, 3);
    const bulk = 'With more than 20 guests, consider a bulk discount.';
    await expect(
      toast(page, new RegExp(`^• ${bulk}\\s+Please set a price manually\\.$`)),
    ).toBeVisible();
    const panel = dialog.getByRole('region', { name: /^Experience Pricing - A crystal clear/ });
    await expect(panel.getByText('Please set a price manually.')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveText([bulk]);
    await dialog.getByLabel('Guests, you included').fill('');
    await expect(panel.getByRole('listitem')).toHaveText([
      'Participant count must be at least 1 (yourself)',
    ]);

    // $50 among twelve is less than the fee.
    await exactButton(dialog, 'Back').tap();
    await typeEntry(dialog, {
      type: 'Weekly',
      title: 'Sun salutation',
      days: ['Monday'],
      start: '07:00',
      end: '08:00',
    });
    await expect(scheduleEntry(dialog, 'Sun salutation')).toBeVisible();
    await exactButton(dialog, 'Next').tap();
    await dialog.getByLabel('Guests, you included').fill('12');
    await expect(panel.getByText('Base Rate', { exact: true })).toBeVisible();
    await panel.getByRole('slider', { name: 'Arrangement fee' }).press('End');
    await expect(panel.getByRole('listitem')).toHaveText([
      "The arrangement fee is higher than each guest's share of the base price.",
    ]);
  },
);

test('recommendations that never come are given up', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser(PHONE);
  await registerConfirmed(host, 'Wanda Wait');
  const page = await host.newPage();
  await page.clock.install();
  await page.route('**/api/recommendations*', () => {});
  const dialog = await chooseYoga(page, 'PT');
  await expect(dialog.getByRole('group', { name: 'Included Arrangements' })).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(
    dialog.getByText('Loading recommendations timed out. Please try again.'),
  ).toBeVisible();
});

test(
  'a dialog that breaks says so, and leaves the page as it was (spec 2 §2)',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/./);
    const host = await openBrowser(PHONE);
    await registerConfirmed(host, 'Bella Broken');
    const page = await host.newPage();
    await withoutSome(page, () => ({ styles: null }));
    const dialog = await openNewExperience(page);
    // In words of ours: what the browser says of it is for whoever mends it.
    await expect(
      dialog.getByText('Something went wrong: This dialog stopped working.', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByText('Please try again or contact support.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(experienceDialog(page)).toBeHidden();
    await visit(page, '/experiences');
  },
);
