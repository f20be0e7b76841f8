import type { BrowserContext, Page } from '@playwright/test';
import { HOME_FORM, PORTO } from '#features/stays/server/testing/home-form.ts';
import { approve, type Booked, pay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { WHOLE } from '../support/launch.ts';
import { readMail } from '../support/read-mail.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);

/** Each would call `ran` if any of it came to life. */
const PAYLOADS = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg/onload=ran()>',
  '</script><script>ran()</script>',
  `'-ran()-'`,
  '{{constructor.constructor("ran()")()}}',
  '<a href="javascript:ran()">x</a>',
];
const ALL = PAYLOADS.join(' ');
const [SCRIPT = '', IMAGE = '', SVG = '', CLOSED = '', QUOTED = ''] = PAYLOADS;
/** A name can't be one of them: the product refuses it. */
const NAME = 'Pay Load';
/** In it, the script would end the page's own account of the home for search engines. */
const TITLE = `Casa ${CLOSED} ${IMAGE}`;

test(
  'texts of people are texts: no stored script ever runs',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    test.setTimeout(120_000);
    const guest = await openBrowser();
    const host = await openBrowser();
    for (const context of [guest, host]) await context.addInitScript(tellWhenRan);
    const { email } = await registerConfirmed(guest, NAME);
    const { email: hostEmail } = await registerConfirmed(host, NAME);
    const profile = await fillProfile(guest);
    await fillProfile(host);
    const home = await listHome(host);
    const declined = await askFor(guest, home, 240);
    await callApi(host, 'POST', `/api/reservations/${declined.id}`, {
      status: 'declined',
      reason: ALL,
    });
    const approved = await askFor(guest, home, 250);
    await approve(host, approved);
    await pay(guest, approved);
    const talk = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
      listingId: home,
    });
    for (const context of [guest, host]) {
      await callApi(context, 'POST', `/api/conversations/${talk.id}/messages`, { text: ALL });
    }
    await callApi(guest, 'POST', '/api/favorites', { listingId: home });

    const talks = ['/messages', `/messages/${talk.id}`];
    const near = new URLSearchParams({
      latitude: `${PORTO[0]}`,
      longitude: `${PORTO[1]}`,
      radiusKm: '1',
      sort: 'newest',
    });
    const page = await guest.newPage();
    const hosts = await host.newPage();
    await Promise.all([
      (async () => {
        await look(page, ['/profile-settings', `/profile/${profile}`, '/trips', ...talks]);
        await look(page, [`/trips/${declined.id}`]);
        await expectShown(page, SCRIPT);
        await look(page, [`/trips/${approved.id}`]);
        // The network of a stay that is paid.
        await expectShown(page, SVG);
        await look(page, ['/favorites', `/?${near}`]);
        await expect(page.getByRole('article', { name: TITLE })).toBeVisible();
        await look(page, [`/listings/${home}`]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
        await expectShown(page, QUOTED);
      })(),
      (async () => {
        await look(hosts, ['/reservations', `/reservations/${declined.id}`]);
        await look(hosts, [`/reservations/${approved.id}`, ...talks]);
        await look(hosts, ['/properties']);
        await lookThroughWizard(hosts);
      })(),
    ]);

    const mail = await readMail({ to: hostEmail, with: new RegExp(approved.id) });
    const told = await readMail({ to: email, with: new RegExp(declined.id) });
    for (const { html } of [mail, told]) await expectOwnMarkup(page, html);
  },
);

/** A mail whose only markup is the product's: its mark and the home's picture, and nothing to run. */
async function expectOwnMarkup(page: Page, html: string): Promise<void> {
  const { images, others, handlers } = await page.evaluate((text) => {
    const mail = new DOMParser().parseFromString(text, 'text/html');
    return {
      images: [...mail.images].map((image) => image.getAttribute('src') ?? ''),
      others: mail.querySelectorAll('script, svg, a[href^="javascript:" i]').length,
      handlers: [...mail.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    };
  }, html);
  for (const source of images) {
    expect(source).toMatch(/^https?:\/\/[\w.:-]+\/(?:icon-192\.png|media\/[\w/.-]+)$/);
  }
  expect(others).toBe(0);
  expect(handlers).toEqual([]);
}

/** Runs in the page: a script that ran leaves its mark. */
function tellWhenRan(): void {
  const tell = () => document.documentElement.setAttribute('data-ran', '');
  Object.assign(window, { ran: tell, alert: tell });
}

/** Writes into every line of the own profile. */
async function fillProfile(person: BrowserContext): Promise<string> {
  const own = await callApi<Record<string, unknown>>(person, 'GET', '/api/profile');
  const { id, email: _e, emailVerified: _v, joinedAt: _j, ...fields } = own;
  await callApi(person, 'PUT', '/api/profile', {
    ...fields,
    headline: IMAGE,
    bio: ALL,
    career: SVG,
    philosophy: ALL,
    interests: [SCRIPT],
    social: 'javascript:ran()',
    instagram: SVG,
    linkedin: 'javascript:ran()',
  });
  return String(id);
}

/** Lists a home with them in every text of its form. */
async function listHome(host: BrowserContext): Promise<string> {
  const { id } = await callApi<{ id: string }>(host, 'POST', '/api/listings', {
    ...HOME_FORM,
    address: `${SCRIPT} 9`,
    region: IMAGE,
    city: SVG,
    neighbourhood: QUOTED,
    title: TITLE,
    description: ALL,
    houseRules: PAYLOADS,
    wifiName: SVG,
    wifiPassword: IMAGE,
    instructions: ALL,
    customCancellationPolicy: ALL,
  });
  return id;
}

/** Asks for a week in the home that begins in so many days. */
async function askFor(guest: BrowserContext, home: string, inDays: number): Promise<Booked> {
  const dates = { startDate: dayFromToday(inDays), endDate: dayFromToday(inDays + 7) };
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
    listingId: home,
    ...dates,
    message: ALL,
  });
  return { id, title: TITLE, ...dates };
}

/** Visits each page and waits until it has fetched and drawn what it has. */
async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectQuiet(page, path);
  }
}

async function expectQuiet(page: Page, where: string): Promise<void> {
  await expect(page.locator('html'), where).not.toHaveAttribute('data-ran');
  await expect(page.locator('a[href^="javascript:" i]'), where).toHaveCount(0);
  await expect(page.locator('img[src="x"]'), where).toHaveCount(0);
}

/** A text stands there as it was typed. */
async function expectShown(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
}

/** Goes through every step of the form that changes the home. */
async function lookThroughWizard(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
  const dialog = page.getByRole('dialog');
  for (const [step, label, text] of [
    ['Location details', 'Street address', `${SCRIPT} 9`],
    ['Visuals and description', 'Title', TITLE],
    ['Guest experience', 'Wifi name', SVG],
    ['Policies and pricing', '', ''],
  ] as const) {
    await dialog.getByRole('button', { name: step }).click();
    await expect(dialog.getByRole('heading', { level: 3, name: step })).toBeVisible();
    if (label !== '') await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
    await expectQuiet(page, step);
  }
}

test('what an address carries is text as well', EXHAUSTIVE, async ({ page }) => {
  await page.addInitScript(tellWhenRan);
  for (const payload of PAYLOADS) {
    const text = encodeURIComponent(payload);
    for (const path of [`/?address=${text}`, `/sign-in-failed?error=${text}`]) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html'), path).not.toHaveAttribute('data-ran');
    }
  }
});
