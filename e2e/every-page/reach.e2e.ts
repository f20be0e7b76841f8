import type { Locator, Page } from '@playwright/test';
import { settle } from '../support/check-page.ts';
import { EXHAUSTIVE, exhaustiveIf } from '../support/exhaustive.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// Without the map beside the results, which is drawn by software here and takes long.
test.use({ viewport: { width: 900, height: 800 } });

/** What has the focus: where it stands, and whether one sees that it has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      middle: (left + right) / 2,
      landmark: element.closest('header, nav, main, footer')?.tagName.toLowerCase() ?? null,
      inSight: top >= 0 && bottom <= innerHeight && right > left,
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

for (const locale of ['en', 'ar']) {
  test(
    `the keyboard begins with the way past the bar, and walks it as it is read: ${locale}`,
    exhaustiveIf(locale !== 'ar'),
    async ({ page, baseURL }) => {
      const t = textsOf(locale);
      await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await visit(page, '/');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark), landmark).toHaveCount(1);
      }
      await page.keyboard.press('Tab');
      const first = await focused(page);
      expect(first.name).toMatch(t('Skip to content'));
      expect(first).toMatchObject({ inSight: true, ring: true });

      const walked: number[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (stop.landmark !== 'header') break;
        expect.soft(stop, stop.name).toMatchObject({ inSight: true, ring: true });
        walked.push(locale === 'ar' ? -stop.middle : stop.middle);
      }
      expect(walked.length).toBeGreaterThanOrEqual(5);
      expect(walked).toEqual(walked.toSorted((a, b) => a - b));

      await visit(page, '/');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#content$/);
      await page.keyboard.press('Tab');
      expect((await focused(page)).landmark, 'the bar is passed').not.toBe('header');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main') !== null),
        'and the page is reached',
      ).toBe(true);
    },
  );
}

test('a changed result is said in the region that was there before', async ({ page }) => {
  await visit(page, '/');
  const said = page.getByRole('main').getByRole('status').filter({ hasText: /homes/ }).last();
  const before = await said.textContent();
  const region = await said.elementHandle();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Cabin \d+/ })
    .click();
  await expect(page).toHaveURL(/category=Cabin/);
  await expect
    .poll(() => region?.evaluate((element) => element.isConnected && element.textContent))
    .toMatch(/^(?!Searching)./);
  expect(await region?.textContent()).not.toBe(before);
});

/** A control as it is painted, without focus and pointer. */
async function painted(page: Page, control: Locator): Promise<Buffer> {
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return control.screenshot();
}

/** A system colour as this browser computes it. */
function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = `forced-color-adjust: none; background: ${colour}`;
    const computed = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return computed;
  }, name);
}

test(
  'forced colours: what is chosen, ticked, moved and focused is seen',
  EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/itinerants');
    const highlight = await systemColour(page, 'Highlight');
    const groundOf = (control: Locator) =>
      control.evaluate((element) => getComputedStyle(element).backgroundColor);

    const pressed = page.getByRole('banner').locator('[aria-pressed="true"]:visible');
    expect(await groundOf(pressed), 'the chosen one of the toggle').toBe(highlight);

    await page.setViewportSize({ width: 900, height: 800 });
    await visit(page, '/?category=Cabin');
    const strip = page.getByRole('navigation', { name: 'Categories' });
    const cabin = strip.getByRole('link', { name: /^Cabin/ });
    expect(await groundOf(cabin), 'the active category').toBe(highlight);
    expect(await groundOf(strip.getByRole('link', { name: /^Home/ }))).not.toBe(highlight);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = () =>
      page.evaluate(() => {
        const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        return `${outlineWidth} ${outlineStyle} ${outlineColor}`;
      });
    await expect.poll(ring, 'the ring of the focus').toBe(`3px solid ${highlight}`);

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Filters/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Filter', exact: true });
    const yours = dialog.locator('label').filter({ hasText: 'Private room' });
    await settle(page);
    const unchosen = await painted(page, yours);
    await yours.click();
    expect((await painted(page, yours)).equals(unchosen), 'a chosen card').toBe(false);
    await dialog.getByRole('button', { name: 'Next' }).click();
    const box = dialog.getByRole('checkbox', { disabled: false }).first();
    const unticked = await painted(page, box);
    await box.check();
    expect((await painted(page, box)).equals(unticked), 'a ticked box').toBe(false);
    await dialog.getByRole('button', { name: 'Next' }).click();
    const age = dialog.getByRole('slider', { name: 'Average age' });
    await expect(age).toBeVisible();
    // Without the line it runs on, nothing but the thumb is painted.
    await page.addStyleTag({ content: '.slider-ground, .slider-chosen { visibility: hidden }' });
    const thumb = await painted(page, age);
    await age.focus();
    await age.press('End');
    expect((await painted(page, age)).equals(thumb), 'the thumb of a slider').toBe(false);
    await age.focus();
    const unfocused = await painted(page, age);
    await age.press('ArrowLeft');
    await age.press('ArrowRight');
    expect((await age.screenshot()).equals(unfocused), 'a thumb that has the focus').toBe(false);
  },
);
