import type { Locator } from '@playwright/test';
import { callApi, NEW_PASSWORD, newEmail } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { QUIET, SPARE } from '../support/launch.ts';
import { someHome } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// A name that leads to this machine, so that a page can be without TLS and not be `localhost`.
test.use({
  launchOptions: {
    ...SPARE.launchOptions,
    args: [
      ...(SPARE.launchOptions.args ?? QUIET),
      '--host-resolver-rules=MAP wayhearth.test 127.0.0.1',
    ],
  },
});

test.describe('a device whose time zone its browser does not know', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Temporal.Now.timeZoneId = () => 'Etc/Unknown';
    }),
  );

  for (const path of ['/travel', '/experiences', '/settings/global-preferences']) {
    test(`shows ${path}`, async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole('heading', { name: /couldn't load this page/ })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }

  test('opens the search, and shows a home and a conversation', async ({ page, context }) => {
    await registerConfirmed(context, 'Zoe Zone');
    const { id } = await someHome();
    const conversation = await callApi<{ id: string }>(context, 'POST', '/api/conversations', {
      listingId: id,
    });
    await callApi(context, 'POST', `/api/conversations/${conversation.id}/messages`, {
      text: 'Hello',
    });
    await visit(page, `/messages/${conversation.id}`);
    await expect(page.getByText('Hello').last()).toBeVisible();
    await visit(
      page,
      `/listings/${id}?startDate=${dayFromToday(300)}&endDate=${dayFromToday(330)}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/couldn't load/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('a browser of before 2024', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(AbortSignal, 'any');
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
      Reflect.deleteProperty(Promise, 'withResolvers');
      Reflect.deleteProperty(Object, 'groupBy');
      Reflect.deleteProperty(Map, 'groupBy');
    }),
  );

  test('searches flights', async ({ page }) => {
    await visit(page, '/travel?origin=NYC&travelClass=economy&passengers=1&targets=LIS');
    await expect(page.getByRole('article', { name: 'Lisbon', exact: true })).toBeVisible();
    await expect(page.getByText(/couldn't search/)).toHaveCount(0);
  });

  test('drags the strip of categories with the mouse, and chooses nothing', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    for (const path of ['/', '/itinerants', '/experiences']) {
      await visit(page, path);
      const strip = page.locator('[data-strip]');
      const box = await strip.boundingBox();
      if (box === null) throw new Error('the strip has no place');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 500, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 350, y, { steps: 6 });
      await page.mouse.up();
      expect(await strip.evaluate((element) => element.scrollLeft), path).toBe(150);
      await expect(page, path).not.toHaveURL(/category=/);
    }
  });

  test('opens a dialog with the focus in its first field', async ({ page }) => {
    await visit(page, '/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  });
});

test.describe('a page without TLS, on a network at home', () => {
  test('sends a sign-up', async ({ page, baseURL, faults }) => {
    faults.allow(/Cross-Origin-Opener-Policy/, /api\/register/);
    const { port } = new URL(baseURL ?? '');
    await visit(page, `http://wayhearth.test:${port}/?guestCount=1`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await dialog.getByLabel('Email').fill(newEmail('home-network'));
    await dialog.getByLabel(/name/i).first().fill('Lan Guest');
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    const sent = page.waitForRequest(/\/api\/register/);
    await dialog.locator('button[type=submit]').click();
    // This server refuses other names than its own; that the request leaves is what counts.
    expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test.describe('an input method', () => {
  /** Enter as a browser reports it while a word is composed. */
  async function finishWord(
    field: Locator,
    init: { isComposing: boolean; keyCode: number },
  ): Promise<void> {
    await field.evaluate((element, given) => {
      const event = new KeyboardEvent('keydown', {
        key: 'Enter',
        code: 'Enter',
        bubbles: true,
        cancelable: true,
        ...given,
      });
      element.dispatchEvent(event);
    }, init);
  }

  for (const [what, init] of [
    ['while it composes', { isComposing: true, keyCode: 229 }],
    ['as Safari reports it, after the composition', { isComposing: false, keyCode: 229 }],
  ] as const) {
    test(`Enter ${what} sends no message and chooses no place`, async ({ page, context }) => {
      await registerConfirmed(context, 'Ime Guest');
      const { id } = await someHome();
      const conversation = await callApi<{ id: string }>(context, 'POST', '/api/conversations', {
        listingId: id,
      });
      await visit(page, `/messages/${conversation.id}`);
      const message = page.getByRole('textbox', { name: 'Your message' });
      await message.fill('とうきょう');
      await finishWord(message, init);
      await expect(message).toHaveValue('とうきょう');
      await expect(page.getByRole('region', { name: 'Messages', exact: true })).not.toContainText(
        'とうきょう',
      );
    });
  }
});
