import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { HOST, listHome } from '../support/list-home.ts';
import { openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a co-host is invited, acts for the host, and is removed with a page open', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(/ 4\d\d \w+ \S+\/api\//, /Failed to load resource.*4\d\d/);
  const host = await openBrowser();
  await registerConfirmed(host, HOST);
  const home = await listHome(host, { title: 'A house with two hosts' });
  await callApi(host, 'POST', `/api/properties/${home.id}/calendar-address`, {});
  const readLink = async () =>
    (await callApi<{ own: { url: string } }>(host, 'GET', `/api/properties/${home.id}/calendars`))
      .own.url;
  const link = await readLink();
  const helper = await openBrowser();
  const { email } = await registerConfirmed(helper, 'Carla Cohost');

  const page = await openPage(host, '/co-hosts');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Permissions').selectOption({ label: 'Calendar' });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page, 'Invitation sent')).toBeVisible();
  await expect(page.getByText('Invited, not accepted yet')).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'co-hosts of a host');

  const theirs = await openPage(helper, '/co-hosts');
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(theirs, /You now help/)).toBeVisible();
  await theirs.getByRole('button', { name: /^Host for/ }).click();
  await expect(theirs.getByText(/You're hosting for Ana/)).toBeVisible();
  await expect(theirs.getByText(home.title).first()).toBeVisible();
  await settle(theirs);
  await expectAccessible(theirs, 'the homes of a host, as their co-host');
  await callApi(helper, 'PUT', `/api/properties/${home.id}/nights`, {
    nights: [{ start: '2027-09-01', end: '2027-09-03' }],
    blocked: true,
  });

  await visit(page, '/co-hosts');
  await expect(page.getByText('Blocked or opened nights')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Carla Cohost' }).click();
  await expect(
    page.getByRole('switch', { name: 'Replace the calendar link of 1 home' }),
  ).not.toBeChecked();
  await settle(page);
  await expectAccessible(page, 'the removal of a co-host');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Co-host removed')).toBeVisible();
  const links = page.getByRole('region', { name: 'Calendar links that former co-hosts know' });
  await expect(links.getByRole('link', { name: home.title })).toBeVisible();
  expect(await readLink()).toBe(link);
  await links.getByRole('button', { name: 'Replace 1 link' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Calendar links replaced')).toBeVisible();
  await expect(links).toBeHidden();
  expect(await readLink()).not.toBe(link);

  await theirs.reload();
  await expect(theirs.getByText(/You're hosting for Ana/)).toHaveCount(0);
  await expect(theirs.getByText(home.title)).toHaveCount(0);
});
