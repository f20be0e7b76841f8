import { approvedStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { HOST } from '../support/list-home.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

test(
  'a guest blocks a host with an agreed stay ahead, writes about it alone, and unblocks them',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const { guest, host, home } = await meet(openBrowser);
    const stay = await approvedStay(guest, host, { inDays: 40, home });
    const about = { reservationId: stay.id };
    const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', about);

    const page = await openPage(guest, `/messages/${id}`);
    await page.getByRole('button', { name: `Block ${HOST}` }).click();
    const dialog = page.getByRole('dialog', { name: `Block ${HOST}?` });
    await expect(dialog.getByText("They aren't told.", { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(toast(page, 'This person is blocked.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your message' }).fill('Is there a lift?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sending…')).toBeHidden();
    const hosts = await openPage(host, `/messages/${id}`);
    const thread = hosts.getByRole('region', { name: 'Messages' });
    await expect(thread.getByText('Is there a lift?')).toBeVisible();

    const later = { startDate: dayFromToday(200), endDate: dayFromToday(207), guestCount: '1' };
    await visit(page, `/listings/${home.id}?${new URLSearchParams(later)}`);
    const panel = page.getByRole('complementary', { name: 'Price' });
    await panel.getByRole('button', { name: 'Reserve' }).click();
    const request = page.getByRole('dialog', { name: `Request to stay with ${HOST}` });
    await expect(request.getByText("This can't be requested.")).toBeVisible();
    await expect(request.getByRole('button', { name: 'Request', exact: true })).toBeDisabled();

    await visit(page, '/profile-settings');
    await page.getByRole('button', { name: `Unblock ${HOST}` }).click();
    await expect(page.getByText("You haven't blocked anyone.", { exact: false })).toBeVisible();
    await visit(page, `/listings/${home.id}?${new URLSearchParams(later)}`);
    await panel.getByRole('button', { name: 'Reserve' }).click();
    await expect(request.getByRole('button', { name: 'Request', exact: true })).toBeEnabled();
  },
);
