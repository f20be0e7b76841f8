import type { BrowserContext, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { keyboard, touch } from '../support/input-methods.ts';
import { EXPERIENCE_ZONE, listExperience } from '../support/list-experience.ts';
import { HOST } from '../support/list-home.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { linkIn, readMail } from '../support/read-mail.ts';
import { textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

const LISBON = { timezoneId: EXPERIENCE_ZONE };
const DINNER = { category: 'Community', style: 'family-dinner' };

interface Evening {
  id: string;
  title: string;
  session: { entryId: string; date: string };
  /** Of whoever has the only seat. */
  booking: string;
}

/** An evening for one guest, in three days, which somebody has paid for. */
async function fullEvening(host: BrowserContext, guest: BrowserContext): Promise<Evening> {
  await registerConfirmed(host, HOST);
  const { id, title } = await listExperience(host, DINNER, { guestCount: 2 });
  const from = Temporal.Now.plainDateISO(EXPERIENCE_ZONE).add({ days: 3 });
  const path = `/api/experiences/${id}/sessions?from=${from}&to=${from.add({ days: 1 })}`;
  const { sessions } = await callApi<{ sessions: Evening['session'][] }>(guest, 'GET', path);
  const [first] = sessions;
  if (first === undefined) throw new Error('there is an evening');
  const session = { entryId: first.entryId, date: first.date };
  const booked = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
    listingId: id,
    session,
  });
  const payment = `/api/reservations/${booked.id}/payment`;
  const { url } = await callApi<{ url: string }>(guest, 'POST', payment, {});
  await callApi(guest, 'POST', `/api/sandbox-checkout/${url.split('/').at(-1)}`, {
    outcome: 'succeed',
  });
  return { id, title, session, booking: booked.id };
}

const pageOf = ({ id, session }: Evening) =>
  `/experience/${id}?session=${session.entryId}&date=${session.date}`;
const priceOf = (page: Page) => page.getByRole('complementary', { name: 'Price' });

test(
  'who waits for a full evening is offered the seat that comes free, and pays for it',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const [host, first, second] = [
      await openBrowser(LISBON),
      await openBrowser(LISBON),
      await openBrowser({ timezoneId: 'America/New_York' }),
    ];
    await registerConfirmed(first, 'Fia First');
    const evening = await fullEvening(host, first);

    const { email } = await registerConfirmed(second, 'Wim Waiter');
    const page = await second.newPage();
    await visit(page, `/experience/${evening.id}`);
    const full = page.getByRole('radio', { name: /Full · Waitlist/ });
    await full.check();
    const price = priceOf(page);
    await expect(price.getByText('This date is full.')).toBeVisible();
    await expect(price.getByText('when 1 seat opens up')).toBeVisible();
    await keyboard.press(price.getByRole('button', { name: 'Join the waitlist' }));
    await expect(toast(page, "You're on the waitlist.")).toBeVisible();
    await expect(price.getByText("1 seat · you're first in line")).toBeVisible();
    await expectAccessible(page, 'a place on a waitlist');

    const hosts = await host.newPage();
    await visit(hosts, `/experience/${evening.id}`);
    await expect(priceOf(hosts).getByText('1 person is waiting · for 1 seat')).toBeVisible();
    await expect(priceOf(hosts).getByText('No offers yet: all seats are taken.')).toBeVisible();

    await callApi(first, 'DELETE', `/api/reservations/${evening.booking}`, {});
    const mail = await readMail({ to: email, with: /There's room for you/ });
    const link = new URL(linkIn(mail, /^\/experience\//));
    await visit(page, link.pathname + link.search);
    await expect(
      price.getByText(/^1 seat · held for you until (?:today|tomorrow|\w+day) \d+:\d\d [AP]M$/),
    ).toBeVisible();
    await expect(price.getByText(/^Nights \(.*\) don't count/)).toBeVisible();
    await expectAccessible(page, 'an offer of a waitlist');
    await hosts.reload();
    await expect(priceOf(hosts).getByText('1 seat is held for an offer')).toBeVisible();

    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(
      page.getByRole('link', { name: new RegExp(`^Seats for ${evening.title}.*are held for you`) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await keyboard.press(price.getByRole('button', { name: 'Accept the offer' }));
    const dialog = page.getByRole('dialog', { name: `Reserve with ${HOST}` });
    await keyboard.press(dialog.getByRole('button', { name: 'Reserve and pay $15' }));
    await expect(page).toHaveURL(/\/checkout\/sandbox_/);
    await untilLive(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  },
);

test('one signs in to wait, leaves, and lets an offer go', EXHAUSTIVE, async ({ openBrowser }) => {
  const [host, first, second] = [
    await openBrowser(LISBON),
    await openBrowser(LISBON),
    await openBrowser(LISBON),
  ];
  await registerConfirmed(first, 'Fia First');
  const evening = await fullEvening(host, first);
  const page = await second.newPage();
  await visit(page, pageOf(evening));
  const price = priceOf(page);
  await price.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(
    page.getByRole('dialog').getByText("you'll be on the waitlist right away"),
  ).toBeVisible();

  await registerConfirmed(second, 'Lea Leaver');
  await visit(page, pageOf(evening));
  await price.getByRole('button', { name: 'Join the waitlist' }).click();
  await price.getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(toast(page, "You've left the waitlist.")).toBeVisible();
  await price.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(price.getByText("You're on the waitlist", { exact: true })).toBeVisible();

  await callApi(first, 'DELETE', `/api/reservations/${evening.booking}`, {});
  // The page learns of the offer by itself, when it is looked at again at the latest.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(price.getByText("There's room for you")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await price.getByRole('button', { name: 'Decline the offer' }).click();
  await expect(toast(page, "You've left the waitlist.")).toBeVisible();
  await expect(price.getByRole('button', { name: 'Reserve' })).toBeVisible();
});

test('one waits on a phone in Arabic', EXHAUSTIVE, async ({ openBrowser, baseURL }) => {
  const t = textsOf('ar');
  const host = await openBrowser(LISBON);
  const first = await openBrowser(LISBON);
  await registerConfirmed(first, 'Fia First');
  const evening = await fullEvening(host, first);
  const page = await phoneInArabic(openBrowser, baseURL);
  await registerConfirmed(page.context(), 'Wim Waiter');
  await visit(page, pageOf(evening));
  // The bar that is always at hand stands last.
  await touch.press(page.getByRole('button', { name: t('Join the waitlist') }).last());
  await expect(page.getByText(t("You're on the waitlist")).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'a waitlist in Arabic');
  await touch.press(page.getByRole('button', { name: t('Leave the waitlist') }).last());
  await expect(page.getByRole('button', { name: t('Join the waitlist') }).last()).toBeVisible();
});
