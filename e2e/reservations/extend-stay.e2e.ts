import { approve, pay, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { dayAfter } from '../support/pick-day.ts';
import { expect, test } from '../support/watched-test.ts';

interface Saved {
  startDate: string;
  endDate: string;
  total: number;
  checkInCode: string;
}

function weekAfter(day: string): string {
  let after = day;
  for (let days = 0; days < 7; days += 1) after = dayAfter(after);
  return after;
}

test('a guest extends a stay that is ahead in two presses, and the host accepts', async ({
  openBrowser,
}) => {
  const cast = await meet(openBrowser, 'Lena Mok');
  const stay = await requestStay(cast.guest, { inDays: 150, home: cast.home });
  await approve(cast.host, stay);
  await pay(cast.guest, stay);
  const path = `/api/reservations/${stay.id}`;
  const { total } = await callApi<Saved>(cast.guest, 'GET', path);

  const page = await openPage(cast.guest, `/trips/${stay.id}`);
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend your stay' });
  await expect(dialog.getByRole('radio', { name: '1 week' })).toBeChecked();
  await expect(dialog.getByText(/^\$[\d,.]+ more$/)).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the dialog that extends a stay');
  await dialog.getByRole('button', { name: 'Ask Ana' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Date change' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Extend', exact: true })).toHaveCount(0);

  await callApi(cast.host, 'POST', path, { status: 'accept-change' });
  const after = await callApi<Saved>(cast.guest, 'GET', path);
  expect(after).toMatchObject({ startDate: stay.startDate, endDate: weekAfter(stay.endDate) });
  expect(after.total).toBeGreaterThan(total);
});

test('only as many nights as are free, up to a date of their own', async ({ openBrowser }) => {
  const cast = await meet(openBrowser, 'Iris Blom');
  const stay = await requestStay(cast.guest, { inDays: 150, home: cast.home });
  await approve(cast.host, stay);
  await pay(cast.guest, stay);
  const third = dayAfter(dayAfter(dayAfter(stay.endDate)));
  const nights = [{ start: third, end: dayAfter(third) }];
  const calendar = `/api/properties/${cast.home.id}/nights`;
  await callApi(cast.host, 'PUT', calendar, { nights, blocked: true });

  const page = await openPage(cast.guest, `/trips/${stay.id}`);
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend your stay' });
  await expect(dialog.getByRole('radio', { name: '1 week' })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: 'Another date' })).toBeChecked();
  const field = dialog.getByLabel('New check-out date');
  await field.fill(dayAfter(third));
  await expect(dialog.getByText('Choose a date within the free nights.')).toBeVisible();
  await field.fill(third);
  await expect(dialog.getByText(/^\$[\d,.]+ more$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask Ana' }).click();
  await expect(page.getByRole('region', { name: 'Date change' })).toBeVisible();
});

test('once a guest is there, more nights are a reservation right behind', async ({
  openBrowser,
}) => {
  const cast = await meet(openBrowser, 'Omar Said');
  const stay = await requestStay(cast.guest, { inDays: 0, nights: 3, home: cast.home });
  await approve(cast.host, stay);
  await pay(cast.guest, stay);
  const path = `/api/reservations/${stay.id}`;
  const { checkInCode: code } = await callApi<Saved>(cast.host, 'GET', path);
  await callApi(cast.guest, 'POST', path, { code });

  const page = await openPage(cast.guest, `/trips/${stay.id}`);
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend your stay' });
  await dialog.getByRole('radio', { name: '2 weeks' }).check();
  await expect(dialog.getByText('a separate reservation')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask Ana' }).click();
  await expect(page).not.toHaveURL(new RegExp(stay.id));
  await expect(page.getByRole('heading', { name: 'Request sent to Ana' })).toBeVisible();
  const next = /\/trips\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
  const after = await callApi<Saved>(cast.guest, 'GET', `/api/reservations/${next}`);
  expect(after).toMatchObject({
    startDate: stay.endDate,
    endDate: weekAfter(weekAfter(stay.endDate)),
  });
});
