import type { BrowserContext, Page } from '@playwright/test';
import { paidStay } from '../support/book-stay.ts';
import { type Caller, callApi, NEW_PASSWORD } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE, variantIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { type InputMethod, keyboard, mouse, touch } from '../support/input-methods.ts';
import { GUEST, HOST, listHome } from '../support/list-home.ts';
import { meet } from '../support/meet-people.ts';
import { linkIn, readMail } from '../support/read-mail.ts';
import { type Texts, textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** A town where the demo world has no homes. */
const TOWN = {
  city: 'Viseu',
  location: { value: 'PT', label: 'Portugal', latlng: [40.661, -7.91] },
};

interface Telling {
  name: string;
  locale: string;
  input: InputMethod;
  options: Parameters<import('@playwright/test').Browser['newContext']>[0];
  /** The other stay, which is cancelled, begins in so many days. */
  otherInDays: number;
  /** Whether the full run has it; a release has all. */
  isTold: boolean;
}

const TELLINGS: Telling[] = [
  {
    name: 'in English on a wide screen',
    locale: 'en',
    input: mouse,
    options: {},
    otherInDays: 150,
    isTold: false,
  },
  {
    name: 'in German on a phone',
    locale: 'de',
    input: touch,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    otherInDays: 160,
    isTold: true,
  },
  { name: 'in Arabic', locale: 'ar', input: mouse, options: {}, otherInDays: 170, isTold: false },
  {
    name: 'by keyboard alone',
    locale: 'en',
    input: keyboard,
    options: {},
    otherInDays: 180,
    isTold: true,
  },
];

test.describe.configure({ timeout: 180_000 });

for (const telling of TELLINGS) {
  const title = `a stay from the search to the door, ${telling.name}`;
  test(title, variantIf(telling.isTold), async ({ openBrowser, baseURL }) => {
    const { locale, input } = telling;
    const t = textsOf(locale);
    // Both are in Lisbon, so that today is today there.
    const there = { timezoneId: 'Europe/Lisbon', ...telling.options };
    const guest = await openBrowser(there);
    const host = await openBrowser(there);
    // Before their language is chosen: the mail to them is in English.
    const { email: hostEmail } = await registerConfirmed(host, HOST);
    const home = await listHome(host, TOWN);
    for (const context of [guest, host]) {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    }
    const page = await guest.newPage();
    // Each guest asks once, so that no mail waits to be gathered with one of another story.
    const newcomer = await openBrowser(there);
    await newcomer.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const { email } = await registerConfirmed(newcomer, GUEST);

    const total = await findStay(page, home.title, input, t);
    const id = await reserve(page, email, input, t);
    const request = { id, title: home.title, hostEmail };
    const code = await hostApproves(await host.newPage(), request, input, t);
    await payInSandbox(page, { id, email }, total, input, t);
    await checkIn(page, id, code, input, t);
    await cancelAnother(page, guest, host, telling.otherInDays, input, t);
  });
}

/** Searches the town for 30 nights from today and opens the home. @returns its total */
async function findStay(page: Page, title: string, input: InputMethod, t: Texts): Promise<string> {
  const startDate = dayFromToday(0);
  const endDate = dayFromToday(30);
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', t.locale);
  await expect(page.locator('html')).toHaveAttribute('dir', t.locale === 'ar' ? 'rtl' : 'ltr');
  await input.press(page.getByRole('button', { name: t.within('Search homes:') }));
  const search = page.getByRole('dialog', { name: t('Search homes') });
  await input.type(search.getByRole('combobox', { name: t('Where to') }), TOWN.city);
  await input.pickDay(search, startDate);
  await input.pickDay(search, endDate);
  await input.press(search.getByRole('button', { name: t('Next') }));
  await expect(search.getByRole('heading', { name: t('Guests and price') })).toBeFocused();
  await input.press(search.getByRole('button', { name: t('Next') }));
  await expect(search.getByRole('heading', { name: t('Summary') })).toBeFocused();
  await input.press(search.getByRole('button', { name: t('Search') }));
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('startDate') === startDate &&
      url.searchParams.get('endDate') === endDate &&
      url.searchParams.get('address') === TOWN.city,
  );

  const card = page.getByRole('article', { name: title });
  const compared = digitsIn((await card.locator('strong').textContent()) ?? '');
  await input.press(card.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 20_000 });
  const panel = page.getByRole('complementary', { name: t('Price') });
  const sum = panel.locator('strong').first();
  await expect(sum).toHaveText(/\d[.,]\d\d\D*$/);
  const total = ((await sum.textContent()) ?? '').trim();
  // To compare homes, cards show whole dollars; what is paid has its cents.
  expect(Math.round(digitsIn(total) / 100), 'the total of the card').toBe(compared);
  return total;
}

