import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from './find-toast.ts';
import { type InputMethod, keyboard, tabTo } from './input-methods.ts';
import type { Texts } from './translated-texts.ts';
import { untilLive, visit } from './visit.ts';

/** In which language a guest reads, and how they use a page. */
export interface Manner {
  readonly t: Texts;
  readonly by: InputMethod;
}

const DESK_WIDTH = 960;

/**
 * Finds the only experience of a town, a workshop: by the short search, by the filters with a price
 * too low and one that will do, and on the map; opens it from there.
 *
 * @returns its id
 */
export async function findExperience(
  page: Page,
  { town, title, price }: { town: string; title: string; price: number },
  { t, by }: Manner,
): Promise<string> {
  await visit(page, '/experiences');
  await by.press(page.getByRole('button', { name: t.within('Search experiences:') }));
  const search = page.getByRole('dialog', { name: t('Search experiences') });
  await by.type(search.getByRole('combobox', { name: t('Where to') }), town);
  const suggestion = search.getByRole('option').first();
  await expect(suggestion).toContainText(town);
  if (by === keyboard) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    await by.press(suggestion);
  }
  const next = search.getByRole('button', { name: t('Next') });
  for (let step = 0; step < 3; step += 1) await by.press(next);
  await by.press(search.getByRole('button', { name: t('Search') }));
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card).toHaveCount(1);

  await filter(page, { price: price - 1, chooseLast: true }, { t, by });
  await expect(card).toHaveCount(0);
  await filter(page, { price }, { t, by });
  await expect(card).toHaveCount(1);

  // Where there is room, the map stands beside the list.
  if ((page.viewportSize()?.width ?? 0) < DESK_WIDTH) {
    await by.press(page.getByRole('button', { name: t('Map') }));
  }
  await by.press(page.getByRole('button', { name: new RegExp(`${price}`) }).first());
  await by.press(page.locator('aside, dialog').getByRole('link', { name: title }).first());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await untilLive(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Asks for a price at most, and for the last of the categories, which workshops are. */
async function filter(
  page: Page,
  { price, chooseLast = false }: { price: number; chooseLast?: boolean },
  { t, by }: Manner,
): Promise<void> {
  await by.press(page.getByRole('banner').locator('a[href*="#filters"]'));
  const filters = page.getByRole('dialog', { name: t('Filter Experiences') });
  if (chooseLast) await chooseLastOf(filters, by);
  const steps = filters.getByRole('navigation', { name: t('Steps') }).getByRole('button');
  await by.press(steps.last());
  await by.type(filters.locator('[name=price]'), String(price));
  await by.press(filters.getByRole('button', { name: t('Search Experiences') }));
  await expect(filters).toBeHidden();
}

async function chooseLastOf(filters: Locator, by: InputMethod): Promise<void> {
  const radios = filters.getByRole('radio');
  if (by === keyboard) {
    await tabTo(radios.first());
    // Before the first comes the last.
    await filters.page().keyboard.press('ArrowUp');
  } else {
    await radios.last().check();
  }
  await expect(radios.last()).toBeChecked();
}

/** Reserves what the page offers and pays it in the sandbox. @returns the id of the reservation */
export async function reserveSeat(page: Page, { t, by }: Manner): Promise<string> {
  await by.press(offered(page, t('Reserve')));
  return agreeAndPay(page, { t, by });
}

/** Waits in line for a session that is full, the only one there is. */
export async function joinLine(page: Page, { t, by }: Manner): Promise<void> {
  const dates = page.locator('#dates');
  await expect(dates.getByText(t('Full · Waitlist'))).toBeVisible();
  await expect(dates.getByRole('radio', { checked: true })).toHaveCount(0);
  await by.tick(dates.getByRole('radio').first());
  await by.press(offered(page, t('Join the waitlist')));
  await expect(page.getByText(t("You're on the waitlist")).first()).toBeVisible();
}

/** Takes the seat that is offered, once the page says so by itself, and pays. */
export async function takeOffer(page: Page, { t, by }: Manner): Promise<string> {
  await expect(async () => {
    // It asks again when it is looked at, at the latest.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(t("There's room for you")).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await by.press(offered(page, t('Accept the offer')));
  return agreeAndPay(page, { t, by });
}

/** Gives a seat back. */
export async function cancelSeat(
  page: Page,
  reservation: string,
  { t, by }: Manner,
): Promise<void> {
  await visit(page, `/trips/${reservation}`);
  await by.press(page.getByRole('button', { name: t('Cancel') }));
  const sure = page.getByRole('dialog', { name: t('Are You Sure?') });
  await by.press(sure.getByRole('button', { name: t('Yes') }));
  await expect(toast(page, t('Reservation cancelled!'))).toBeVisible();
}

async function agreeAndPay(page: Page, { t, by }: Manner): Promise<string> {
  const dialog = page.getByRole('dialog');
  const reserve = dialog.getByRole('button', { name: t.within('Reserve and pay <0/>') });
  await expect(reserve).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await by.tick(box);
  await by.press(reserve);
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  await by.press(page.getByRole('button', { name: t.within('Pay <0/>') }));
  await expect(page.getByText(t('Payment received. Thank you!'))).toBeVisible();
  await expect(page.getByText(t('Confirmed')).first()).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The button of the next step; on a phone the bar that is always at hand stands last. */
function offered(page: Page, name: RegExp): Locator {
  return page.getByRole('button', { name }).filter({ visible: true }).last();
}
