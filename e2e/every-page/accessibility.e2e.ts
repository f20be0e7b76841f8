import { loginDialog } from '../support/account-dialogs.ts';
import { NEW_PASSWORD, register, signIn } from '../support/call-api.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  settle,
  showIn,
} from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { EXHAUSTIVE, variantIf } from '../support/exhaustive.ts';
import { GUEST, someHome } from '../support/list-home.ts';
import { type PreparedPages, preparePages, VIEWERS } from '../support/pages.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

let pages: PreparedPages;

test.describe.configure({ timeout: 120_000 });

test.beforeAll('there is a dialog on every page that has one', async () => {
  pages = await preparePages();
});

for (const locale of ['en', 'ar']) {
  const title = `axe finds nothing in dialogs, and they fit a window of 320 px and a finger: ${locale}`;
  test(title, variantIf(locale === 'ar'), async ({ openBrowser, baseURL }) => {
    const t = textsOf(locale);
    for (const as of VIEWERS) {
      const context = await openBrowser();
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const email = pages.emails[as];
      if (email !== null) await signIn(context, email, NEW_PASSWORD);
      const page = await context.newPage();
      for (const { what, path, opens } of pages.pageCases) {
        if (opens?.as !== as) continue;
        const dialog = `the dialog of ${what}, ${locale}`;
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        await visit(page, path);
        await page
          .getByRole('button', { name: opens.name(t) })
          .first()
          .click();
        await expect(page.getByRole('dialog').first()).toBeVisible();
        await settle(page);
        await expectAccessible(page, `${dialog}, light`);
        await showIn(page, 'dark');
        await expectReadable(page, `${dialog}, dark`);
        // What measures its room, such as two months side by side, follows in the next frame.
        await page.setViewportSize({ width: 390, height: 844 });
        await settle(page);
        await expectTargets(page, `${dialog}, on a phone`);
        await page.setViewportSize({ width: 320, height: 800 });
        await settle(page);
        await expectNoSidewaysScroll(page, `${dialog}, 320 px`);
      }
    }
  });
}

test('an address that leads nowhere says so, accessibly', EXHAUSTIVE, async ({ page, faults }) => {
  faults.allow(/answer: 404/, /console: Failed to load resource.*404/);
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const path of ['/no-such-page', `/listings/${missing}`, `/profile/${missing}`]) {
    const answer = await visit(page, path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page, path);
  }
});

test('what belongs to somebody else says so, and offers to log in as whoever it concerns', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/answer: 403/, /console:.*403/, /console: ApiError: You don't have permission/);
  await register(context, GUEST);
  const { id } = await someHome();
  await visit(page, '/support/help-centre');
  // Every page says of what isn't the reader's that it isn't there, so one is answered with a
  // refusal that the API gives elsewhere: the form of another host's home.
  await page.route('**/api/trips', async (route) => {
    const response = await route.fetch({ url: `/api/listinginfo/${id}` });
    expect(response.status()).toBe(403);
    await route.fulfill({ response });
  });
  await page.getByRole('main').getByRole('link', { name: 'trips' }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: '403' });
  await expect(
    alert.getByRole('heading', { name: "You don't have access to this", level: 1 }),
  ).toBeVisible();
  await expect(
    alert.getByRole('navigation', { name: 'Where to go from here' }).getByRole('link'),
  ).toHaveCount(5);
  await expectAccessible(page, 'a page of somebody else, light');
  await showIn(page, 'dark');
  await expectReadable(page, 'a page of somebody else, dark');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'a page of somebody else');
  await expectTargets(page, 'a page of somebody else');
  await alert.getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toBeVisible();
});

test('the empty pages of a newcomer are accessible', EXHAUSTIVE, async ({ page }) => {
  await register(page.context(), 'Nova Newcomer');
  for (const path of ['/trips', '/reservations', '/properties', '/favorites']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    await expectAccessible(page, `${path}, empty`);
  }
});
