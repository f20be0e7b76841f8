import { paidStay } from '../support/book-stay.ts';
import { expectAccessible } from '../support/check-page.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a guest who is there tests the wifi, and the listing tells what came out', async ({
  openBrowser,
}) => {
  const { guest, host, home } = await meet(openBrowser);
  const stay = await paidStay(guest, host, { inDays: 0, home });

  const trip = await openPage(guest, `/trips/${stay.id}`);
  const box = trip.getByRole('region', { name: 'Wifi speed' });
  await box.getByRole('button', { name: 'Run a speed test' }).click();
  await expect(box.getByRole('button', { name: 'Share this speed' })).toBeVisible();
  await expect(box.getByText(/^[\d,]+ Mbps$/)).toBeVisible();
  await box.getByRole('button', { name: 'Share this speed' }).click();
  await expect(toast(trip, 'Speed shared. Thank you!')).toBeVisible();
  await expect(box.getByRole('list', { name: 'Speeds you shared' })).toContainText('measured on');

  const field = box.getByRole('textbox', { name: 'Speed from another test, in Mbps' });
  await field.fill('12000');
  await box.getByRole('button', { name: 'Share speed' }).click();
  await expect(box.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('94');
  await field.press('Enter');
  await expect(box.getByText('94 Mbps')).toBeVisible();
  await expectAccessible(trip, 'the trip with its wifi');

  await visit(trip, `/listings/${home.id}`);
  await expect(trip.getByText(/^Measured by \d+ guests?/)).toBeVisible();
});

test(
  'the fast ones are a press away, and taken out again by another',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    const all = await heading.textContent();
    await page.getByRole('link', { name: '100+ Mbps', exact: true }).click();
    await expect(page).toHaveURL(/minMbps=100/);
    await expect(heading).not.toHaveText(all ?? '');
    await page.getByLabel('Sort by').selectOption('fastest-wifi');
    await expect(page).toHaveURL(/sort=fastest-wifi/);
    const speeds = async () => {
      const texts = await page.getByText(/^[\d,]+ Mbps$/).allTextContents();
      return texts.map((text) => Number.parseInt(text.replace(',', ''), 10));
    };
    await expect
      .poll(async () => {
        const shown = await speeds();
        return (
          shown.length > 5 && shown.every((mbps, at) => at === 0 || mbps <= (shown[at - 1] ?? 0))
        );
      })
      .toBe(true);
    await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
    await page.getByRole('link', { name: /^100\+ Mbps remove$/ }).click();
    await expect(heading).toHaveText(all ?? '');
  },
);
