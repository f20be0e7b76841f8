import { requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { exhaustiveIf } from '../support/exhaustive.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { expect, test } from '../support/watched-test.ts';

const COLUMNS = ['Listing', 'Check-in', 'Check-out', 'Total price'];

for (const width of [390, 1280]) {
  test(
    `the table of reservations shows its four columns, and which stay was cancelled, at ${width} px (spec 3 §2.9)`,
    exhaustiveIf(width !== 390),
    async ({ openBrowser }) => {
      const { guest } = await meet(openBrowser);
      const kept = await requestStay(guest, { inDays: 230 });
      const cancelled = await requestStay(guest, { inDays: 240 });
      await callApi(guest, 'DELETE', `/api/reservations/${cancelled.id}`, {});
      expect(kept.id).not.toBe(cancelled.id);
      const page = await openPage(guest, '/trips');
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Reservation details' }).click();
      const dialog = page.getByRole('dialog', { name: 'Reservation Details', exact: true });
      const heads = dialog.getByRole('columnheader');
      await expect(heads).toHaveText(COLUMNS);

      // None is out of sight at the side, and no amount either.
      const region = dialog.getByRole('region', { name: 'Reservation Details' });
      expect(await region.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      const rows = dialog.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect(rows).toHaveCount(2);
      for (const cell of [...(await heads.all()), ...(await dialog.getByRole('cell').all())]) {
        await expect(cell).toBeInViewport({ ratio: 1 });
      }
      // A head ends where its amounts end.
      const ends = await dialog.locator('th:last-child, td:last-child').evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().right);
        }),
      );
      expect(new Set(ends).size).toBe(1);

      await expect(rows.filter({ hasText: 'Waiting for a response' })).toHaveCount(1);
      await expect(rows.filter({ hasText: 'Cancelled' })).toHaveCount(1);
      await expectAccessible(page, `the table of reservations at ${width} px`);
    },
  );
}
