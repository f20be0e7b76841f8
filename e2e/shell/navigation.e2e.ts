import type { Page } from '@playwright/test';
import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const bar = (page: Page) => page.getByRole('banner');
const pill = (page: Page) => bar(page).getByRole('button', { name: /^Search homes:/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Whether the bar is within the window. */
const barShown = (page: Page) =>
  bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 0);

async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, pixels);
}

test.describe('the card menu (spec 1 §2.2)', () => {
  test(
    'has Home, Itinerants and Experiences, and no Travel; a choice goes there and closes it',
    RELEASE,
    async ({ page }) => {
      await visit(page, '/');
      const opener = bar(page).getByRole('button', { name: 'Sections' });
      const menu = page.getByRole('navigation', { name: 'Sections' });
      await expect(menu).toBeHidden();
      await opener.click();
      await expect(menu.getByRole('link')).toHaveText([/^Home/, /^Itinerants/, /^Experiences/]);
      await expect(menu.getByRole('link', { name: /^Home/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await menu.getByRole('link', { name: /^Itinerants/ }).click();
      await expect(page).toHaveURL(/\/itinerants$/);
      // It closes once more as the page comes.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel on, together');
      await expect(menu).toBeHidden();

      await opener.click();
      await menu.getByRole('link', { name: /^Experiences/ }).click();
      await expect(page).toHaveURL(/\/experiences$/);
      await expect(page.getByRole('heading', { level: 1, name: /experiences?/ })).toBeVisible();
      await expect(menu).toBeHidden();
      await opener.click();
      await menu.getByRole('link', { name: /^Home/ }).click();
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test('closed it is 60 px high, opened by key, and Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await visit(page, '/');
    const height = await bar(page).evaluate((element) => element.firstElementChild?.clientHeight);
    expect(height).toBe(60);
    const opener = bar(page).getByRole('button', { name: 'Sections' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes when the bar hides', RELEASE, async ({ page }) => {
    await visit(page, '/');
    await bar(page).getByRole('button', { name: 'Sections' }).click();
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu).toBeVisible();
    await scrollBy(page, 600);
    await expect(menu).toBeHidden();
    await expect.poll(() => barShown(page)).toBe(false);
  });
});

test.describe('the bar as one scrolls (spec 1 §2.2)', () => {
  test('stays for 100 px, leaves beyond, is back on the way up, and shifts nothing', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
        }
      }).observe({ type: 'layout-shift' });
    });
    await scrollBy(page, 90);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(90);
    expect(await barShown(page)).toBe(true);
    await scrollBy(page, 300);
    await expect.poll(() => barShown(page)).toBe(false);
    await scrollBy(page, -60);
    await expect.poll(() => barShown(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  });

  test('who walks by keyboard keeps it', RELEASE, async ({ page }) => {
    await visit(page, '/');
    await scrollBy(page, 600);
    await expect.poll(() => barShown(page)).toBe(false);
    await bar(page).getByRole('button', { name: 'Sections' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => barShown(page)).toBe(true);
  });
});

test.describe('the pill (spec 1 §2.2)', () => {
  test(
    'says place, length and guests of the URL; a length of 0 is 1, nothing is Any Week and Add Guests',
    RELEASE,
    async ({ page }) => {
      await visit(page, '/');
      await expect(pill(page)).toContainText('Any Week');
      await expect(pill(page)).toContainText('Add Guests');
      const day = dayFromToday(40);
      const query = new URLSearchParams({
        locationValue: 'PT',
        startDate: day,
        endDate: day,
        guestCount: '3',
      });
      await visit(page, `/?${query}`);
      await expect(pill(page)).toContainText('Portugal');
      await expect(pill(page)).toContainText('1 night');
      await expect(pill(page)).toContainText('3 guests');
      query.set('endDate', dayFromToday(45));
      await visit(page, `/itinerants?${query}`);
      const itinerants = bar(page).getByRole('button', { name: /^Search itinerants:/ });
      await expect(itinerants).toContainText('Portugal');
      await expect(itinerants).toContainText('5 nights');
      await expect(itinerants).toContainText('3 guests');
      await visit(page, `/experiences?${query}`);
      const experiences = bar(page).getByRole('button', { name: /^Search experiences:/ });
      await expect(experiences).toContainText('5 days');
    },
  );

  test('says the months of a search by months', RELEASE, async ({ page }) => {
    await visit(page, '/?dateMode=months&startMonth=2027-03&endMonth=2027-04');
    await expect(pill(page)).toContainText(/Mar\s–\sApr 2027/);
    await expect(pill(page)).not.toContainText('Any Week');
  });

  test('says the guests at every width from 320 px', RELEASE, async ({ page }) => {
    const days = `startDate=${dayFromToday(40)}&endDate=${dayFromToday(50)}`;
    await visit(page, `/?guestCount=2&locationValue=PT&${days}`);
    for (const width of [320, 360, 390, 480, 639, 640, 700, 768, 800, 960, 1024, 1060, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const guests = pill(page).getByText('2 guests');
      await expect(guests, `${width} px`).toBeVisible();
      const isWhole = await guests.evaluate(
        (element) => element.scrollWidth <= element.clientWidth + 1,
      );
      expect(isWhole, `${width} px: whole`).toBe(true);
      const [inner, outer] = [await guests.boundingBox(), await pill(page).boundingBox()];
      const end = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
      expect(end(inner), `${width} px: within the pill`).toBeLessThanOrEqual(end(outer));
    }
  });

  test('opens the search by click, Enter and Space; Escape and Back close it', async ({ page }) => {
    await visit(page, '/');
    const dialog = page.getByRole('dialog', { name: 'Search homes' });
    await pill(page).click();
    await expect(dialog.getByRole('combobox', { name: 'Where to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pill(page)).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await pill(page).focus();
    }
  });

  test('Back after a search leads to where one was', RELEASE, async ({ page }) => {
    await visit(page, '/itinerants');
    await visit(page, '/?guestCount=2');
    await pill(page).click();
    const dialog = page.getByRole('dialog', { name: 'Search homes' });
    await dialog.getByRole('combobox').fill('Lisbon');
    for (const name of ['Next', 'Next', 'Search']) {
      await dialog.getByRole('button', { name, exact: true }).click();
    }
    await expect(page).toHaveURL(/address=Lisbon/);
    await expect(dialog).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/\?guestCount=2$/);
  });

  /** What each phrase's opacity is, seconds after the first one came. */
  const phrasesAt = (page: Page, seconds: number) =>
    pill(page)
      .locator('.search-phrases > *')
      .evaluateAll(
        (phrases, ms) =>
          phrases.map((phrase) => {
            for (const turn of phrase.getAnimations()) {
              turn.pause();
              turn.currentTime = ms;
            }
            return [phrase.textContent, Number(getComputedStyle(phrase).opacity)];
          }),
        seconds * 1_000,
      );
  const only = (shown: string) =>
    ['Right place', 'Right time', 'Right people'].map((phrase) => [phrase, +(phrase === shown)]);

  test('without a place three phrases take turns every 3 s, before anybody touches the page', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    for (const [seconds, phrase] of [
      [0.1, 'Right place'],
      [2.7, 'Right place'],
      [3.1, 'Right time'],
      [5.7, 'Right time'],
      [6.1, 'Right people'],
      [9.1, 'Right place'],
    ] as const) {
      expect(await phrasesAt(page, seconds)).toEqual(only(phrase));
    }
    await page.goto('/?locationValue=PT');
    await expect(pill(page).locator('.search-phrases')).toHaveCount(0);
  });

  test('the phrases rest where less motion is asked for', RELEASE, async ({ page }) => {
    await page.goto('/');
    expect(await phrasesAt(page, 4)).toEqual(only('Right place'));
  });
});

test('a transition between pages that the next step skips is no error', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(async () => {
    const transition = document.startViewTransition(() => {});
    transition.skipTransition();
    await transition.updateCallbackDone;
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
});
