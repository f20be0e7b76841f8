import { approve, pay, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { listHome, makeHost } from '../support/list-home.ts';
import { readMail } from '../support/read-mail.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test(
  'each step says what happened and what is ahead, up to the wifi at the door',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    test.setTimeout(120_000);
    const there = { timezoneId: 'Europe/Lisbon' };
    const guest = await openBrowser({
      ...there,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const host = await makeHost();
    const home = await listHome(host);
    const { email } = await registerConfirmed(guest, 'Nora Moments');
    const stay = await requestStay(guest, { inDays: 2, home });
    const { id, title } = stay;
    const page = await guest.newPage();
    await visit(page, `/trips/${id}`);
    const panel = page.getByRole('region', { name: 'What happens next' });
    const step = panel.locator('[aria-current=step]');
    await expect(panel.getByRole('heading', { name: 'Request sent to Ana' })).toBeVisible();
    await expect(step).toContainText('Ana responds');
    await settle(page);
    await expectAccessible(page, 'a request that waits');

    await approve(host, stay);
    await visit(page, '/trips');
    const todo = page.getByRole('region', { name: 'Needs you' });
    await expect(todo.getByRole('article').filter({ hasText: title })).toContainText(
      /\d+ hr left · (?:today|tomorrow|\w{3}) \d+:\d\d [AP]M/,
    );
    await expect(todo.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    await visit(page, `/trips/${id}`);
    await expect(panel.getByRole('heading', { name: 'Ana said yes' })).toBeVisible();
    await expect(step).toContainText('Pay');
    await expect(panel.getByRole('link', { name: 'Receipt' })).toHaveCount(0);

    await pay(guest, stay);
    await visit(page, `/trips/${id}`);
    await expect(panel.getByRole('heading', { name: "It's yours" })).toBeVisible();
    await expect(step).toContainText('Arrive');
    const file = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await file).suggestedFilename()).toBe('reservation.ics');
    const { arrival } = await callApi<{ arrival: { wifiPassword: string } | null }>(
      guest,
      'GET',
      `/api/reservations/${id}`,
    );
    await expect(panel.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=/,
    );
    await panel.getByRole('button', { name: 'Copy wifi password' }).click();
    await expect(toast(page, 'Wifi password copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(arrival?.wifiPassword);

    await panel.getByRole('link', { name: 'Receipt' }).click();
    await page
      .getByLabel('Company name and tax number (optional)')
      .fill('Moments Lda, PT 501 234 567');
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toContainText('Moments Lda, PT 501 234 567');
    await expect(receipt).toContainText(title);
    await settle(page);
    await expectAccessible(page, 'a receipt');
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(page.getByRole('banner').first()).toBeHidden();

    const mail = await readMail({ to: email, with: /^Receipt for/ });
    expect(mail.html).toContain('/icon-192.png');
    expect(mail.calendar).toContain(`UID:${id}@`);
    expect(mail.html).toMatch(/\/media\/[^"]+\/1200\.jpg/);
  },
);
