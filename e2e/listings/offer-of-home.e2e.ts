import { callApi } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { GUEST, HOST, type Home, listHome } from '../support/list-home.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Offer extends Home {
  readonly isPaused: boolean;
  readonly rules: { readonly noticeDays: number; readonly noArrivalOn: readonly number[] };
}

test('a host sets when guests can come, pauses the home and copies it', async ({
  page,
  openBrowser,
}) => {
  const host = page.context();
  await registerConfirmed(host, HOST);
  const home = await listHome(host);
  const shown = () => callApi<Offer>(host, 'GET', `/api/listings/${home.id}`);

  await visit(page, '/properties');
  await untilLive(page);
  await page.getByRole('button', { name: `Edit ${home.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Your Co-Living' });
  await edit.getByRole('button', { name: 'Next' }).click();
  await edit.getByText('When guests can come').click();
  await edit.getByLabel('Notice before arrival, in days').fill('3');
  await edit.getByLabel('Days between stays').fill('1');
  await edit.getByLabel('Sunday').check();
  for (let step = 1; step < 4; step += 1) {
    await edit.getByRole('button', { name: 'Next' }).click();
  }
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, /Listing Updated/)).toBeVisible();
  expect((await shown()).rules).toMatchObject({ noticeDays: 3, daysBetween: 1, noArrivalOn: [7] });

  const guest = await (await openBrowser()).newPage();
  await registerConfirmed(guest.context(), GUEST);
  await visit(guest, `/listings/${home.id}`);
  await expect(guest.getByText('Reserve at least 3 days before you arrive.')).toBeVisible();
  await expect(guest.getByText('No arrivals on: Sunday.')).toBeVisible();

  await page.getByRole('checkbox', { name: `Pause ${home.title}` }).check();
  await expect(toast(page, /Paused/)).toBeVisible();
  expect((await shown()).isPaused).toBe(true);
  await visit(guest, `/listings/${home.id}`);
  await expect(
    guest.getByText("This listing isn't taking new reservations at the moment.").first(),
  ).toBeVisible();
  await expect(guest.getByRole('button', { name: /Reserve|Request/ })).toHaveCount(0);
  await expectAccessible(guest, 'the page of a paused home');

  await page.getByRole('button', { name: `More for ${home.title}` }).click();
  await page.getByRole('button', { name: `Copy ${home.title}` }).click();
  const copy = page.getByRole('dialog', { name: 'Host Your Co-Living!' });
  await expect(toast(page, /This is a draft/)).toBeVisible();
  await copy.getByRole('button', { name: 'Next' }).click();
  await expect(copy.getByLabel('Notice before arrival, in days')).toHaveValue('3');
  const { draft } = await callApi<{ draft: { values: { title: string } } }>(
    host,
    'GET',
    '/api/drafts/stay',
  );
  expect(draft.values.title).toBe(home.title);
});
