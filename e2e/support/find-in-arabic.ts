import { expect, type Page } from '@playwright/test';
import type { StayChoices } from '#features/stays/contract.ts';
import { callApi } from './call-api.ts';
import { expectNoSidewaysScroll } from './check-page.ts';
import { dayFromToday } from './find-stay.ts';
import { touch } from './input-methods.ts';
import { textsOf } from './translated-texts.ts';
import { visit } from './visit.ts';

/**
 * A guest who reads Arabic finds a loft in Lisbon by the search wizard and the filters on a phone,
 * and asks for a week of it.
 *
 * @returns the id of the listing
 */
export async function findAndReserve(page: Page, title: string): Promise<string> {
  const t = textsOf('ar');
  const { categories, amenityGroups } = await callApi<StayChoices>(
    page.context(),
    'GET',
    '/api/stays/choices',
  );
  const loft = categories.find(({ id }) => id === 'Loft')?.label ?? '';
  const wifi = amenityGroups
    .flatMap(({ amenities }) => amenities)
    .find(({ id }) => id === 'dedicated-wifi')?.label;

  await visit(page, '/');
  await page.getByRole('button', { name: t.within('Search homes:') }).tap();
  const search = page.getByRole('dialog', { name: t('Search homes') });
  const where = search.getByRole('combobox', { name: t('Where to') });
  await where.fill('لشبونة');
  await search.getByRole('option').first().tap();
  await expect(where).toHaveValue('لشبونة');
  await touch.pickDay(search, dayFromToday(40));
  await touch.pickDay(search, dayFromToday(47));
  for (const heading of ['Guests and price', 'Summary']) {
    await search.getByRole('button', { name: t('Next') }).tap();
    await expect(search.getByRole('heading', { name: t(heading), level: 3 })).toBeFocused();
  }
  await search.getByRole('button', { name: t('Search') }).tap();
  await expect(search).toBeHidden();

  // The cards of the categories say what they leave, and so does the button's neighbour.
  await page.getByRole('banner').locator('a[href*="#filters"]').tap();
  const filters = page.getByRole('dialog', { name: t('Filter') });
  const kind = filters.getByRole('group').first().locator('label').filter({ hasText: loft });
  await expect(kind).toHaveText(/\p{Nd}+$/u);
  const left = digitsOf(await kind.textContent());
  await kind.tap();
  const count = filters.locator('[role=status]', { hasText: /\p{Nd}|منزل/u }).last();
  await expect.poll(async () => digitsOf(await count.textContent())).toBe(left);
  await filters.getByRole('button', { name: t('Next') }).tap();
  await filters.getByRole('searchbox').fill(wifi ?? '');
  await filters.getByRole('checkbox').first().check();
  const steps = filters.getByRole('navigation').getByRole('button');
  await steps.nth(3).tap();
  await filters.locator('[name=maxPrice]').fill('900');
  const last = filters.getByRole('button', { name: t('Search Co-Livings') });
  await expect(count.locator('.opacity-70')).toHaveCount(0);
  const told = digitsOf(await count.textContent());
  await last.tap();
  await expect(filters).toBeHidden();
  await expect
    .poll(async () => digitsOf(await page.getByRole('heading', { level: 1 }).textContent()))
    .toContain(told);
  await expectNoSidewaysScroll(page, 'what the filters found, in Arabic');
  await page.getByRole('article', { name: title }).getByRole('link').tap();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: t('Logo of {title}') })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await touch.press(page.locator('.page-bar').getByRole('button', { name: t('Reserve') }));
  const request = page.getByRole('dialog', { name: t('Request to stay with {hostName}') });
  await request.getByRole('textbox').fill('أحب الخبز الطازج.');
  await request.getByRole('button', { name: t('Request') }).tap();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  await expect(page.getByText(t('Waiting for a response')).first()).toBeVisible();
  return id;
}

/** What the digits of a text say, whichever script writes them. */
function digitsOf(text: string | null): string {
  return (text ?? '')
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/\D/g, '');
}
