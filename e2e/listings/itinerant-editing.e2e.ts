import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import {
  exactButton,
  itinerantEditDialog,
  stepHeading,
  typed,
} from '../support/itinerant-dialog.ts';
import { GUEST, makePerson } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

const TITLE = 'Down the coast in two vans';

test(
  'an itinerant that guests have joined is edited, against another change, and on a shared screen',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/itinerantinfo/, /Failed to load resource/);
    const host = await openBrowser();
    await registerConfirmed(host, 'Hana Host');
    const { id } = await callApi<{ id: string }>(host, 'POST', '/api/itinerants', {
      category: 'Roadtrip',
      location: { value: 'PT', label: 'Portugal', latlng: [41.15, -8.61] },
      address: 'Rua das Flores 7',
      title: TITLE,
      description: 'From Porto to Lisbon.',
      price: 45,
      guestCount: 5,
      minnight: 3,
      checkinTime: typed(50),
      checkoutTime: typed(71),
      wifiName: 'van-network',
    });
    const guest = await makePerson(GUEST);
    const { id: reservation } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
      listingId: id,
      startDate: dayFromToday(52),
      endDate: dayFromToday(56),
      guests: 2,
    });
    const page = await host.newPage();
    await visit(page, '/properties');
    await editJoined(page, id);
    await editInCompany(page, id);
    await callApi(guest, 'DELETE', `/api/reservations/${reservation}`, {});
  },
);

test('the two dates stand level, also where one of them is refused', async ({ page }) => {
  await registerConfirmed(page.context(), 'Lea Level');
  await callApi(page.context(), 'POST', '/api/itinerants', {
    category: 'Roadtrip',
    location: { value: 'PT', label: 'Portugal', latlng: [41.15, -8.61] },
    title: TITLE,
    description: 'From Porto to Lisbon.',
    price: 45,
    checkinTime: typed(50),
    checkoutTime: typed(71),
  });
  await visit(page, '/properties');
  await page.getByRole('button', { name: `Edit ${TITLE}`, exact: true }).click();
  const dialog = itinerantEditDialog(page);
  await exactButton(dialog, 'Guest routine').click();
  const [arrival, leaving] = [
    dialog.getByLabel('Check-in date'),
    dialog.getByLabel('Check-out date'),
  ];
  const tops = () =>
    Promise.all([arrival, leaving].map(async (field) => (await field.boundingBox())?.y));
  for (const [day, isRefused] of [
    [typed(50), false],
    [typed(-3), true],
  ] as const) {
    await arrival.fill(day);
    await leaving.focus();
    await expect(dialog.getByText('Please choose a first day from today on.')).toHaveCount(
      isRefused ? 1 : 0,
    );
    const [one, other] = await tops();
    expect(one).toBe(other);
  }
});

async function editJoined(page: Page, id: string): Promise<void> {
  const dialog = itinerantEditDialog(page);
  await page.route('**/api/itinerantinfo/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: `Edit ${TITLE}`, exact: true }).click();
  await expect(toast(page, 'Failed to fetch profile data.')).toBeVisible();
  await exactButton(dialog, 'Retry').click();
  await expect(stepHeading(dialog, 'Basic info')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Roadtrip/ })).toBeChecked();

  // Neither fewer places than are taken nor other days than are.
  await exactButton(dialog, 'Location details').click();
  const guests = dialog.getByLabel('Guests');
  await expect(guests).toHaveAccessibleDescription(
    '2 places have already been reserved on the fullest night.',
  );
  await guests.fill('1');
  await exactButton(dialog, 'Policies and pricing').click();
  const update = exactButton(dialog, 'Update');
  await update.click();
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await expect(guests).toBeFocused();
  await expect(dialog.getByText('More places than that are already reserved.')).toBeVisible();
  await guests.fill('2');
  await exactButton(dialog, 'Guest routine').click();
  const arrival = dialog.getByLabel('Check-in date');
  await arrival.fill(typed(53));
  await exactButton(dialog, 'Policies and pricing').click();
  await update.click();
  await expect(arrival).toBeFocused();
  await expect(
    dialog.getByText('Guests have already reserved nights before that day.'),
  ).toBeVisible();
  await arrival.fill(typed(52));

  // Another change came first: the host chooses.
  const stored = await callApi<object>(page.context(), 'GET', `/api/itinerantinfo/${id}`);
  await callApi(page.context(), 'POST', `/api/itinerantinfo/${id}`, { ...stored, minnight: 4 });
  await exactButton(dialog, 'Policies and pricing').click();
  await update.click();
  const conflict = page.getByRole('dialog', { name: 'This itinerant was changed elsewhere' });
  await expect(conflict.getByText('Minimum nights')).toBeVisible();
  await expect(conflict.getByText('Check-in date')).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'two versions of an itinerant');
  await exactButton(conflict, 'Keep mine').click();
  await expect(toast(page, 'Itinerant Updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** What is personal is neither shown nor changed. */
async function editInCompany(page: Page, id: string): Promise<void> {
  const dialog = itinerantEditDialog(page);
  await page.getByRole('button', { name: `Edit ${TITLE} on a shared screen` }).click();
  await expect(stepHeading(dialog, 'Basic info')).toBeVisible();
  await exactButton(dialog, 'Next').click();
  await expect(dialog.getByText('Hidden, and kept as it is.')).toHaveCount(1);
  await expect(dialog.getByLabel('Street address')).toHaveCount(0);
  await exactButton(dialog, 'Next').click();
  await dialog.getByLabel('Title', { exact: true }).fill('Down the coast, slowly');
  await exactButton(dialog, 'Next').click();
  await expect(stepHeading(dialog, 'Guest routine')).toBeFocused();
  await expect(dialog.getByText('Hidden, and kept as it is.')).toHaveCount(3);
  await settle(page);
  await expectAccessible(page, 'an itinerant on a shared screen');
  await exactButton(dialog, 'Next').click();
  await exactButton(dialog, 'Update').click();
  await expect(toast(page, 'Itinerant Updated!').last()).toBeVisible();
  await expect(dialog).toBeHidden();
  const stored = await callApi<object>(page.context(), 'GET', `/api/itinerantinfo/${id}`);
  expect(stored).toMatchObject({
    title: 'Down the coast, slowly',
    address: 'Rua das Flores 7',
    wifiName: 'van-network',
    guestCount: 2,
  });
}
