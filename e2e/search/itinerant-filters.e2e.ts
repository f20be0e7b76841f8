import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { EXHAUSTIVE, RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { keyboard, mouse } from '../support/input-methods.ts';
import { makeHost } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use({ viewport: { width: 1000, height: 850 } });
test.describe.configure({ timeout: 120_000 });

const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const filters = (page: Page) => page.getByRole('banner').locator('a[href*="#filters"]');
const count = (dialog: Locator) =>
  dialog.getByRole('status').filter({ hasText: /\d itinerants?$|No itinerants/ });

const STEPS = [
  ...['Category', 'Style', 'Occupancy', 'Amenities', 'Events'],
  ...['Location', 'Address', 'Dates', 'Guests and rooms', 'Price'],
];

test(
  'the itinerant filter asks in ten steps, counts, and writes the URL (spec 3 §2.4)',
  EXHAUSTIVE,
  async ({ page }) => {
    const dates = { startDate: dayFromToday(300), endDate: dayFromToday(330) };
    const host = await makeHost();
    const { id } = await listItinerant(host, dates);
    await visit(page, '/itinerants?scheduleDuration=full');
    await filters(page).click();
    const dialog = page.getByRole('dialog', { name: 'Itinerant filter' });
    const next = button(dialog, 'Next');
    const heading = (name: string) => dialog.getByRole('heading', { name, level: 3 });

    // The default dates are shown, and are not in the URL yet (spec 3 §4).
    await expect(dialog.getByText('Step 1 of 10')).toBeVisible();
    await expect(button(dialog, 'Back')).toHaveCount(0);
    await expect(count(dialog)).toBeVisible();
    expect(asked(page)).toEqual({ scheduleDuration: 'full' });
    await expect(dialog.getByRole('group', { name: 'Category' }).getByRole('radio')).toHaveCount(
      19,
    );
    await button(dialog, 'Change dates').click();
    await expect(heading('Dates')).toBeFocused();
    await button(dialog.getByRole('navigation', { name: 'Steps' }), 'Category').click();
    await button(dialog, 'Any dates').click();
    await expect(dialog.getByText('Numbers for any dates')).toBeVisible();
    await expect(button(dialog, 'Choose dates')).toBeVisible();

    for (const name of STEPS) {
      await expect(heading(name)).toBeVisible();
      // The number of the search before is faded.
      await expect(count(dialog).locator('.opacity-70')).toHaveCount(0);
      await settle(page);
      await expectAccessible(page, `the step ${name}`);
      switch (name) {
        case 'Style':
          await expect(dialog.getByRole('radio')).toHaveCount(9);
          break;
        case 'Occupancy':
          await expect(dialog.getByRole('radio')).toHaveCount(5);
          break;
        case 'Amenities':
          await dialog.getByRole('searchbox').fill('sauna');
          await expect(dialog.getByText(/^\d+ found$/)).toBeVisible();
          break;
        case 'Events':
          await expect(dialog.getByRole('checkbox')).toHaveCount(45);
          break;
        case 'Location': {
          await dialog.getByRole('combobox', { name: 'Where to' }).pressSequentially('porto');
          const porto = dialog.getByRole('option', { name: /^Porto/ }).first();
          await expect(porto).toContainText(/\d itinerants?$/);
          await porto.click();
          await expect(dialog.locator('[data-place-map]')).toBeVisible();
          break;
        }
        case 'Address':
          await expect(dialog.getByLabel('City or address')).toHaveValue('Porto');
          break;
        case 'Dates': {
          // Three days are made fourteen, and it is said.
          await mouse.pickDay(dialog, dates.startDate);
          await next.click();
          await expect(dialog.getByRole('alert')).toHaveText(
            'Choose your departure date too, or clear the dates.',
          );
          await mouse.pickDay(dialog, dayFromToday(303));
          await expect(
            dialog.getByText('The minimum is 14 days, so we extended your dates to 14.'),
          ).toBeVisible();
          break;
        }
        case 'Guests and rooms': {
          const guests = dialog.getByRole('slider', { name: 'Guests' });
          await expect(guests).toHaveAttribute('max', '20');
          await guests.focus();
          await guests.press('ArrowRight');
          break;
        }
        case 'Price': {
          await expect(dialog.getByText(/^Per person, whole trip/)).toBeVisible();
          const price = dialog.getByLabel("The most you'd pay, in dollars");
          await price.fill('cheap');
          await expect(dialog.getByText(/^That isn't an amount/)).toBeVisible();
          break;
        }
      }
      if (name !== 'Price') await next.click();
    }

    // The other filters of it are chosen by going back to their steps.
    const chips = dialog.getByRole('list', { name: 'Your filters' });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
    const toStep = (name: string) =>
      button(dialog.getByRole('navigation', { name: 'Steps' }), name);
    const search = button(dialog, 'Search Itinerants');
    await expect(count(dialog).locator('.opacity-70')).toHaveCount(0);
    const told = Number.parseInt((await count(dialog).textContent()) ?? '', 10);
    expect(told).toBeGreaterThan(0);
    await search.click();

    // What is no number is left out (spec 3 §5), and so is what nobody chose.
    await expect(dialog).toBeHidden();
    const found = {
      locationValue: 'PT',
      guestCount: '2',
      roomCount: '1',
      bathroomCount: '1',
      address: 'Porto',
      startDate: dates.startDate,
      endDate: dayFromToday(314),
      scheduleDuration: 'full',
    };
    await expect.poll(() => asked(page)).toEqual(found);
    const answer = await page.request.get(`/api/itinerants?${new URLSearchParams(found)}`);
    expect(await answer.json()).toMatchObject({ total: told });
    await expect(page.getByRole('button', { name: /^Search itinerants/ })).toContainText(
      '14 nights',
    );
    await expect(filters(page)).toBeFocused();

    // It opens with what the URL says; the rest of its parameters come after those (spec 3 §2.1).
    await filters(page).click();
    await dialog.getByText('Popup', { exact: true }).click();
    await toStep('Style').click();
    await dialog.getByText('Beach', { exact: true }).click();
    await toStep('Occupancy').click();
    await dialog.getByText('Shared room', { exact: true }).click();
    await toStep('Amenities').click();
    await dialog.getByRole('checkbox', { name: /^Dedicated WiFi/ }).check();
    await dialog.getByRole('checkbox', { name: /^StarLink/ }).check();
    await toStep('Events').click();
    await dialog.getByRole('checkbox', { name: /^Tech Talk/ }).check();
    await toStep('Price').click();
    await dialog.getByLabel("The most you'd pay, in dollars").fill('4500.5');
    await search.click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => asked(page))
      .toEqual({
        ...found,
        category: 'Popup',
        occupancy: 'shared-room',
        amenity: 'dedicated-wifi,starlink',
        event: 'tech-talk',
        price: '4500.5',
        style: 'Beach',
      });
    expect(new URL(page.url()).search).toMatch(/category=.*occupancy=.*startDate=.*price=.*style=/);
    // Style, occupancy, two amenities, an event and the price; the bar shows the rest itself.
    await expect(filters(page)).toHaveAccessibleName('Filters, 6 on');

    await filters(page).click();
    await toStep('Price').click();
    await button(dialog, 'Clear all').click();
    await search.click();
    await expect
      .poll(() => asked(page))
      .toEqual({ guestCount: '1', roomCount: '1', bathroomCount: '1', scheduleDuration: 'full' });
    await callApi(host, 'DELETE', `/api/listings/${id}`);
  },
);

test('the filter is used by the keyboard alone', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/itinerants');
  await keyboard.press(filters(page));
  const dialog = page.getByRole('dialog', { name: 'Itinerant filter' });
  await expect(dialog.getByText('Step 1 of 10')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Any category' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Popup/ })).toBeChecked();
  for (const name of STEPS.slice(1)) {
    await keyboard.press(button(dialog, 'Next'));
    await expect(dialog.getByRole('heading', { name, level: 3 })).toBeFocused();
  }
  await keyboard.type(dialog.getByLabel("The most you'd pay, in dollars"), '90');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => asked(page)).toMatchObject({ category: 'Popup', price: '90' });
  await expect(filters(page)).toBeFocused();
});

test(
  'on a phone in Arabic one goes to any step of the filter, without figures too',
  RELEASE,
  async ({ openBrowser, faults, baseURL }) => {
    faults.allow(/api\/itinerant/);
    const t = textsOf('ar');
    const page = await phoneInArabic(openBrowser, baseURL);
    await page.route(/api\/itinerant/, (route) => route.abort());
    await visit(page, '/itinerants');
    await filters(page).tap();
    const dialog = page.getByRole('dialog', { name: t('Itinerant filter') });
    const steps = dialog.getByRole('combobox', { name: t('Go to step') });
    for (const [at, name] of STEPS.entries()) {
      if (at > 0) await steps.selectOption(String(at));
      await expect(dialog.getByRole('heading', { name: t(name), level: 3 })).toBeVisible();
      await settle(page);
      await expectNoSidewaysScroll(page, `the step ${name}`);
      await expectTargets(page, `the step ${name}`);
    }
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.locator('[name=price]').fill('45.50');
    await button(dialog, t('Search Itinerants')).tap();
    await expect.poll(() => asked(page)).toMatchObject({ price: '45.5' });
  },
);
