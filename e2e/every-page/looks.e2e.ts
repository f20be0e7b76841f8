import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { RELEASE, releaseIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { GUEST } from '../support/list-home.ts';
import { openConversation } from '../support/open-conversation.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Where it is drawn, without its shadow. */
const frameOf = (shown: Locator): Promise<Frame> =>
  shown.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

/** A home that can't be booked for so few nights. */
async function homeOfAtLeast(page: Page, nights: number): Promise<string> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page.context(),
    'GET',
    '/api/listings?address=Lisbon',
  );
  for (const { id } of items) {
    const stay = await callApi<{ minNights: number; durationPrices: unknown[] }>(
      page.context(),
      'GET',
      `/api/listings/${id}`,
    );
    if (stay.minNights >= nights) return id;
  }
  throw new Error(`No home asks for ${nights} nights.`);
}

test('the hidden bar leaves no shadow on a scrolled page', RELEASE, async ({ page }) => {
  await visit(page, '/');
  const pill = page.getByRole('button', { name: /^Search homes/ });
  const shadow = await pill.evaluate((element) => {
    const lengths = [...getComputedStyle(element).boxShadow.matchAll(/(-?[\d.]+)px/g)].map(
      ([, length]) => Number(length),
    );
    // Of each shadow: right, down, blur, spread.
    const reach = lengths.map((down, at) =>
      at % 4 === 1 ? down + (lengths[at + 1] ?? 0) + (lengths[at + 2] ?? 0) : 0,
    );
    return Math.max(...reach);
  });
  expect(shadow).toBeGreaterThan(0);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).toHaveAttribute('data-away', '');
  await settle(page);
  expect((await frameOf(pill)).bottom + shadow).toBeLessThanOrEqual(0);
});

test(
  'the divider after a home keeps its distance from the price panel',
  RELEASE,
  async ({ page }) => {
    const { items } = await callApi<{ items: { id: string }[] }>(
      page.context(),
      'GET',
      '/api/listings?address=Lisbon',
    );
    await visit(page, `/listings/${items[0]?.id}`);
    const heading = page.getByRole('heading', { name: /^(More homes|Similar homes)/ });
    await heading.scrollIntoViewIfNeeded();
    await settle(page);
    const panel = await frameOf(page.getByRole('complementary', { name: 'Price' }));
    expect((await frameOf(heading)).top - panel.bottom).toBeGreaterThanOrEqual(40);
  },
);

test('spans under the shortest stay have no price', RELEASE, async ({ page }) => {
  await visit(page, `/listings/${await homeOfAtLeast(page, 7)}`);
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect(panel.getByText('A month, 30 nights')).toBeVisible();
  await expect(panel.getByText('A night', { exact: true })).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(
    `the minus stays with its amount at ${width} px`,
    releaseIf(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const search = new URLSearchParams({
        address: 'Lisbon',
        startDate: dayFromToday(120),
        endDate: dayFromToday(155),
      });
      const { items } = await callApi<{ items: { id: string }[] }>(
        page.context(),
        'GET',
        `/api/listings?${search}`,
      );
      search.delete('address');
      let found = false;
      for (const { id } of items) {
        await visit(page, `/listings/${id}?${search}`);
        const panel = page.getByRole('complementary', { name: 'Price' });
        await expect(panel.getByText('Total', { exact: true })).toBeVisible();
        const off = panel.locator('dd', { hasText: '−' });
        if ((await off.count()) === 0) continue;
        found = true;
        await expect(off).toHaveText(/^−\u2060\$[\d,.]+$/);
        // However long the explanation beside it gets.
        const lines = await off.evaluate((amount) => {
          const why = amount.previousElementSibling;
          if (why !== null) why.textContent = 'A long explanation of it. '.repeat(12);
          const range = document.createRange();
          range.selectNodeContents(amount);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines).toBe(1);
        break;
      }
      expect(found, 'a home with a discount').toBe(true);
    },
  );
}

test(
  'the ring of the open conversation is whole; the notices end with the content',
  RELEASE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await registerConfirmed(page.context(), GUEST);
    const id = await openConversation(page.context());
    const message = { text: 'Is there a desk with daylight?' };
    await callApi(page.context(), 'POST', `/api/conversations/${id}/messages`, message);
    await visit(page, '/messages');
    await page.locator('main a[href^="/messages/"]').first().click();
    const row = page.locator('main a[aria-current=page]');
    await expect(row).toBeVisible();
    const drawn = await row.evaluate((element) => {
      const { boxShadow, outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
      const outside =
        outlineStyle === 'none'
          ? 0
          : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      return { ring: boxShadow.includes('inset'), outside };
    });
    expect(drawn.ring).toBe(true);
    expect(drawn.outside).toBeLessThanOrEqual(0);

    await page.locator('[popovertarget=notices]').click();
    const notices = page.locator('#notices');
    await expect(notices).toBeVisible();
    const menu = await frameOf(page.getByRole('banner').getByRole('button', { name: 'Your menu' }));
    expect(Math.abs((await frameOf(notices)).right - menu.right)).toBeLessThanOrEqual(16);
  },
);

test('the arrow of a strip stands within the content', RELEASE, async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('navigation', { name: 'Categories' });
  const arrow = strip.getByRole('button', { name: 'Scroll forward' });
  await expect(arrow).toBeVisible();
  const edge = await strip.locator('ul').evaluate((list) => list.getBoundingClientRect().right);
  expect((await frameOf(arrow)).right).toBeLessThanOrEqual(edge);
});

test('a pressed category is chosen at once', async ({ page }) => {
  await visit(page, '/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/stays/**', async (route) => {
    await held;
    await route.continue();
  });
  const van = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Van/ });
  await van.click();
  await expect(van).toHaveClass(/text-ember/);
  await expect(van).toHaveAttribute('aria-current', /true|page/);
  await expect(page.locator('.loading-line')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/category=Van/);
  await expect(page.locator('.loading-line')).toHaveCount(0);
});
