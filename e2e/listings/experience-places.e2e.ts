import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import {
  acknowledgeAll,
  fillDetails,
  openNewExperience,
  PHONE,
} from '../support/experience-dialog.ts';
import {
  type FoundManagedPlace,
  findManagedPlace,
  makeManager,
  recommendationOf,
} from '../support/find-managed-place.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton } from '../support/itinerant-dialog.ts';
import { HOST } from '../support/list-home.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

/** What is answered while the service of places is down. */
const UNAVAILABLE = {
  status: 503,
  json: {
    code: 'place-unavailable',
    message: "We couldn't load this place right now. Please try again.",
    requestId: 'a-request',
  },
};

test(
  'recommendations that time out and photos that fail can be tried again',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/google-places/, /experienceImages/, /Failed to load resource/);
    const context = await openBrowser(PHONE);
    await registerConfirmed(context, 'Tess Table');
    const page = await context.newPage();
    await page.route('**/api/google-places*', (route) => route.fulfill(UNAVAILABLE), { times: 1 });
    await page.route('**/api/experienceImages*', (route) => route.abort());
    const dialog = await openNewExperience(page);
    await dialog.getByLabel('Country', { exact: true }).selectOption('PT');
    await dialog.getByRole('radio', { name: /^Fitness/ }).check();
    await dialog.getByRole('radio', { name: /^Yoga/ }).check();
    await exactButton(dialog, 'Next').tap();
    const places = dialog.getByRole('group', { name: 'Recommended places' });
    await expect(places.getByText("We couldn't load this place.")).toBeVisible();
    await expect(dialog.getByText(/^Recommendations come from Wayhearth's own list/)).toBeVisible();
    await places.getByRole('button', { name: 'Try again' }).tap();
    await expect(places.getByText("We couldn't load this place.")).toHaveCount(0);
    await expect(places.locator('[data-placeholder]').first()).toBeVisible();
  },
);

test(
  'at a managed place arrangements and price are set, and to pay now is said',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/stripe/, /Failed to load resource/);
    const context = await openBrowser(PHONE);
    await registerConfirmed(context, 'Mona Table');
    const page = await context.newPage();
    const place = await findManagedPlace(context);
    const dialog = await choosePlace(page, place);
    const card = dialog.getByRole('listitem').filter({ has: recommendationOf(page, place) });
    await expect(card.getByText('Managed', { exact: true })).toBeVisible();
    await expect(
      card.getByText(/^\$[\d,.]+ a (session|day|week|month|participant)$/).first(),
    ).toBeVisible();
    await expect(
      toast(page, 'This is a managed location. Arrangements and pricing are set.'),
    ).toBeVisible();
    await expectLocked(dialog);
    await dialog.getByRole('checkbox', { name: 'Pay Now' }).check();
    await expect(
      toast(
        page,
        '"Pay Now" Selected - This requires the host to pay their share upfront to list the experience.',
      ),
    ).toBeVisible();
    await dialog.getByRole('group', { name: 'Amenities' }).getByRole('checkbox').first().check();
    await exactButton(dialog, 'Next').tap();
    await fillDetails(dialog);
    await exactButton(dialog, 'Next').tap();

    // The price is the manager's; what the host owes of it is due at once (spec 2 §4).
    const panel = dialog.getByRole('region', { name: /^Experience Pricing - A crystal clear/ });
    const fewest = panel.getByText("Worked out for 2, you and one guest: that's the minimum.");
    await expect(fewest).toBeVisible();
    await dialog.getByLabel('Guests, you included').fill('4');
    await expect(fewest).toHaveCount(0);
    await expect(panel.getByText('Manager Controlled')).toBeVisible();
    await expect(panel.getByLabel(/^Price per guest/)).toBeDisabled();
    await expect(panel.getByText(/^You pay \$[\d.,]+ right after creating it\./)).toBeVisible();
    await dialog.getByRole('radio', { name: /^Timely Notice/ }).check();
    await acknowledgeAll(dialog);
    // What stands between answers something else: the page offers the payment again.
    const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route('**/api/stripe/experience/*', (route) => route.fulfill(badGateway), {
      times: 2,
    });
    // The button is pressed before the price of the last change is there: with any other price it
    // would be refused.
    await page.route('**/api/experience-preview', async (route) => {
      await wait(1_000);
      await route.continue();
    });
    await dialog.getByLabel('Guests, you included').fill('5');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/experiences'),
    );
    await dialog.getByRole('button', { name: 'Create Experience' }).tap();
    expect((await sent).postDataJSON()).toMatchObject({
      guestCount: 5,
      locationValue: place.countryCode,
      recommendation: place.name,
      isManaged: true,
      managerId: expect.any(String),
      managedPricingOptions: expect.arrayContaining([
        expect.objectContaining({ amount: expect.any(Number) }),
      ]),
    });
    await expect(toast(page, 'Experience created! Redirecting to payment...')).toBeVisible();
    await expect(toast(page, 'Failed to initiate payment: 502')).toBeVisible();
    await expect(page).toHaveURL(/\/experience\/[\w-]+\?created=yes$/);
    await expect(page.getByRole('heading', { name: 'Not listed yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay to list' }).tap();
    await expect(page.getByText('Failed to initiate payment: 502').last()).toBeVisible();
    const asked = page.waitForRequest(/\/api\/stripe\/experience\/[^?]*\?/);
    await page.getByRole('button', { name: 'Pay to list' }).tap();
    const query = new URL((await asked).url()).searchParams;
    expect([...query.keys()]).toEqual([
      'totalPrice',
      'servicefees',
      'depositfees',
      'depositflag',
      'startDate',
      'endDate',
    ]);
    await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  },
);

