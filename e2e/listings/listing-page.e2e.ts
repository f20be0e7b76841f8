import type { Page } from '@playwright/test';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday, hostsFreeStay } from '../support/find-stay.ts';
import { WHOLE } from '../support/launch.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);

/** Opens a home of the demo world, which is read only, free for a month that begins in so many days. */
async function openHome(page: Page, inDays: number, withDates = true) {
  const dates = { startDate: dayFromToday(inDays), endDate: dayFromToday(inDays + 30) };
  const stay = await hostsFreeStay(page.context(), dates.startDate, dates.endDate);
  await visit(page, `/listings/${stay.id}${withDates ? `?${new URLSearchParams(dates)}` : ''}`);
  return { stay, dates };
}

test('the pictures fill the screen, and the keyboard turns them', async ({ page }) => {
  const { stay } = await openHome(page, 300);
  const viewer = page.getByRole('dialog', { name: `Photos of ${stay.title}` });
  const place = viewer.getByRole('status');
  const second = page.getByRole('main').locator('li').nth(1).getByRole('button');
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(place, 'opens on the one that was pressed').toHaveText(/^2 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^3 of \d+$/);
  await page.keyboard.press('Home');
  await expect(viewer.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
  await page.keyboard.press('End');
  await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await viewer.evaluate((dialog) => dialog.contains(document.activeElement)),
    'the keyboard stays within',
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second, 'the keyboard goes on where it was').toBeFocused();

  const all = page.getByRole('button', { name: 'Show all photos' });
  await all.click();
  await expect(place).toHaveText(/^1 of \d+$/);
  await viewer.getByRole('button', { name: 'Photo 3', exact: true }).click();
  await expect(place).toHaveText(/^3 of \d+$/);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(all).toBeFocused();
});

test('the price follows dates, guests and rooms, and its lines add up', async ({ page }) => {
  const { stay, dates } = await openHome(page, 300);
  const panel = page.getByRole('complementary', { name: 'Price' });
  const lines = panel.getByRole('definition');
  const cents = (text: string) =>
    Math.round(Number(text.replace(/[^\d.]/g, '')) * 100) * (/[-−]/.test(text) ? -1 : 1);
  const sums = async () => {
    const amounts = (await lines.allTextContents()).map(cents);
    return { total: amounts.at(-1), sum: amounts.slice(0, -1).reduce((a, b) => a + b, 0) };
  };
  await expect(lines.first()).toBeVisible();
  const before = await sums();
  expect(before.sum).toBe(before.total);

  if (stay.capacity > 1) {
    await panel.getByRole('button', { name: 'More rooms' }).click();
    await expect(page).toHaveURL(/[?&]roomCount=2/);
    await expect.poll(async () => (await sums()).total).not.toBe(before.total);
    const after = await sums();
    expect(after.sum).toBe(after.total);
  }
  await expect(panel.getByRole('button', { name: 'Fewer guests' })).toBeDisabled();
  expect(page.url()).toContain(dates.startDate);
});

test('dates are chosen in the calendar, and links carry them', EXHAUSTIVE, async ({ page }) => {
  const { dates } = await openHome(page, 300, false);
  const panel = page.getByRole('complementary', { name: 'Price' });
  await panel.getByRole('button', { name: 'Choose dates' }).click();
  const back = page.getByRole('button', { name: 'Previous month' });
  await expect(back, 'no month before this one').toBeDisabled();
  for (const day of [dates.startDate, dates.endDate]) {
    const name = Temporal.PlainDate.from(day).toLocaleString('en-US', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    const button = page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) });
    for (let months = 0; months < 14 && !(await button.isVisible()); months += 1) {
      await page.getByRole('button', { name: 'Next month' }).click();
    }
    await button.click();
  }
  await expect(panel).toContainText('for 30 nights, all in');
  const total = await panel.locator('strong').first().textContent();
  const calendar = page.getByRole('region', { name: 'Availability' });
  await expect(calendar, 'the calendar says the same total').toContainText(
    `${total} for 30 nights, all in`,
  );
  await expect(page).toHaveURL(
    new RegExp(`startDate=${dates.startDate}.*endDate=${dates.endDate}`),
  );
  await page.reload();
  await untilLive(page);
  await expect(panel).toContainText('for 30 nights, all in');
  await expect(panel.getByRole('button', { name: 'Reserve' })).toBeEnabled();
});

test('machines read what it is', async ({ page }) => {
  const { stay } = await openHome(page, 300);
  await expect(page).toHaveTitle(new RegExp(stay.title.slice(0, 20).replace(/[^\w ]/g, '.')));
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/listings/${stay.id}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\S/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: stay.title });
});

