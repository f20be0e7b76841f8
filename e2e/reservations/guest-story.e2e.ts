import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { expectNoSidewaysScroll } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { type InputMethod, keyboard, tabTo, touch } from '../support/input-methods.ts';
import { WHOLE } from '../support/launch.ts';
import { EXPERIENCE_ZONE, laterToday, listExperience } from '../support/list-experience.ts';
import { HOST } from '../support/list-home.ts';
import { type Texts, textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 300_000 });

/** How somebody uses the pages: what they press with, and how they choose among several. */
interface Hand extends InputMethod {
  /** Chooses the last of some radio buttons, of which the first is chosen. */
  chooseLast(group: Locator): Promise<void>;
  /** Chooses a radio button or ticks a box that is the first of its kind. */
  tick(box: Locator): Promise<void>;
  /** Types a place and takes the first that is proposed. */
  choosePlace(field: Locator, options: Locator, text: string): Promise<void>;
}

const labelOf = (box: Locator) => box.locator('xpath=ancestor::label');

const finger: Hand = {
  ...touch,
  chooseLast: (group) => labelOf(group.getByRole('radio').last()).tap(),
  tick: (box) => labelOf(box).tap(),
  async choosePlace(field, options, text) {
    await touch.type(field, text);
    await options.first().tap();
  },
};

const keys: Hand = {
  ...keyboard,
  async chooseLast(group) {
    await tabTo(group.getByRole('radio').first());
    // Before the first comes the last.
    await group.page().keyboard.press('ArrowUp');
    await expect(group.getByRole('radio').last()).toBeChecked();
  },
  async tick(box) {
    await tabTo(box);
    await box.page().keyboard.press('Space');
  },
  async choosePlace(field, options, text) {
    await keyboard.type(field, text);
    await expect(options.first()).toBeVisible();
    await field.page().keyboard.press('ArrowDown');
    await field.page().keyboard.press('Enter');
  },
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Towns where the demo world has nothing, one for each telling. */
const TELLINGS = [
  { how: 'in Arabic on a phone', locale: 'ar', town: 'Guarda', at: [40.537, -7.268], hand: finger },
  { how: 'by keyboard alone', locale: 'en', town: 'Viseu', at: [40.661, -7.91], hand: keys },
] as const;
/** Nobody else asks as much. */
const PRICE = 117;

interface Guest {
  context: BrowserContext;
  t: Texts;
  hand: Hand;
}

for (const { how, locale, town, at, hand } of TELLINGS) {
  test(
    `a guest finds, books, waits, is offered a seat and checks in: ${how}`,
    RELEASE,
    async ({ openBrowser, baseURL }) => {
      const t = textsOf(locale);
      const host = await openBrowser({ timezoneId: EXPERIENCE_ZONE });
      await registerConfirmed(host, HOST);
      const { id, title } = await listExperience(
        host,
        { category: 'Workshop', style: 'photography' },
        {
          location: { value: 'PT', label: 'Portugal', latlng: [...at], city: town },
          guestCount: 2,
          price: PRICE,
          arrangementFee: null,
          routineSchedule: [laterToday()],
        },
      );
      const open = async (name: string): Promise<Guest> => {
        const device = hand === finger ? PHONE : {};
        const context = await openBrowser({ timezoneId: EXPERIENCE_ZONE, ...device });
        await registerConfirmed(context, name);
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
        return { context, t, hand };
      };

      const first = await open('Fia First');
      const found = await find(first, { town, title });
      await expect(found).toHaveURL(new RegExp(`/experience/${id}`));
      await press(first, found, 'Reserve');
      const booking = await pay(first, found);

      const second = await open('Wim Waiter');
      const page = await second.context.newPage();
      await visit(page, `/experience/${id}`);
      await join(second, page);
      await callApi(first.context, 'DELETE', `/api/reservations/${booking}`, {});
      await accept(second, page);
      await checkIn(second, page, await pay(second, page), host);
    },
  );
}

/** Presses the last button of a name that is seen: of a phone that in the bar at hand. */
async function press({ t, hand }: Guest, page: Page, name: string): Promise<void> {
  await hand.press(
    page
      .getByRole('button', { name: t(name) })
      .filter({ visible: true })
      .last(),
  );
}

/** By the short search, with the filter, and on the map. @returns the experience's page */
async function find(
  { context, t, hand }: Guest,
  { town, title }: { town: string; title: string },
): Promise<Page> {
  const page = await context.newPage();
  await visit(page, '/experiences');
  await hand.press(page.getByRole('button', { name: t.within('Search experiences:') }));
  const search = page.getByRole('dialog', { name: t('Search experiences') });
  await hand.choosePlace(
    search.getByRole('combobox', { name: t('Where to') }),
    search.getByRole('option'),
    town,
  );
  for (const heading of ['City or address', 'Dates', 'Guests and rooms']) {
    await hand.press(search.getByRole('button', { name: t('Next') }));
    await expect(search.getByRole('heading', { name: t(heading), level: 3 })).toBeFocused();
  }
  await hand.press(search.getByRole('button', { name: t('Search') }));
  await expect(search).toBeHidden();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card).toHaveCount(1);

  await hand.press(page.getByRole('banner').locator('a[href*="#filters"]'));
  const filters = page.getByRole('dialog', { name: t('Filter Experiences') });
  // Workshops are the last of the categories.
  await hand.chooseLast(filters.getByRole('group', { name: t('Category') }));
  await hand.press(
    filters
      .getByRole('navigation', { name: t('Steps') })
      .getByRole('button')
      .last(),
  );
  await hand.type(filters.locator('[name=price]'), String(PRICE));
  await hand.press(filters.getByRole('button', { name: t('Search Experiences') }));
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/category=Workshop/);
  await expect(card).toHaveCount(1);
  await expectNoSidewaysScroll(page, 'what the filter found');

  const toMap = page.getByRole('button', { name: t('Map') });
  // Where there is room, the map stands beside the list.
  if ((page.viewportSize()?.width ?? 0) < 960) await hand.press(toMap);
  await hand.press(page.getByRole('button', { name: t('Experience for {price}') }).first());
  const link = page.locator('aside, dialog').getByRole('link', { name: title }).first();
  await hand.press(link);
  await page.waitForURL(/\/experience\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await untilLive(page);
  return page;
}