test(
  'whoever manages the place pays nothing, and gets back what the guests bring',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const context = await openBrowser(PHONE);
    const { email } = await registerConfirmed(context, HOST);
    const place = await makeManager(email);
    const page = await context.newPage();
    const dialog = await choosePlace(page, place);
    await expect(
      toast(page, "This is YOUR managed location! You won't pay as the owner."),
    ).toBeVisible();
    await expectLocked(dialog);
    await dialog.getByRole('checkbox', { name: 'Pay Now' }).check();
    await dialog.getByRole('group', { name: 'Amenities' }).getByRole('checkbox').first().check();
    await exactButton(dialog, 'Next').tap();
    await fillDetails(dialog);
    await exactButton(dialog, 'Next').tap();

    await dialog.getByLabel('Guests, you included').fill('4');
    const panel = dialog.getByRole('region', { name: /^Experience Pricing - A crystal clear/ });
    await expect(panel.getByText('Manager Controlled')).toBeVisible();
    await expect(
      panel.getByText('You manage this place, so you pay nothing as a participant.'),
    ).toBeVisible();
    await expect(panel.getByText('Owner Benefit')).toBeVisible();
    await expect(panel.getByText('Base Price Share')).toHaveCount(0);
    await expect(panel.getByText(/× 3 \(4 guests minus the host\)/)).toBeVisible();
    await expect(panel.getByText('You receive when all 3 guests come')).toBeVisible();
    await expect(panel.getByText('You owe')).toHaveCount(0);
    await expect(panel.getByText(/right after creating it\./)).toHaveCount(0);
    await dialog.getByRole('radio', { name: /^Casual Cancel/ }).check();
    await acknowledgeAll(dialog);
    await dialog.getByRole('button', { name: 'Create Experience' }).tap();
    await expect(
      toast(page, 'Experience created successfully! No payment required.'),
    ).toBeVisible();
    await expect(toast(page, /^"Pay Now" Selected/)).toHaveCount(0);
    await expect(page).toHaveURL(/\/experience\/[\w-]+\?created=yes$/);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.close();
    await callApi(context, 'DELETE', `/api/listings/${id}`);
  },
);

/** Chooses a managed place and what it is recommended for. */
async function choosePlace(page: Page, place: FoundManagedPlace): Promise<Locator> {
  const dialog = await openNewExperience(page);
  await dialog.getByLabel('Country', { exact: true }).selectOption(place.countryCode);
  await dialog.locator(`input[name=category][value="${place.category}"]`).check();
  await dialog.locator(`input[name=style][value="${place.style}"]`).check();
  await exactButton(dialog, 'Next').tap();
  await recommendationOf(dialog, place).check();
  return dialog;
}

/** What the manager has set can't be toggled, but for paying now (spec 2 §4). */
async function expectLocked(dialog: Locator): Promise<void> {
  for (const name of ['Included Arrangements', 'Potential Extra Costs']) {
    const boxes = dialog.getByRole('group', { name }).getByRole('checkbox');
    await expect(boxes.first()).toBeDisabled();
    for (const box of await boxes.all()) {
      const isPayNow = (await box.getAttribute('value')) === 'pay-now';
      if (!isPayNow) await expect(box).toBeDisabled();
    }
  }
  await expect(dialog.getByRole('checkbox', { name: 'Pay Now' })).toBeEnabled();
}
