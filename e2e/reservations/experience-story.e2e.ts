import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { WHOLE } from '../support/launch.ts';
import { EXPERIENCE_ZONE, laterToday } from '../support/list-experience.ts';
import { realPictures } from '../support/real-pictures.ts';
import { type Texts, textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 240_000 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A town where the demo world has nothing, one for each telling. */
const TELLINGS = [
  { locale: 'en', town: 'Portalegre', device: {} },
  { locale: 'de', town: 'Bragança', device: PHONE },
] as const;
/** Nobody else asks as much. */
const PRICE = 123;

for (const { locale, town, device } of TELLINGS) {
  test(
    `an experience is created, found, filled by two guests, and one is checked in: ${locale}`,
    EXHAUSTIVE,
    async ({ openBrowser, baseURL }) => {
      const t = textsOf(locale);
      const open = async (name: string) => {
        const context = await openBrowser({ timezoneId: EXPERIENCE_ZONE, ...device });
        await registerConfirmed(context, name);
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
        return context;
      };
      const host = await open('Helga Host');
      const title = await createExperience(host, town, t);
      const guest = await open('Gina First');
      const id = await findExperience(guest, { town, title }, t);
      const first = await reserve(guest, id, t);
      await reserve(await open('Gus Second'), id, t);
      await expectFull(await open('Theo Third'), id, t);
      await checkIn({ host, guest }, first, t);
    },
  );
}

/** Two seats beside the host's, once, later today. */
async function createExperience(host: BrowserContext, town: string, t: Texts): Promise<string> {
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
  await dialog.locator('[name=price]').fill(String(PRICE));
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
  await expect(page).toHaveURL(/\/experience\/[\w-]+$/);
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

/** By the short search, with the filter, and on the map. */
async function findExperience(
  guest: BrowserContext,
  { town, title }: { town: string; title: string },
  t: Texts,
): Promise<string> {
  const page = await guest.newPage();
  await visit(page, '/experiences');
  await page.getByRole('button', { name: t.within('Search experiences:') }).click();
  const search = page.getByRole('dialog', { name: t('Search experiences') });
  await search.getByRole('combobox', { name: t('Where to') }).fill(town);
  await search.getByRole('option').first().click();
  const next = search.getByRole('button', { name: t('Next') });
  for (let step = 0; step < 3; step += 1) await next.click();
  await search.getByRole('button', { name: t('Search') }).click();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card).toHaveCount(1);

  await page.getByRole('banner').locator('a[href*="#filters"]').click();
  const filters = page.getByRole('dialog', { name: t('Filter Experiences') });
  // Workshops are the last of the categories.
  await filters.getByRole('radio').last().check();
  await filters
    .getByRole('navigation', { name: t('Steps') })
    .getByRole('button')
    .last()
    .click();
  await filters.locator('[name=price]').fill(String(PRICE - 1));
  await filters.getByRole('button', { name: t('Search Experiences') }).click();
  await expect(card).toHaveCount(0);
  const dearer = new URL(page.url());
  dearer.searchParams.set('price', String(PRICE));
  await visit(page, dearer.pathname + dearer.search);
  await expect(card).toHaveCount(1);

  const toMap = page.getByRole('button', { name: t('Map') });
  if (await toMap.isVisible()) await toMap.click();
  const pin = page.getByRole('button', { name: new RegExp(`${PRICE}`) }).first();
  await pin.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('aside, dialog').getByRole('link', { name: title }).first();
  await expect(link).toBeVisible();
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await page.close();
  return path.split('/').at(-1) ?? '';
}

/** One seat, paid in the sandbox. */
async function reserve(guest: BrowserContext, id: string, t: Texts): Promise<string> {
  const page = await guest.newPage();
  await visit(page, `/experience/${id}`);
  // On a phone the bar that is always at hand stands last.
  await page
    .getByRole('button', { name: t('Reserve') })
    .filter({ visible: true })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await dialog.getByRole('button', { name: t.within('Reserve and pay <0/>') }).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  await page.getByRole('button', { name: t.within('Pay <0/>') }).click();
  await expect(page.getByText(t('Thank you, your payment has arrived.'))).toBeVisible();
  await expect(page.getByText(t('Confirmed')).first()).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function expectFull(guest: BrowserContext, id: string, t: Texts): Promise<void> {
  const page = await guest.newPage();
  await visit(page, `/experience/${id}`);
  const dates = page.locator('#dates');
  await expect(dates.getByText(t('Full · Waitlist')).first()).toBeVisible();
  await expect(dates.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.close();
}

/** The host opens what the guest's square code says, as the camera of a phone does. */
async function checkIn(
  { host, guest }: { host: BrowserContext; guest: BrowserContext },
  reservation: string,
  t: Texts,
): Promise<void> {
  const { guestCode } = await callApi<{ guestCode: { code: string } }>(
    guest,
    'GET',
    `/api/reservations/${reservation}`,
  );
  const page: Page = await host.newPage();
  await visit(page, `/reservations/${reservation}#check-in=${guestCode.code}`);
  const dialog = page.getByRole('dialog', { name: t('Confrimation Code!') });
  await expect(dialog.getByRole('textbox')).toHaveValue(guestCode.code);
  await dialog.getByRole('button', { name: t('Check in') }).click();
  await expect(toast(page, t('Check In Successfully!'))).toBeVisible();
}