/** From the dialog of what is reserved to the paid trip. @returns the reservation's id */
async function pay({ t, hand }: Guest, page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const reserve = dialog.getByRole('button', { name: t.within('Reserve and pay <0/>') });
  await expect(reserve).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await hand.tick(box);
  await hand.press(reserve);
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  await hand.press(page.getByRole('button', { name: t.within('Pay <0/>') }));
  await expect(page.getByText(t('Payment received. Thank you!'))).toBeVisible();
  await expect(page.getByText(t('Confirmed')).first()).toBeVisible();
  await untilLive(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** For whom it is full: chooses the date, and waits for it. */
async function join(guest: Guest, page: Page): Promise<void> {
  const { t, hand } = guest;
  const dates = page.locator('#dates');
  await expect(dates.getByText(t('Full · Waitlist')).first()).toBeVisible();
  await hand.tick(dates.getByRole('radio').first());
  await press(guest, page, 'Join the waitlist');
  await expect(page.getByText(t("You're on the waitlist")).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'a place on a waitlist');
}

/** The page learns of the offer when it is looked at again at the latest. */
async function accept(guest: Guest, page: Page): Promise<void> {
  const { t } = guest;
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(t("There's room for you")).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectNoSidewaysScroll(page, 'an offer');
  await press(guest, page, 'Accept the offer');
}

/** The host reads the code out, and the guest types it. */
async function checkIn(
  guest: Guest,
  page: Page,
  reservation: string,
  host: BrowserContext,
): Promise<void> {
  const { t, hand } = guest;
  const { checkInCode } = await callApi<{ checkInCode: string }>(
    host,
    'GET',
    `/api/reservations/${reservation}`,
  );
  await press(guest, page, 'Check in');
  const dialog = page.getByRole('dialog', { name: t('Confrimation Code!') });
  await hand.type(dialog.getByRole('textbox'), checkInCode);
  await hand.press(dialog.getByRole('button', { name: t('Check in') }));
  await expect(toast(page, t('Check In Successfully!'))).toBeVisible();
  await expect(page.getByText(t('Checked in')).first()).toBeVisible();
}
