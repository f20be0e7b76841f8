import { type BrowserContext, expect, type Locator } from '@playwright/test';
import { toast } from './find-toast.ts';
import { laterToday } from './list-experience.ts';
import { realPictures } from './real-pictures.ts';
import type { Texts } from './translated-texts.ts';
import { visit } from './visit.ts';

export interface CreatedExperience {
  /** A town of Portugal. */
  readonly town: string;
  /** Dollars of a seat. */
  readonly price: number;
}

/**
 * Creates a workshop in the dialog, in any language: two seats beside the host's, once, later today.
 *
 * @returns its title
 */
export async function createExperience(
  host: BrowserContext,
  { town, price }: CreatedExperience,
  t: Texts,
): Promise<string> {
  const page = await host.newPage();
  await visit(page, '/experiences');
  await page.getByRole('button', { name: t('Your menu') }).click();
  const menu = page.getByRole('dialog', { name: t('Your menu') });
  await menu.getByRole('button', { name: t('Host an experience') }).click();
  const dialog = page.getByRole('dialog', { name: t('Create Your Experience') });
  const next = dialog.getByRole('button', { name: t('Next') });

  await dialog.getByLabel(t('Country')).selectOption('PT');
  await dialog.getByLabel(t('City (optional)')).fill(town);
  // Drawn by the processor, beside other tests.
  await expect(dialog.getByRole('button', { name: t('The place on the map') })).toBeVisible({
    timeout: 40_000,
  });
  await dialog.locator('input[name=category][value=Workshop]').check();
  await dialog.locator('input[name=style][value=photography]').check();
  await next.click();
  for (const legend of ['Included Arrangements', 'Amenities']) {
    await dialog
      .getByRole('group', { name: t(legend) })
      .getByRole('checkbox')
      .first()
      .check();
  }
  await next.click();

  await dialog.getByLabel(t('Description')).fill('One street, one lens, one evening.');
  await dialog.locator('input[name=imageSrc]').setInputFiles(await realPictures(host, 1));
  await addTheEvening(dialog, t);
  await dialog.getByLabel(t('Rules')).fill('Ask before you photograph people.');
  await dialog.getByLabel(t('Joining instructions')).fill('At the fountain.');
  await next.click();

  const name = dialog.getByLabel(t('Title'));
  await name.fill(`${await name.inputValue()}one street of ${town}`);
  const title = await name.inputValue();
  await dialog.getByLabel(t('Address')).fill('Praça 1');
  await dialog.getByLabel(t('Guests, you included')).fill('3');
  await dialog.locator('[name=price]').fill(String(price));
  await expect(dialog.getByText(t('This is your own price.'))).toBeVisible();
  await dialog.locator('input[name=cancellationPolicy][value=casual-cancel]').check();
  for (const box of await dialog
    .getByRole('checkbox', { name: t('I have read and understand this disclaimer') })
    .all()) {
    await box.check();
  }
  await dialog.getByRole('button', { name: t('Create Experience') }).click();
  await expect(
    toast(page, t('Experience created successfully! No payment required.')),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/experience\/[\w-]+\?created=yes$/);
  await page.close();
  return title;
}

async function addTheEvening(dialog: Locator, t: Texts): Promise<void> {
  const { specificDate, startTime, endTime, timeZone, title } = laterToday();
  const entry = dialog.getByRole('group', { name: t('New schedule entry') });
  await entry.getByLabel(t('Schedule type')).selectOption('one-time');
  await entry.getByLabel(t('Schedule title')).fill(title);
  await entry.getByLabel(t('Time zone')).selectOption(timeZone);
  await entry.getByLabel(t('Date')).fill(specificDate);
  await entry.getByLabel(t('Start time')).fill(startTime);
  await entry.getByLabel(t('End time')).fill(endTime);
  await entry.getByRole('button', { name: t('Add schedule entry') }).click();
  await expect(dialog.locator('[data-entry]').filter({ hasText: title })).toBeVisible();
}
