import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { listHome, makeHost } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a list is made, shared with a friend who votes, compared, and its link revoked', async ({
  page,
  openBrowser,
  faults,
}) => {
  faults.allow(/404/);
  const host = await makeHost();
  const [first, second] = [await listHome(host), await listHome(host)];
  await registerConfirmed(page.context(), 'Mina Lindqvist');

  await visit(page, `/listings/${first.id}`);
  await page.getByRole('button', { name: /^Add .+ to a list$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to a list' });
  await dialog.getByRole('button', { name: 'Create and save' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('New list').fill('Lisbon in May');
  await dialog.getByRole('button', { name: 'Create and save' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Lisbon in May/ })).toBeChecked();
  await expectAccessible(page, 'the dialog that saves to a list');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await callApi(page.context(), 'POST', '/api/favorites', { listingId: second.id });
  await visit(page, '/favorites');
  await page.getByRole('button', { name: /^Add .+ to a list$/ }).click();
  await dialog.getByRole('checkbox', { name: /Lisbon in May/ }).check();
  await expect(dialog.getByText('2 entries')).toBeVisible();
  await dialog.getByRole('button', { name: 'My lists' }).click();
  await expect(page.getByRole('heading', { name: 'My lists' })).toBeVisible();
  await expectAccessible(page, 'my lists');
  await page.getByRole('link', { name: 'Lisbon in May' }).click();

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await cards
    .first()
    .getByRole('button', { name: /^Add a note/ })
    .click();
  await cards.first().getByLabel('Note').fill('Near the river');
  await cards.first().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cards.first().getByText('Near the river')).toBeVisible();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('List link').inputValue();
  await settle(page);
  await expectAccessible(page, 'one of my lists');
  await expectNoSidewaysScroll(page, 'one of my lists');

  const rui = await openBrowser();
  const friend = await rui.newPage();
  const path = new URL(link).pathname;
  await visit(friend, path);
  await expect(friend.getByText('A list by Mina', { exact: true })).toBeVisible();
  await expect(friend.getByText('Lindqvist')).toHaveCount(0);
  await expect(friend.getByText('Near the river')).toBeVisible();
  await friend
    .getByRole('button', { name: /Vote for/ })
    .first()
    .click();
  await expect(friend.getByRole('dialog', { name: /log ?in/i })).toBeVisible();
  await registerConfirmed(rui, 'Rui Costa');
  await visit(friend, path);
  const vote = friend.getByRole('button', { name: /Vote for/ }).first();
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toContainText('1 heart');
  await expectAccessible(friend, 'a shared list');
  await expectNoSidewaysScroll(friend, 'a shared list');

  const boxes = friend.getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await friend.getByRole('link', { name: 'Compare' }).click();
  await friend.getByLabel('Arrival').fill(dayFromToday(40));
  await friend.getByLabel('Departure').fill(dayFromToday(45));
  await friend.getByRole('button', { name: 'Show prices' }).click();
  await expect(friend.getByRole('rowheader', { name: /all in$/ })).toBeVisible();
  await expect(friend.getByRole('rowheader', { name: 'Availability' })).toBeVisible();
  expect(new URL(friend.url()).searchParams.get('startDate')).toBe(dayFromToday(40));
  await expectAccessible(friend, 'listings side by side');
  await friend.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(friend, 'listings side by side at 390 px');

  await page.reload();
  await expect(page.getByRole('button', { name: /Vote for/ }).first()).toContainText('1 heart');
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Link revoked')).toBeVisible();
  expect((await friend.goto(path))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
});

test('a list that was seen before shows what was added and voted since', async ({ page }) => {
  const host = await makeHost();
  const [first, second] = [await listHome(host), await listHome(host)];
  await registerConfirmed(page.context(), 'Mina Lindqvist');
  const list = await callApi<{ id: string }>(page.context(), 'POST', '/api/wishlists', {
    name: 'Lisbon in May',
    listingId: first.id,
  });
  await callApi(page.context(), 'POST', '/api/favorites', { listingId: second.id });

  await visit(page, `/wishlists/${list.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('List link').inputValue();
  await main.getByRole('link', { name: 'My lists' }).click();
  await main.getByRole('link', { name: 'Wishlist' }).click();
  await page.getByRole('button', { name: /^Add .+ to a list$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to a list' });
  await dialog.getByRole('checkbox', { name: /Lisbon in May/ }).check();
  await expect(dialog.getByText('2 entries')).toBeVisible();
  await dialog.getByRole('button', { name: 'My lists' }).click();
  await main.getByRole('link', { name: 'Lisbon in May' }).click();
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('List link')).toHaveValue(link);

  await visit(page, new URL(link).pathname);
  const vote = page.getByRole('button', { name: /Vote for/ }).first();
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  await page.goBack();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toContainText('1 heart');
});
