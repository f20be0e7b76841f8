import type { Page } from '@playwright/test';
import { approve, type Booked } from '../support/book-stay.ts';
import { instalmentStates, payFirst, savedOf } from '../support/by-the-month.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { EXHAUSTIVE, RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { type InputMethod, keyboard, mouse, touch } from '../support/input-methods.ts';
import { type Home, listHome } from '../support/list-home.ts';
import { type Cast, meet, openPage } from '../support/meet-people.ts';
import { type Texts, textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

const IN_DAYS = 60;
const NIGHTS = 75;
/** How a guest pays, as the request says it. */
const WAYS = { monthly: 'Pay by the month', atOnce: 'Pay all at once' };

const TELLINGS: {
  name: string;
  locale: string;
  input: InputMethod;
  options: Parameters<import('@playwright/test').Browser['newContext']>[0];
  tags: { tag?: string };
}[] = [
  { name: 'in English', locale: 'en', input: mouse, options: {}, tags: {} },
  {
    name: 'in German on a phone',
    locale: 'de',
    input: touch,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    tags: RELEASE,
  },
  { name: 'by keyboard alone', locale: 'en', input: keyboard, options: {}, tags: EXHAUSTIVE },
];

for (const { name, locale, input, options, tags } of TELLINGS) {
  test(`75 nights paid by the month, ${name}`, tags, async ({ openBrowser, baseURL }) => {
    const t = textsOf(locale);
    const cast = await meet(() => openBrowser(options));
    await cast.guest.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const home = await listHome(cast.host, { securityRate: 10 });
    const page = await openListing(cast, home);
    await expect(page.getByText(t.within('<0>{0}</0> <1>a month</1>')).first()).toBeVisible();

    const booked = await requestByTheMonth(page, home, input, t);
    const asked = await savedOf(cast.guest, booked);
    expect(asked.instalments.map(({ state }) => state)).toEqual(['due', 'planned', 'planned']);
    expect(asked.due, 'nothing is due before the answer').toBe(0);
    await expect(instalmentStates(page, t)).toHaveText(Array(3).fill(t('Planned')));

    await approve(cast.host, booked);
    await visit(page, `/trips/${booked.id}`);
    await payFirst(page, booked, input, t);
    const { total, paid, due } = await savedOf(cast.guest, booked);
    expect(paid).toBe(asked.instalments[0]?.amount);
    expect(paid).toBeLessThan(total);
    expect(due).toBe(0);
    await expect(instalmentStates(page, t)).toHaveText([t('Paid'), t('Planned'), t('Planned')]);
    await expect(page.getByRole('list', { name: t('Steps') })).toContainText(
      t.within('Pay by <0/>'),
    );
    await settle(page);
    await expectAccessible(page, 'a trip paid by the month');
    await expectTargets(page, 'a trip paid by the month');
    await expectNoSidewaysScroll(page, 'a trip paid by the month');

    await visit(page, `/trips/${booked.id}?view=receipt`);
    await expect(page.getByText(t.within('Paid <0/> of <1/>'))).toBeVisible();

    const host = await openPage(cast.host, `/reservations/${booked.id}`);
    await expect(instalmentStates(host, textsOf('en'))).toHaveText(['Paid', 'Planned', 'Planned']);
    await expect(host.getByText('The first payment is in.', { exact: false })).toBeVisible();
  });
}

test('a guest of a long stay pays all at once', EXHAUSTIVE, async ({ openBrowser }) => {
  const cast = await meet(openBrowser);
  const page = await openListing(cast, cast.home);
  await page.getByRole('button', { name: 'Reserve' }).last().click();
  const dialog = page.getByRole('dialog');
  const refunds = dialog.getByText("Each amount is what you'd get back", { exact: false });
  await expect(refunds).toBeVisible();
  await dialog.getByRole('radio', { name: WAYS.atOnce }).check();
  await expect(refunds, 'the refunds are those of the whole price').toBeHidden();
  await dialog.getByRole('button', { name: 'Request' }).click();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  expect((await savedOf(cast.guest, { id })).instalments).toEqual([]);
  await expect(page.getByRole('list', { name: 'Paid by the month' })).toHaveCount(0);
});

/** The page of the host's home, with its nights chosen. */
function openListing({ guest }: Cast, home: Home): Promise<Page> {
  const dates = { startDate: dayFromToday(IN_DAYS), endDate: dayFromToday(IN_DAYS + NIGHTS) };
  return openPage(guest, `/listings/${home.id}?${new URLSearchParams(dates)}`);
}

/** Sends the request as it stands, paid by the month, once both ways were looked at. */
async function requestByTheMonth(
  page: Page,
  { title }: Home,
  input: InputMethod,
  t: Texts,
): Promise<Booked> {
  await input.press(page.getByRole('button', { name: t('Reserve') }).last());
  const dialog = page.getByRole('dialog');
  const monthly = dialog.getByRole('radio', { name: t.within(WAYS.monthly) });
  const atOnce = dialog.getByRole('radio', { name: t.within(WAYS.atOnce) });
  await expect(monthly, 'the usual way of long stays').toBeChecked();
  await expect(dialog.getByRole('group', { name: t('How you pay') })).toContainText(
    t.within('Pay <0/> once your host says yes (includes a deposit of <1/> and cleaning)'),
  );
  await input.tick(atOnce);
  await expect(atOnce).toBeChecked();
  await input.tick(monthly);
  await expect(monthly).toBeChecked();
  await settle(page);
  await expectAccessible(page, 'a request that is paid by the month');
  await input.press(dialog.getByRole('button', { name: t('Request') }));
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  await untilLive(page);
  const id = page.url().split('/').at(-1) ?? '';
  return { id, title, startDate: '', endDate: '' };
}
