import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { HOST, type Home, listHome } from '../support/list-home.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** So many months ahead is the one that a test is about. */
const MONTHS_AHEAD = { mouse: 2, keyboard: 3, arabic: 2, prices: 3 };

interface Nights {
  blocked: { start: string; end: string }[];
}

/** Makes the person of a browser a host with a home. */
async function ownHome(host: BrowserContext): Promise<Home> {
  await registerConfirmed(host, HOST);
  return listHome(host);
}

const blockedOf = async (host: BrowserContext, { id }: Home) =>
  (await callApi<Nights>(host, 'GET', `/api/properties/${id}/calendar`)).blocked;

/** Days of a month that comes so many months from now. */
function daysOf(monthsAhead: number): (day: number) => string {
  const month = Temporal.Now.plainDateISO('Europe/Lisbon').add({ months: monthsAhead });
  return (day) => month.with({ day }).toString();
}

async function turnTo(page: Page, monthsAhead: number, next: Locator): Promise<void> {
  for (let turned = 0; turned < monthsAhead; turned += 1) await next.click();
  await expect(page.locator('[data-night]').first()).toHaveAttribute(
    'data-night',
    daysOf(monthsAhead)(1),
  );
}

const night = (page: Page, day: string) => page.locator(`[data-night="${day}"]`);

test(
  'a host draws over nights, blocks them, and guests can no longer have them',
  EXHAUSTIVE,
  async ({ page }) => {
    const host = page.context();
    const home = await ownHome(host);
    await visit(page, '/properties');
    await page
      .getByRole('link', { name: `Calendar of ${home.title}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await untilLive(page);
    await turnTo(page, MONTHS_AHEAD.mouse, page.getByRole('button', { name: 'Next month' }));

    const day = daysOf(MONTHS_AHEAD.mouse);
    const [from, to] = [night(page, day(10)), night(page, day(14))];
    await from.hover();
    await page.mouse.down();
    await to.hover();
    await page.mouse.up();
    await expect(page.locator('[data-night][aria-pressed=true]')).toHaveCount(5);
    await page.getByRole('button', { name: 'Block 5 nights' }).click();
    await expect(toast(page, /5 nights blocked/)).toBeVisible();
    await expect(from).toHaveAccessibleName(/Blocked/);
    expect(await blockedOf(host, home)).toContainEqual({ start: day(10), end: day(15) });
    const quote = `/api/listings/${home.id}/quote?startDate=${day(12)}&endDate=${day(20)}`;
    expect(await callApi<object>(host, 'GET', quote)).toMatchObject({ available: false });

    await toast(page, /5 nights blocked/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(from).toHaveAccessibleName(/Open/);
    expect(await blockedOf(host, home)).not.toContainEqual({ start: day(10), end: day(15) });
    expect(await callApi<object>(host, 'GET', quote)).toMatchObject({ available: true });
  },
);

test('a host gives nights a price and a minimum stay, by keyboard, and guests are told the same', async ({
  page,
}) => {
  const host = page.context();
  const home = await ownHome(host);
  await visit(page, `/properties/${home.id}/calendar`);
  await turnTo(page, MONTHS_AHEAD.prices, page.getByRole('button', { name: 'Next month' }));
  const day = daysOf(MONTHS_AHEAD.prices);
  await night(page, day(10)).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Set price or minimum stay' }).press('Enter');
  await page.getByLabel('Price per night (USD)').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a price from $1.00 to $10,000.00.')).toBeVisible();
  await page.getByLabel('Price per night (USD)').fill('321');
  await page.getByLabel('Minimum stay from these nights').fill('40');
  await page.keyboard.press('Enter');
  await expect(toast(page, /3 nights changed/)).toBeVisible();
  await expect(night(page, day(11))).toHaveAccessibleName(
    /\$321\.00 a night. Minimum stay 40 nights/,
  );

  const of = (from: string, nights: number) =>
    `startDate=${from}&endDate=${Temporal.PlainDate.from(from).add({ days: nights })}`;
  interface Priced {
    quote?: { total: number; lines: { kind: string; unitAmount?: number; quantity?: number }[] };
    price?: { amount: number };
    code?: string;
  }
  const ask = (what: string, query: string) =>
    callApi<Priced>(host, 'GET', `/api/listings/${home.id}/${what}?${query}`);
  const quote = await ask('quote', of(day(12), 41));
  const nights = quote.quote?.lines.filter(({ kind }) => kind === 'nights');
  expect(nights?.[0]).toMatchObject({ unitAmount: 32_100, quantity: 1 });
  const card = await ask('card', of(day(12), 41));
  expect(card.price?.amount).toBe(quote.quote?.total);

  await toast(page, /3 nights changed/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(night(page, day(11))).not.toHaveAccessibleName(/321/);
});

test('the keyboard alone chooses nights, blocks and opens them', EXHAUSTIVE, async ({ page }) => {
  const host = page.context();
  const home = await ownHome(host);
  await visit(page, `/properties/${home.id}/calendar`);
  await settle(page);
  await expectAccessible(page, 'the calendar of a home');
  const day = daysOf(MONTHS_AHEAD.keyboard);
  await page.locator('[data-night][tabindex="0"]').focus();
  for (let turned = 0; turned < MONTHS_AHEAD.keyboard; turned += 1) {
    await page.keyboard.press('PageDown');
  }
  const start = (await page.locator('[data-night]:focus').getAttribute('data-night')) ?? '';
  expect(start.slice(0, 7)).toBe(day(1).slice(0, 7));
  await page.keyboard.press('Shift+ArrowDown');
  const chosen = page.locator('[data-night][aria-pressed=true]');
  // A week on, or up to the end of the month that is shown.
  const count = await chosen.count();
  expect(count).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(1);
  await page.getByRole('button', { name: 'Block 1 night' }).press('Enter');
  await expect(toast(page, /1 night blocked/)).toBeVisible();
  const blocked = night(page, (await focusedAgain(page)) ?? '');
  await expect(blocked).toHaveAccessibleName(/Blocked/);
  await blocked.press('Enter');
  await page.getByRole('button', { name: 'Open 1 night' }).press('Enter');
  await expect(blocked).toHaveAccessibleName(/Open/);
});

/** The night that Tab leads back to. */
function focusedAgain(page: Page): Promise<string | null> {
  return page.locator('[data-night][tabindex="0"]').getAttribute('data-night');
}

test(
  'on a phone in Arabic, two taps choose what lies between',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL }) => {
    const page = await phoneInArabic(openBrowser, baseURL);
    const host = page.context();
    const home = await ownHome(host);
    await visit(page, `/properties/${home.id}/calendar`);
    await turnTo(page, MONTHS_AHEAD.arabic, page.getByRole('button', { name: 'الشهر التالي' }));
    await settle(page);
    await expectAccessible(page, 'the calendar in Arabic');
    const day = daysOf(MONTHS_AHEAD.arabic);
    const [early, late] = await Promise.all(
      [day(3), day(5)].map((each) => night(page, each).boundingBox()),
    );
    if (early != null && late != null && early.y === late.y) expect(late.x).toBeLessThan(early.x);
    await night(page, day(3)).tap();
    await night(page, day(5)).tap();
    await page.getByRole('button', { name: 'حجب 3 ليالٍ' }).tap();
    await expect(night(page, day(4))).toHaveAccessibleName(/محجوبة/);
    await toast(page, /حُجبت 3 ليالٍ/)
      .getByRole('button', { name: 'تراجع' })
      .tap();
    await expect(night(page, day(4))).toHaveAccessibleName(/متاحة/);
  },
);
