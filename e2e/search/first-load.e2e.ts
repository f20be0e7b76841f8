import type { Page } from '@playwright/test';
import { callApi, register } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { textsOf } from '../support/translated-texts.ts';
import { follow, untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .first();

/** Paths of what a page asks for from now on. */
function requests(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list is there at once, and becomes live when somebody is', async ({ page }) => {
    const scripts = requests(page, /\.js$/);
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    // A pointer that lies still, which browsers tell of by themselves, is nobody.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    await page.waitForLoadState('networkidle');
    const late = /bars|stays-page|footer|signed-in-work|toast-region/;
    expect(scripts.filter((path) => late.test(path))).toEqual([]);
    await page.touchscreen.tap(5, 400);
    await untilLive(page);
    expect(scripts.filter((path) => /stays-page/.test(path))).toHaveLength(1);
  });

  for (const kind of ['listings', 'itinerants', 'experiences']) {
    test(`the page of one of the ${kind} becomes live when somebody is there`, async ({ page }) => {
      const { items } = await callApi<{ items: { id: string; title: string }[] }>(
        page.context(),
        'GET',
        `/api/${kind}?page=1`,
      );
      const [first] = items;
      if (first === undefined) throw new Error(`the demo world has ${kind}`);
      const scripts = requests(
        page,
        /(?:-listing-view|(?:listing|itinerant|experience)-page)\.js$/,
      );
      await page.goto(`/${kind === 'experiences' ? 'experience' : kind}/${first.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await page.touchscreen.tap(5, 400);
      await untilLive(page);
      expect(scripts.length).toBeGreaterThan(0);
    });
  }

  for (const [folder, title] of [
    ['listings', 'Home not found'],
    ['itinerants', 'Itinerant not found'],
    ['experience', 'Experience not found'],
  ] as const) {
    test(`what is not among the ${folder} has its words before a touch and after`, async ({
      page,
      faults,
    }) => {
      faults.allow(/answer: 404 GET/, /console: Failed to load resource/);
      await page.goto(`/${folder}/00000000-0000-4000-8000-000000000000`);
      const says = async () => {
        await expect(page).toHaveTitle(`${title} · Wayhearth`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      };
      await page.waitForLoadState('networkidle');
      await says();
      await untilLive(page);
      await says();
    });
  }

  test('the press that wakes the list is not lost', async ({ page }) => {
    await page.goto('/');
    // Waits for the page, not for the list.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#content') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await heart(page).tap();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await untilLive(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('before the bars are live', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Holds back the code of the bars on a page that is live but for them. */
  async function withoutBars(page: Page) {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/bars.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#content') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    return send;
  }

  test('a press on the search waits for its dialog, and leads to no other page', async ({
    page,
  }) => {
    const send = await withoutBars(page);
    await page.getByRole('button', { name: /^Search homes/ }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    send();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await expect(page).toHaveURL(/\/(?:#.*)?$/);
  });

  test('a menu that was opened before has its entries', async ({ page }) => {
    const send = await withoutBars(page);
    await page.getByRole('button', { name: 'Your menu' }).tap();
    send();
    const menu = page.getByRole('dialog', { name: 'Your menu' });
    await expect(menu.getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

test('what makes a page live is asked for once the page is painted', async ({ page }) => {
  const scripts = requests(page, /\/(?:hydrate|first)\.js$/);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  // The first pictures keep the page from being whole.
  await page.route('**/*.avif', async (route) => {
    await held;
    await route.continue();
  });
  const arrival = page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  expect(scripts).toEqual([]);
  send();
  await arrival;
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

test('a press before the page is live is answered once it is', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/hydrate.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  send();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('the results have their title at once and on the way to them, in the language of the page', async ({
  page,
}) => {
  const title = textsOf('de').within('Homes to live and work in');
  await visit(page, '/?lang=de');
  await expect(page).toHaveTitle(title);
  await visit(page, '/about');
  await follow(page, '/');
  await expect(page).toHaveTitle(title);
});

test('a dialog opens and closes over the page without asking for its data anew', async ({
  page,
}) => {
  // The map asks for its pins once its own code is there, which may be after the page is still.
  const pins = page.waitForResponse(/\/api\/stays\/pins/);
  await visit(page, '/');
  await pins;
  await page.waitForLoadState('networkidle');
  const calls = requests(page, /^\/api\/(?:me|listings|stays)/);
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).first().click();
  // By keyboard: what the pointer comes to lie over is fetched ahead.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  expect(calls).toEqual([]);
});

test(
  'what the server sent stays while it becomes live, signed in too',
  EXHAUSTIVE,
  async ({ page, context }) => {
    await register(context, 'Lou Load');
    await context.addInitScript(() => {
      let wasThere = false;
      const look = () => {
        const isThere = document.querySelector('h1') !== null;
        if (wasThere && !isThere) document.documentElement.dataset.lost = '';
        wasThere ||= isThere;
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/trips', '/messages', '/']) {
      await visit(page, path);
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^Notifications/ }),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html').getAttribute('data-lost'), path).toBeNull();
    }
  },
);
