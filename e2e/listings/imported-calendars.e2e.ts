import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paidStay } from '../support/book-stay.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { GUEST, HOST, listHome, makePerson } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Another platform: its calendar of one home, which the test changes. */
async function startPlatform() {
  let lines: string[] = [];
  const server = createServer((_, response) => {
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/export.ics`,
    book(start: string, end: string) {
      const bare = (date: string) => date.replaceAll('-', '');
      lines = [
        'BEGIN:VEVENT',
        `UID:${start}@elsewhere.example`,
        `DTSTART;VALUE=DATE:${bare(start)}`,
        `DTEND;VALUE=DATE:${bare(end)}`,
        'SUMMARY:Reserved',
        'END:VEVENT',
      ];
    },
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A day of the month after next, where the home is. */
const day = (number: number) =>
  Temporal.Now.plainDateISO('Europe/Lisbon').add({ months: 2 }).with({ day: number }).toString();

test('a host imports a calendar, guests see its nights as taken, and a conflict is shown', async ({
  page,
  browser,
  faults,
}) => {
  const platform = await startPlatform();
  const host = page.context();
  await registerConfirmed(host, HOST);
  const home = await listHome(host);
  platform.book(day(10), day(14));

  await visit(page, `/properties/${home.id}/calendar`);
  await page.getByRole('button', { name: 'Connect calendars' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect calendars' });
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Elsewhere');
  faults.allow(/400 .*calendars/, /400 \(Bad Request\)/);
  await dialog.getByLabel('Calendar address').fill('http://10.0.0.1/a.ics');
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  await expect(dialog.getByText(/Enter the calendar's web address/)).toBeVisible();
  await dialog.getByLabel('Calendar address').fill(platform.address);
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  await expect(dialog.getByText('4 nights taken')).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByText(/Last checked/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByLabel('Calendar link')).toHaveValue(/\/calendar\/[\w-]{64}\.ics$/);
  await settle(page);
  await expectAccessible(page, 'the dialog of calendars');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const next = page.getByRole('button', { name: 'Next month' });
  await next.click();
  await next.click();
  const night = (number: number) => page.locator(`[data-night="${day(number)}"]`);
  await expect(night(10)).toHaveAccessibleName(/Taken in Elsewhere/);
  await expect(night(14)).toHaveAccessibleName(/Open/);

  const stranger = await browser.newPage();
  await visit(stranger, `/listings/${home.id}?startDate=${day(9)}&endDate=${day(20)}`);
  await expect(stranger.getByText(/Calendar checked .* ago/)).toBeVisible();
  await expect(stranger.getByText(/Already taken/).first()).toBeVisible();
  await stranger.close();

  const guest = await makePerson(GUEST);
  const inDays = Temporal.Now.plainDateISO('Europe/Lisbon').until(day(16)).days;
  const stay = await paidStay(guest, host, { inDays, home });
  platform.book(stay.startDate, day(18));
  await visit(page, `/properties/${home.id}/calendar`);
  await page.getByRole('button', { name: 'Connect calendars' }).click();
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog.getByText('2 nights taken')).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Booked twice?' })).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'a conflict');

  await page.getByRole('button', { name: 'Connect calendars' }).click();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').first().fill('Vrbo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Vrbo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Calendar removed.')).toBeVisible();
  await expect(dialog.getByText('Vrbo')).toHaveCount(0);
  platform.end();
});
