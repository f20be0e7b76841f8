import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { HOST, listHome } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a home that was just listed says so once, with its link, its calendar and its card', async ({
  page,
}) => {
  await registerConfirmed(page.context(), HOST);
  const { id, title } = await listHome(page.context());
  await visit(page, `/listings/${id}?created=yes`);
  const panel = page.getByRole('region', { name: "It's live" });
  await expect(panel.getByLabel('Link to your listing')).toHaveValue(
    new RegExp(`/listings/${id}$`),
  );
  await expect(panel.getByRole('article', { name: title })).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'a home that was just listed');
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `a home that was just listed, ${width} px`);
  }

  await panel.getByRole('link', { name: 'Choose winter nights' }).click();
  await expect(page).toHaveURL(/\/calendar\?month=\d{4}-(?:12|01|02)$/);
  const month = new URL(page.url()).searchParams.get('month') ?? '';
  await expect(page.locator(`[data-night^="${month}"]`).first()).toBeVisible();

  await page.goBack();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/listings/${id}$`));
});

test('an itinerant that was just listed offers no calendar, and guests see none of it', async ({
  page,
  openBrowser,
}) => {
  await registerConfirmed(page.context(), HOST);
  const start = Temporal.Now.plainDateISO('UTC').add({ days: 30 });
  const dates = { startDate: start.toString(), endDate: start.add({ days: 28 }).toString() };
  const { id } = await listItinerant(page.context(), dates);
  await visit(page, `/itinerants/${id}?created=yes`);
  const panel = page.getByRole('region', { name: "It's live" });
  await expect(panel.getByRole('link', { name: 'See reservations' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Open the calendar' })).toHaveCount(0);

  const other = await (await openBrowser()).newPage();
  await visit(other, `/itinerants/${id}?created=yes`);
  await expect(other.getByRole('button', { name: /^Join here/ }).first()).toBeVisible();
  await expect(other.getByRole('region', { name: "It's live" })).toHaveCount(0);
});
