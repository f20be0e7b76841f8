import type { BrowserContext, Page } from '@playwright/test';
import { type Booked, paidStay } from '../support/book-stay.ts';
import { type Caller, callApi, signInAsAdmin } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { WHOLE } from '../support/launch.ts';
import { GUEST, HOST, listHome } from '../support/list-home.ts';
import { openPage } from '../support/meet-people.ts';
import { realPictures } from '../support/real-pictures.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 120_000 });

interface Scene {
  readonly guest: BrowserContext;
  readonly host: BrowserContext;
  readonly stay: Booked;
}

/** A guest whose paid stay with a deposit begins today. */
async function arrive(openBrowser: () => Promise<BrowserContext>): Promise<Scene> {
  const guest = await openBrowser();
  await registerConfirmed(guest, GUEST);
  const host = await openBrowser();
  await registerConfirmed(host, HOST);
  const home = await listHome(host, { securityRate: 50 });
  return { guest, host, stay: await paidStay(guest, host, { inDays: 0, home }) };
}

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Problems and deposit' });

async function addPicture(page: Page, person: Caller): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add photos').setInputFiles(await realPictures(person, 1));
  await expect(dialog.getByText('1 photo uploaded.')).toBeAttached();
}

test('a guest reports a problem with a picture, and takes what the host offers', async ({
  openBrowser,
}) => {
  const { guest, host, stay } = await arrive(openBrowser);
  const trip = await openPage(guest, `/trips/${stay.id}`);
  const onTrip = sectionOf(trip);
  await onTrip.getByRole('button', { name: 'Report a problem' }).click();
  const report = trip.getByRole('dialog', { name: 'Report a problem' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText("Choose what's wrong.")).toBeVisible();
  await expect(report.getByText('Write a few words.')).toBeVisible();
  await expect(report.getByRole('radio').first()).toBeFocused();
  await report.getByRole('radio', { name: 'Not clean or not safe' }).check();
  await report.getByLabel('What happened?').fill('The kitchen is full of dishes.');
  await addPicture(trip, guest);
  await settle(trip);
  await expectAccessible(trip, 'the report of a problem');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(trip, 'Problem reported.')).toBeVisible();
  await expect(report).toHaveCount(0);
  await expect(onTrip.getByText(`${HOST} has until`)).toBeVisible();
  await expect(onTrip.getByRole('button', { name: 'Report a problem' })).toHaveCount(0);
  await onTrip.getByRole('button', { name: 'Open photo 1' }).click();
  const picture = trip.getByRole('dialog').getByRole('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await trip.keyboard.press('Escape');
  await expect(onTrip.getByRole('button', { name: 'Open photo 1' })).toBeFocused();
  await expectAccessible(trip, 'a trip with a problem');

  const page = await openPage(host, `/reservations/${stay.id}`);
  const onPage = sectionOf(page);
  await expect(onPage.getByText('The kitchen is full of dishes.')).toBeVisible();
  await onPage.getByRole('button', { name: 'Offer a partial refund' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer a partial refund' });
  const amount = offer.getByLabel('Amount in US dollars');
  await amount.fill('100000');
  await offer.getByLabel('Your message to your guest').fill('Sorry. The cleaner comes at five.');
  await offer.getByRole('button', { name: 'Send answer' }).click();
  await expect(offer.getByText(/^Enter an amount from \$0\.01 to \$/)).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('25');
  await offer.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Offer sent.')).toBeVisible();
  await expect(onPage.getByText('A refund of $25.00 is offered.')).toBeVisible();
  await expect(onPage.getByRole('button', { name: 'Offer a partial refund' })).toHaveCount(0);

  await visit(trip, `/trips/${stay.id}`);
  await onTrip.getByRole('button', { name: 'Accept $25.00' }).click();
  const accept = trip.getByRole('dialog', { name: 'Accept the offer' });
  await accept.getByRole('button', { name: 'Confirm' }).click();
  await expect(onTrip.getByText('Settled: $25.00 was refunded to you.')).toBeVisible();
  const price = trip.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('Price reduction');
  await expect(price).toContainText('−⁠$25.00');
});

test('a host claims part of the deposit, the guest disagrees, and an administrator decides', async ({
  openBrowser,
}) => {
  const { guest, host, stay } = await arrive(openBrowser);
  const { checkInCode } = await callApi<{ checkInCode: string }>(
    host,
    'GET',
    `/api/reservations/${stay.id}`,
  );
  await callApi(guest, 'POST', `/api/reservations/${stay.id}`, { code: checkInCode });
  const trip = await openPage(guest, `/trips/${stay.id}`);
  await trip.getByRole('button', { name: 'Leave early' }).click();
  const leave = trip.getByRole('dialog', { name: 'Are You Sure?' });
  await expect(
    leave.getByText(/^The deposit of \$210\.00 is refunded within 72 hours/),
  ).toBeVisible();
  await leave.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(trip, "You've left early.")).toBeVisible();
  const onTrip = sectionOf(trip);
  await expect(onTrip.getByText(/^It's refunded to you by/)).toBeVisible();

  const page = await openPage(host, `/reservations/${stay.id}`);
  const onPage = sectionOf(page);
  await onPage.getByRole('button', { name: 'Claim part of the deposit' }).click();
  const claim = page.getByRole('dialog', { name: 'Claim part of the deposit' });
  await claim.getByLabel('Amount in US dollars').fill('90.50');
  await claim.getByLabel('What happened, and what does it cost?').fill('The lamp is broken.');
  await addPicture(page, host);
  await settle(page);
  await expectAccessible(page, 'the claim on a deposit');
  await claim.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(toast(page, 'Claim sent.')).toBeVisible();
  await expect(onPage.getByText(`${GUEST} has until`)).toBeVisible();

  await visit(trip, `/trips/${stay.id}`);
  await expect(onTrip.getByText(`${HOST} claims $90.50 of your deposit.`)).toBeVisible();
  await onTrip.getByRole('button', { name: 'Disagree' }).click();
  const refuse = trip.getByRole('dialog', { name: 'Disagree with the claim' });
  await refuse.getByLabel('Why do you disagree?').fill('It was broken when I came.');
  await refuse.getByRole('button', { name: 'Disagree' }).click();
  await expect(onTrip.getByText("We're looking at it and will decide.")).toBeVisible();

  const admin = await openBrowser();
  await signInAsAdmin(admin);
  const desk = await openPage(admin, '/admin');
  await expect(desk.getByRole('link', { name: /^Claims on deposits/ })).toHaveText(/[1-9]/);
  await desk.getByRole('link', { name: 'Problems and claims', exact: true }).click();
  await expect(desk).toHaveURL('/admin/resolutions');
  await untilLive(desk);
  const item = desk.getByRole('region', { name: stay.title });
  await expect(item.getByText('It was broken when I came.')).toBeVisible();
  await settle(desk);
  await expectAccessible(desk, 'problems and claims');
  await expectNoSidewaysScroll(desk, 'problems and claims');
  const given = item.getByLabel('To the host, in US dollars');
  await item.getByRole('button', { name: 'Decide' }).click();
  await expect(given).toBeFocused();
  await given.fill('40');
  await item.getByLabel('Reason, for both of them').fill('The lamp was not new.');
  await item.getByRole('button', { name: 'Decide' }).click();
  await expect(toast(desk, 'Decided. Both are notified.')).toBeVisible();
  await expect(item).toHaveCount(0);

  await visit(page, `/reservations/${stay.id}`);
  await expect(
    onPage.getByText('We decided: $40.00 of the $90.50 claimed goes to you.'),
  ).toBeVisible();
  await expect(onPage.getByText('The lamp was not new.')).toBeVisible();
  await visit(trip, `/trips/${stay.id}`);
  await expect(
    onTrip.getByText(`We decided: $40.00 of the $90.50 claimed goes to ${HOST}.`),
  ).toBeVisible();
  await expectAccessible(trip, 'a trip with a claim that is decided');
});

test('an administrator decides a problem and a claim on the page of the reservation', async ({
  openBrowser,
}) => {
  const { guest, host, stay } = await arrive(openBrowser);
  const path = `/api/reservations/${stay.id}`;
  const { checkInCode } = await callApi<{ checkInCode: string }>(host, 'GET', path);
  await callApi(guest, 'POST', path, { code: checkInCode });
  await callApi(guest, 'POST', `${path}/cases`, { kind: 'unsafe', text: 'There is mould.' });
  await callApi(guest, 'DELETE', path, {});
  await callApi(host, 'POST', `${path}/claim`, { amount: 9_050, text: 'The lamp is broken.' });

  const admin = await openBrowser();
  await signInAsAdmin(admin);
  const desk = await openPage(admin, `/admin/reservations/${stay.id}`);
  const open = desk.getByRole('region', { name: 'Problems and claims' });
  const problem = open.getByRole('article', { name: 'Not clean or not safe' });
  const claim = open.getByRole('article', { name: 'Claim of $90.50 on the deposit' });
  await expect(problem).toContainText('There is mould.');
  await expect(claim).toContainText('The lamp is broken.');
  await settle(desk);
  await expectAccessible(desk, 'a reservation with what to decide');
  await expectNoSidewaysScroll(desk, 'a reservation with what to decide');

  const given = claim.getByLabel('To the host, in US dollars');
  await claim.getByRole('button', { name: 'Decide' }).click();
  await expect(given).toBeFocused();
  await given.fill('40');
  await expect(claim.getByRole('status')).toHaveText(
    '$40.00 goes to the host, and $50.50 of the claim is refunded to the guest.',
  );
  await claim.getByLabel('Reason, for both of them').fill('The lamp was not new.');
  await claim.getByRole('button', { name: 'Decide' }).click();
  await expect(toast(desk, 'Decided. Both are notified.')).toBeVisible();
  await expect(claim).toContainText('We decided: $40.00 of the $90.50 claimed goes to');
  await expect(claim.getByRole('button', { name: 'Decide' })).toHaveCount(0);

  await problem.getByLabel('Back to the guest, in US dollars').fill('0');
  await problem.getByLabel('Reason, for both of them').fill('It had been cleaned.');
  await problem.getByRole('button', { name: 'Decide' }).click();
  await expect(open).toHaveCount(0);
  const words = desk.getByRole('region', { name: 'What both sides said' });
  await expect(words.getByText('The lamp was not new.')).toBeVisible();
  await expect(words.getByText('It had been cleaned.')).toBeVisible();
});
