import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { WHOLE } from '../support/launch.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 120_000 });

/** A wall of tiles in two greys, sharp or softened, as a JPEG. */
async function photograph(
  name: string,
  { light, width = 1600, height = 1200, soft = false }: PhotoLook,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const tile = `<rect width="20" height="20" fill="rgb(${light},${light},${light})"/><rect x="20" y="20" width="20" height="20" fill="rgb(${light},${light},${light})"/>`;
  const dark = Math.round(light / 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse">${tile}</pattern></defs><rect width="100%" height="100%" fill="rgb(${dark},${dark},${dark})"/><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
  const picture = sharp(Buffer.from(svg));
  const buffer = await (soft ? picture.blur(60) : picture).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

interface PhotoLook {
  readonly light: number;
  readonly width?: number;
  readonly height?: number;
  readonly soft?: boolean;
}

async function openPhotos(host: BrowserContext): Promise<Page> {
  await registerConfirmed(host, 'Rosa Baker');
  await callApi(host, 'PUT', '/api/drafts/stay', {
    values: {
      title: 'The attic over the bakery',
      description: 'Bread from six.',
      address: 'Rua das Flores 7',
      city: 'Lisbon',
      location: { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] },
      minnight: 14,
    },
    step: 2,
  });
  const page = await host.newPage();
  await visit(page, '/properties');
  await page.getByRole('button', { name: 'List your home' }).first().click();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  return page;
}

test('a host hears what their photos lack, and says what each shows', async ({ openBrowser }) => {
  const host = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await openPhotos(host);
  const dialog = page.getByRole('dialog', { name: 'Host Your Co-Living!' });
  await expect(dialog.getByText('Take photos')).toBeVisible();
  await expect(dialog.locator('input[data-camera]').first()).toHaveAttribute(
    'capture',
    'environment',
  );
  await dialog
    .locator('input[name=imageSrc]')
    .setInputFiles([
      await photograph('tall', { light: 200, width: 1200, height: 1600 }),
      await photograph('night', { light: 60 }),
      await photograph('soft', { light: 200, soft: true }),
      await photograph('small', { light: 200, width: 800, height: 600 }),
    ]);
  await expect(dialog.getByText('4 photos uploaded.')).toBeAttached();
  const tiles = dialog.locator('[data-picture]');
  await expect(tiles.nth(0)).toContainText('cut off about 40%');
  await expect(tiles.nth(1)).toContainText('Looks dark.');
  await expect(tiles.nth(2)).toContainText('Looks blurred.');
  await expect(tiles.nth(3)).toContainText('Small:');

  const slot = (subject: string) => dialog.locator(`[data-slot=${subject}]`);
  await expect(dialog.getByText('6 are missing.')).toBeVisible();
  await dialog.getByLabel('What photo 1 shows').selectOption('Desk');
  await dialog.getByLabel('What photo 2 shows').selectOption('Bed');
  await expect(slot('desk')).toContainText('there');
  await expect(slot('kitchen')).toContainText('missing');
  await expect(dialog.getByText('4 are missing.')).toBeVisible();
  await expectAccessible(page, 'photos with advice');
  await expectNoSidewaysScroll(page, 'photos with advice');

  // What they show is part of the draft.
  await expect
    .poll(async () => {
      const { draft } = await callApi<{ draft: { values: { imageShows?: string[] } } }>(
        host,
        'GET',
        '/api/drafts/stay',
      );
      return draft.values.imageShows;
    })
    .toEqual(['desk', 'bed', null, null]);
});
