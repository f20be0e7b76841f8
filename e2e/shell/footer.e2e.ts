import type { Page } from '@playwright/test';
import { loginDialog } from '../support/account-dialogs.ts';
import { register } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const summary = (page: Page) =>
  footer(page).locator('summary', { hasText: 'About, support and hosting' });

test('expands and collapses on click, with its sections and their links (spec 1 §2.5)', async ({
  page,
}) => {
  await visit(page, '/favorites');
  const mission = footer(page).getByRole('link', { name: 'Mission' });
  await expect(mission).toBeHidden();
  await summary(page).click();
  await expect(mission).toBeVisible();
  const sections = await footer(page)
    .locator('section')
    .evaluateAll((all) =>
      all.map((section) => [
        section.querySelector('h2')?.textContent,
        ...[...section.querySelectorAll('a')].map(
          (link) => `${link.textContent} ${link.getAttribute('href')}`,
        ),
      ]),
    );
  expect(sections).toEqual([
    ['About', 'Mission /about#our-mission', 'Vision /about#our-vision', 'Careers /careers'],
    [
      'Support',
      'Contact host /support/contact-host',
      'Contact us /support/contact-us',
      'Help centre /support/help-centre',
      'Hosting resources /support/hosting-resources',
    ],
    ['Hosting'],
    ['Community', 'Events /wayhearth', 'Blog /blog', 'Guides /guide'],
  ]);
  await settle(page);
  await expectAccessible(page, 'the open footer');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 'the open footer at 320 px');
  await page.setViewportSize({ width: 1280, height: 800 });
  await summary(page).click();
  await expect(mission).toBeHidden();
});

test('by keyboard it opens with Enter, and without scripts it opens as well', async ({
  page,
  openBrowser,
  faults,
}) => {
  // A browser without scripts says so of each.
  faults.allow(/^request: csp .*\.js$/);
  await visit(page, '/favorites');
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(footer(page).getByRole('link', { name: 'Mission' })).toBeVisible();
  const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto('/favorites');
  await summary(plain).click();
  await expect(footer(plain).getByRole('link', { name: 'Mission' })).toBeVisible();
});

test('copyright, currency and social links (spec 1 §2.5)', RELEASE, async ({ page }) => {
  await visit(page, '/favorites');
  await expect(footer(page).getByText('© 2025 Wayhearth')).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Prices in USD' })).toBeVisible();
  for (const network of ['Instagram', 'X', 'LinkedIn']) {
    const link = footer(page).getByRole('link', { name: `Wayhearth on ${network}`, exact: true });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});

test(
  'become a host opens the creation of a home, signed out the login (spec 1 §2.5)',
  RELEASE,
  async ({ page }) => {
    const become = () => footer(page).getByRole('button', { name: 'Become a host' }).click();
    await visit(page, '/favorites');
    await summary(page).click();
    await become();
    await expect(loginDialog(page)).toBeVisible();
    await register(page.context(), 'Ana Host');
    // On every path it is a home, whatever the page's own create action makes.
    await visit(page, '/experiences');
    await summary(page).click();
    await become();
    await expect(page.getByRole('dialog', { name: 'Host Your Co-Living!' })).toBeVisible();
  },
);

test('a link of the footer changes the page without loading it anew', async ({ page }) => {
  await visit(page, '/favorites');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await summary(page).click();
  await footer(page).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/wayhearth');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the way back to the top appears past 100 px (spec 1 §2.5)', RELEASE, async ({ page }) => {
  await visit(page, '/');
  const up = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await expect(up).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
});