/** All digits of an amount, in whatever language it is written. */
function digitsIn(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}

/** Asks for the stay; logs in by the dialog on the way. */
async function reserve(page: Page, email: string, input: InputMethod, t: Texts): Promise<string> {
  // On a phone the last of them is the bar that is always at hand.
  await input.press(page.getByRole('button', { name: t('Reserve') }).last());
  const login = page.getByRole('dialog', { name: t('Welcome back - Login to your account!') });
  await input.type(login.getByLabel(t('Email')), email);
  await input.type(login.getByLabel(t('Password'), { exact: true }), NEW_PASSWORD);
  await input.press(login.getByRole('button', { name: t('Continue') }));
  await expect(toast(page, t('Logged in'))).toBeVisible();
  await expect(login).toBeHidden();

  // The request goes on by itself, with the dates that were chosen.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(HOST);
  await input.type(dialog.getByRole('textbox'), 'I would love to stay for a month.');
  await input.press(dialog.getByRole('button', { name: t('Request') }));
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  await expect(page.getByText(t('Waiting for a response')).first()).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** The host follows the link of the mail, looks at who asks, and says yes. */
async function hostApproves(
  page: Page,
  { id, title, hostEmail }: { id: string; title: string; hostEmail: string },
  input: InputMethod,
  t: Texts,
): Promise<string> {
  const mail = await readMail({ to: hostEmail, with: new RegExp(`/reservations/${id}`) });
  expect(mail.subject).toBe(`${GUEST} would like to stay at ${title}`);
  await visit(page, linkIn(mail, /^\/reservations\//));
  await expect(page.locator('html')).toHaveAttribute('lang', t.locale);
  // The mail's link opens who asks at once.
  const dialog = page.getByRole('dialog', { name: t('Approve {0}') });
  await expect(dialog).toContainText(GUEST);
  await input.press(dialog.getByRole('button', { name: t('Approve') }));
  await expect(toast(page, t('Reservation Approved'))).toBeVisible();
  await expect(dialog).toBeHidden();
  const code = page.getByText(/^[A-Z0-9]{6}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

/** Follows the pay link of the mail; the card is declined first. */
async function payInSandbox(
  page: Page,
  { id, email }: { readonly id: string; readonly email: string },
  total: string,
  input: InputMethod,
  t: Texts,
) {
  const ours = { to: email, with: new RegExp(`/trips/${id}`) };
  const link = linkIn(await readMail({ ...ours, count: 2 }), /^\/trips\//);
  await visit(page, link);
  const button = page.getByRole('button', { name: t('Pay <0/>') });
  await expect(button, 'what was shown is what is due').toContainText(total);
  await input.press(button);

  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  await expect(page.getByText(t('This is a sandbox.'))).toBeVisible();
  await input.press(page.getByRole('button', { name: t('Simulate a declined card') }));
  await expect(
    page.getByText(t('The card was declined. Nothing was charged; you can try again.')),
  ).toBeVisible();
  await input.press(page.getByRole('button', { name: t('Pay <0/>') }));

  await expect(page.getByText(t('Payment received. Thank you!'))).toBeVisible();
  // A bookmark of the page doesn't thank again.
  await expect(page).toHaveURL(new RegExp(`/trips/${id}$`));
  // A stay that begins soon brings the details of arrival at once, before or after the receipt.
  const english = t.locale === 'en';
  const receipt = await readMail({
    ...ours,
    ...(english ? { with: new RegExp(`^Receipt for [^]*/trips/${id}`) } : { count: 3 }),
  });
  expect(receipt.subject).not.toBe('');
  if (english) expect(receipt.text).toContain(total);
}

/** On the day of arrival, with the code the host told. */
async function checkIn(page: Page, id: string, code: string, input: InputMethod, t: Texts) {
  await visit(page, `/trips/${id}`);
  await input.press(page.getByRole('button', { name: t('Check in') }));
  const dialog = page.getByRole('dialog', { name: t('Confrimation Code!') });
  await input.type(dialog.getByRole('textbox'), code);
  await input.press(dialog.getByRole('button', { name: t('Check in') }));
  await expect(toast(page, t('Check In Successfully!'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('Checked in')).first()).toBeVisible();
}

/** Cancels another paid stay; what was shown before is what comes back. */
async function cancelAnother(
  page: Page,
  guest: BrowserContext,
  host: Caller,
  inDays: number,
  input: InputMethod,
  t: Texts,
) {
  const home = await listHome(host, { cancellationPolicy: 'moderate' });
  const booked = await paidStay(guest, host, { inDays, home });

  await visit(page, `/trips/${booked.id}`);
  await input.press(page.getByRole('button', { name: t('Cancel') }));
  const dialog = page.getByRole('dialog', { name: t('Are You Sure?') });
  await expect(dialog.getByText(t('You want to cancel this reservation'))).toBeVisible();
  const promise = dialog.getByText(t("You'll be refunded <0/>"));
  const refund = ((await promise.locator('bdi').first().textContent()) ?? '').trim();
  expect(refund).toMatch(/\S/);
  await input.press(dialog.getByRole('button', { name: t('Yes') }));
  await expect(toast(page, t('Reservation cancelled!'))).toBeVisible();
  await expect(dialog).toBeHidden();
  const returned = page.getByRole('definition').filter({ hasText: refund });
  await expect(returned.last()).toBeVisible();
  const { refunded, refundNow } = await callApi<{ refunded: number; refundNow: number }>(
    guest,
    'GET',
    `/api/reservations/${booked.id}`,
  );
  expect(refunded).toBeGreaterThan(0);
  expect(refundNow).toBe(0);
  const shown = new Intl.NumberFormat(t.locale, { style: 'currency', currency: 'USD' });
  expect(digits(refund)).toBe(digits(shown.format(refunded / 100)));
}

/** The digits of an amount without its cents of zero, whichever script writes them. */
function digits(amount: string): string {
  return amount.replace(/[^\p{Nd}]/gu, '').replace(/(?:00|٠٠)$/u, '');
}

test(
  'a guest checks in from the list of trips at the stay that begins today',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const lisbon = () => openBrowser({ timezoneId: 'Europe/Lisbon' });
    const { guest, host, home } = await meet(lisbon, GUEST);
    const arrival = await paidStay(guest, host, { inDays: 0, home });

    const hosts = await host.newPage();
    await visit(hosts, `/reservations/${arrival.id}`);
    const code = (await hosts.getByText(/^[A-Z0-9]{6}$/).textContent()) ?? '';

    const page = await guest.newPage();
    await visit(page, '/');
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('link', { name: 'Trips' }).click();
    await page.locator(`main a[href="/trips/${arrival.id}"]`).click();
    // The list of trips has such buttons too.
    await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confrimation Code!' });
    await dialog.getByLabel('Code').fill(code.toLowerCase());
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(toast(page, 'Check In Successfully!')).toBeVisible();
    await expect(page.getByText(`You're checked in.`, { exact: false }).first()).toBeVisible();
  },
);