test(
  'its address is the configured one, whichever host was asked',
  EXHAUSTIVE,
  async ({ page, baseURL }) => {
    const { stay } = await openHome(page, 300);
    const ours = new URL(baseURL ?? '').origin;
    const other = ours.replace('localhost', '127.0.0.1');
    expect(other).not.toBe(ours);
    const answer = await visit(page, `${other}/listings/${stay.id}`);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(`${ours}/listings/${stay.id}`);
    expect(html).not.toContain(other);
    const told = [
      page.locator('link[rel=canonical]').getAttribute('href'),
      page.locator('meta[property="og:url"]').getAttribute('content'),
    ];
    expect(await Promise.all(told)).toEqual(told.map(() => `${ours}/listings/${stay.id}`));

    await visit(page, `${other}/?address=Lisbon`);
    const found = page.locator('link[rel=canonical]');
    await expect(found).toHaveAttribute('href', `${ours}/?address=Lisbon`);
  },
);

test('where it is stays vague until one may know', async ({ page }) => {
  const { stay } = await openHome(page, 300);
  const html = await page.content();
  expect(html).not.toMatch(/wifiPassword|entryInstructions|checkInCode/);
  expect(stay.place).not.toHaveProperty('address');
});

test('how far one is from centre, station and airport, and how the host answers', async ({
  page,
}) => {
  await openHome(page, 300);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: "Where you'll be" }).scrollIntoViewIfNeeded();
  await expect(main.getByText(/ the centre of Lisbon/)).toBeVisible();
  await expect(
    main.getByText(/^About \d+ minutes (on foot|by car) to .+ train station \(.+\)$/),
  ).toBeVisible();
  await expect(main.getByText(/^About \d+ minutes by car to LIS airport \(.+\)$/)).toBeVisible();
  await main.getByRole('heading', { name: 'Your host' }).scrollIntoViewIfNeeded();
  await expect(main.getByText(/^Responds to \d+% of requests$/)).toBeVisible();
});

test('what is yours and what is shared stand apart, with eight amenities', async ({ page }) => {
  const start = dayFromToday(300);
  const isRoom = ({ capacity }: { capacity: number }) => capacity > 1;
  const stay = await hostsFreeStay(page.context(), start, dayFromToday(330), isRoom);
  await visit(page, `/listings/${stay.id}`);
  const main = page.getByRole('main');
  const group = (title: string | RegExp) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
  await expect(group('Yours').getByText(`1 of ${stay.capacity}`)).toBeVisible();
  await expect(group('Yours').getByText(/^Sleeps \d+$/)).toBeVisible();
  await expect(group(/^Shared/).getByText(/rooms? in the house$/)).toBeVisible();

  const amenities = main.getByRole('region', { name: 'Amenities' });
  await expect(amenities.getByRole('listitem')).toHaveCount(8);
  await amenities.getByRole('button', { name: /^Show all \d+ amenities$/ }).click();
  const all = page.getByRole('dialog', { name: 'Amenities' });
  await expect.poll(() => all.getByRole('listitem').count()).toBeGreaterThan(8);
});

test(
  'one policy is told, the one that counts, and a shorter stay has its own',
  EXHAUSTIVE,
  async ({ page }) => {
    const [startDate, endDate] = [dayFromToday(300), dayFromToday(330)];
    const fits = ({ policy, minNights }: { policy: { id: string }; minNights: number }) =>
      ['flexible', 'moderate', 'strict'].includes(policy.id) && minNights <= 28;
    const stay = await hostsFreeStay(page.context(), startDate, endDate, fits);
    await visit(page, `/listings/${stay.id}?${new URLSearchParams({ startDate, endDate })}`);
    const policy = page.getByRole('region', { name: 'If your plans change' });
    const panel = page.getByRole('complementary', { name: 'Price' });
    await expect(policy.locator('strong').first()).toHaveText('Long-term.');
    await expect(panel.getByRole('link', { name: /^Long-term · 30% back until / })).toBeVisible();
    const own = policy.getByText(/For shorter stays this host's policy is /);
    await expect(own).toBeHidden();
    await policy.getByText('Why this policy?').click();
    await expect(own).toBeVisible();

    await policy.getByRole('button', { name: /^Shorten to 28 nights for / }).click();
    await expect(page).toHaveURL(new RegExp(`endDate=${dayFromToday(328)}`));
    await expect(policy.getByText('Why this policy?')).toHaveCount(0);
    await expect(policy.locator('strong').first()).not.toHaveText('Long-term.');
  },
);
