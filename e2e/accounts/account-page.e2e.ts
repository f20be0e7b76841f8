import { readFile } from 'node:fs/promises';
import { fillLogin, loginDialog } from '../support/account-dialogs.ts';
import { approve, requestStay } from '../support/book-stay.ts';
import { callApi, NEW_PASSWORD, register } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { HOST, listHome } from '../support/list-home.ts';
import { REFUSED } from '../support/meet-people.ts';
import { realPictures } from '../support/real-pictures.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test(
  'the profile is saved, and strangers see its public part only',
  EXHAUSTIVE,
  async ({ page, openBrowser, faults }) => {
    faults.allow(...REFUSED);
    await register(page.context(), 'Kit Alder');
    const [photo] = await realPictures(page.context(), 1);
    if (photo === undefined) throw new Error('no picture to choose');
    await visit(page, '/profile-settings');
    const portrait = page.getByRole('group', { name: 'Profile photo' });
    await portrait
      .getByLabel('Choose a photo')
      .setInputFiles({ ...photo, buffer: Buffer.from('not a picture') });
    await expect(portrait.getByRole('alert')).toContainText("We can't read this photo.");
    await portrait.getByLabel('Choose a photo').setInputFiles(photo);
    await expect(portrait.getByRole('status')).toHaveText('Save your profile to use this photo.');
    await expect(portrait.getByRole('alert')).toBeEmpty();
    await page.getByLabel('Headline').fill('Maps by day, soup by night');
    await page.getByLabel('About you').fill('I draw ferries.');
    await page.getByLabel('Phone').fill('+49 30 1234567');
    await page
      .getByRole('group', { name: 'Groups you belong to' })
      .getByRole('checkbox')
      .first()
      .check();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(toast(page, 'Profile saved')).toBeVisible();
    await expect(portrait.getByRole('status')).toBeEmpty();
    const small = page.getByRole('button', { name: 'Your menu' }).locator('img');
    await expect(small, 'in the menu at once').toHaveAttribute('src', /^\/media\/photo-/);
    await page.reload();
    await untilLive(page);
    await expect(portrait.getByRole('img', { name: 'Your portrait' })).toBeVisible();
    await expect(page.getByLabel('Headline')).toHaveValue('Maps by day, soup by night');
    await expect(page.getByLabel('Phone')).toHaveValue('+49 30 1234567');

    const me = await callApi<{ id: string }>(page.context(), 'GET', '/api/me');
    const stranger = await (await openBrowser()).newPage();
    const answer = await visit(stranger, `/profile/${me.id}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Kit Alder');
    await expect(stranger.getByText('I draw ferries.')).toBeVisible();
    expect(await answer?.text()).not.toContain('1234567');
    await expect(stranger.locator('main img[src^="/media/photo-"]')).toBeVisible();

    await portrait.getByRole('button', { name: 'Remove photo' }).press('Enter');
    await expect(portrait.getByLabel('Choose a photo'), 'keeps the keyboard').toBeFocused();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(small).toHaveCount(0);
  },
);

test(
  'one takes one’s data along, and leaves for good',
  EXHAUSTIVE,
  async ({ page, openBrowser, faults }) => {
    faults.allow(...REFUSED);
    const { email } = await registerConfirmed(page.context(), 'Lea Hazel');
    const host = await openBrowser();
    await registerConfirmed(host, HOST);
    const booked = await requestStay(page.context(), { inDays: 230, home: await listHome(host) });
    await approve(host, booked);
    await visit(page, '/profile-settings');

    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    const file = await (await saving).path();
    const data = await readFile(file, 'utf8');
    expect(data).toContain(email);
    expect(data).toContain(booked.title);
    expect(data).not.toContain(NEW_PASSWORD);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(toast(page, 'Your account still has open reservations.')).toBeVisible();

    await callApi(page.context(), 'DELETE', `/api/reservations/${booked.id}`, {});
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await untilLive(page);

    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await fillLogin(loginDialog(page), email, NEW_PASSWORD);
    await expect(toast(page, 'Invalid email or password.')).toBeVisible();
    const kept = await host.newPage();
    await visit(kept, `/reservations/${booked.id}`);
    await expect(kept.getByRole('heading', { level: 1 })).toHaveText(booked.title);
    await expect(kept.getByText('Lea Hazel')).toHaveCount(0);
  },
);

test('what is behind a login offers it, page by page', EXHAUSTIVE, async ({ page }) => {
  for (const [path, heading] of [
    ['/trips', 'Log in to see your trips'],
    ['/reservations', 'Log in to see your reservations'],
    ['/properties', 'Log in to see your homes'],
    ['/favorites', 'Log in to see your wishlist'],
    ['/profile-settings', 'Log in to see your account'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Log ?in$/ })
      .click();
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toBeHidden();
  }
});

test('a heart keeps a home in the wishlist', EXHAUSTIVE, async ({ page }) => {
  await register(page.context(), 'Heda Rowan');
  await visit(page, '/?address=Lisbon');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const heart = card.getByRole('button', { name: `Save ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(
      async () =>
        (await callApi<{ items: unknown[] }>(page.context(), 'GET', '/api/favorites')).items.length,
    )
    .toBe(1);
  await visit(page, '/favorites');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
