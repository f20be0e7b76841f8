import { paidStay } from '../support/book-stay.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { listHome, makeHost } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a trip of the next days counts them down and lists what is left to do', async ({
  openBrowser,
}) => {
  const guest = await openBrowser({ timezoneId: 'America/New_York' });
  const host = await makeHost();
  const home = await listHome(host, {
    location: { value: 'PT', label: 'Portugal', latlng: [38.714, -9.139] },
    city: 'Lisbon',
  });
  await registerConfirmed(guest, 'Nora Ahead');
  const { id } = await paidStay(guest, host, { inDays: 5, home });
  const page = await guest.newPage();
  await visit(page, `/trips/${id}`);
  const ahead = page.getByRole('region', { name: /^[45] days to Lisbon$/ });
  await expect(ahead.getByText('You and Ana have agreed.')).toBeVisible();
  await expect(ahead.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await expect(ahead.getByText(/^Your 9:00 AM/)).toContainText('2:00 – 10:00 PM in Lisbon');
  const flights = ahead.getByRole('link', { name: 'Flights to Lisbon for your dates' });
  await expect(flights).toHaveAttribute('href', /\/travel\?.*targets=LIS/);
  await expect(ahead.getByText(/of your 90 Schengen days/)).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'a trip of the next days');
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `a trip of the next days, ${width} px`);
  }
});

test('a part of a route is chosen by its stops, at the price that each tells', async ({ page }) => {
  const host = await makeHost();
  const start = Temporal.Now.plainDateISO('UTC').add({ days: 40 });
  const end = start.add({ days: 30 });
  const move = start.add({ days: 15 });
  const { id } = await listItinerant(host, {
    startDate: start.toString(),
    endDate: end.toString(),
  });
  await visit(page, `/itinerants/${id}`);
  const join = page.getByRole('button', { name: /^Join here Lisbon/ });
  await join.click();
  await expect(join).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(new RegExp(`startDate=${move}&endDate=${end}`));
  const price = await join.locator('[translate=no]').innerText();
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText(
    `${price} for 15 nights, all in`,
  );
  await page.getByRole('button', { name: /^Leave here Porto/ }).click();
  await expect(page).toHaveURL(new RegExp(`startDate=${start}&endDate=${move}`));
});
