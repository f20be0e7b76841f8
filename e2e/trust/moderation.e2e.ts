import type { BrowserContext, Page } from '@playwright/test';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { HOST, listHome } from '../support/list-home.ts';
import type { MovedServer } from '../support/moved-server.ts';
import { expect, test } from '../support/moved-server-test.ts';
import { linkIn, readMail } from '../support/read-mail.ts';
import { deskPicture, sentPicture } from '../support/sent-picture.ts';
import { visit } from '../support/visit.ts';

test.describe.configure({ timeout: 240_000 });

/** Long enough to be told apart from what anybody may write. */
const SAME_TEXT =
  'Pay half of it before you come, by a transfer to my brother, and the flat with its view of the river is yours for the whole summer, with everything that you see in the pictures.';
const REPORTER = 'rita@example.org';
/** A job looks as often for what nobody reported, at minutes that are multiples of it. */
const LOOK_MS = 10 * 60_000;

test(
  'a scam is reported by somebody signed out, hidden, objected to and restored by another',
  EXHAUSTIVE,
  async ({ openBrowser, faults, startServer }) => {
    // What is hidden answers like what isn't there.
    faults.allow(/answer: 404 /, /status of 404/);
    const server = await startServer(Temporal.Now.instant());
    const open = () => openBrowser({ baseURL: server.origin });
    const [first, second, owner, stranger] = [
      await open(),
      await open(),
      await open(),
      await open(),
    ];
    const ada = await registerConfirmed(first, 'Ada Admin', server.data);
    const ben = await registerConfirmed(second, 'Ben Admin', server.data);
    const emails = [ada.email, ben.email];
    await server.runSql(`update "user" set role = 'admin' where email in ($1, $2)`, emails);
    const host = await registerConfirmed(owner, HOST, server.data);
    const imageSrc = [await sentPicture(owner, deskPicture())];
    const homes = [];
    for (const title of ['River flat', 'Flat by the river', 'The river from above']) {
      homes.push(await listHome(owner, { title, description: SAME_TEXT, imageSrc }));
    }
    const path = `/listings/${homes[2]?.id}`;

    const reader = await stranger.newPage();
    await visit(reader, path);
    await report(reader);
    await readMail({ to: REPORTER, with: /We got your report/, data: server.data });

    const next = Math.ceil(server.now().epochMilliseconds / LOOK_MS) * LOOK_MS;
    await server.moveTo(Temporal.Instant.fromEpochMilliseconds(next));
    await signIn(first, ada.email, NEW_PASSWORD);
    const desk = await first.newPage();
    const item = await findItem(desk, 'The river from above');
    await expect(item.getByText('1 report')).toBeVisible();
    await expect(item.getByText("It's a scam")).toBeVisible();
    await item.getByLabel('Decision').selectOption('hide');
    await item.getByLabel('Reason').selectOption('honest-listings');
    await item
      .getByLabel('Message to the owner (optional)')
      .fill('Nobody pays beside the product.');
    await item.getByRole('button', { name: 'Decide' }).click();
    await expect(toast(desk, 'Decided')).toBeVisible();
    expect((await visit(reader, path))?.status()).toBe(404);

    await object(await owner.newPage(), server, host.email);
    await visit(desk, '/admin/moderation');
    await expect(
      desk.getByText('This was your decision. Another administrator has to decide the appeal.'),
    ).toBeVisible();
    await restore(second, ben.email);
    expect((await visit(reader, path))?.status()).toBe(200);
    await readMail({ to: REPORTER, with: /The outcome of your report/, data: server.data });
  },
);

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  await dialog.getByRole('radio', { name: "It's a scam" }).check();
  await dialog
    .getByLabel('Anything we should know? (optional)')
    .fill('They want money by transfer.');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(dialog.getByText('Enter your email address.')).toBeVisible();
  await dialog.getByLabel('Your email address').fill(REPORTER);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByText('Your reference:')).toBeVisible();
  await thanks.getByRole('button', { name: 'Close', exact: true }).last().click();
}

/** What waits for a decision about a listing, once it was noticed that its text is that of others. */
async function findItem(page: Page, title: string) {
  const item = page.getByRole('article').filter({ hasText: title });
  await expect(async () => {
    await visit(page, '/admin/moderation');
    await expect(item.getByText('listings 3')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  return item;
}

/** The owner reads what was decided and why, and objects to it once. */
async function object(page: Page, server: MovedServer, email: string): Promise<void> {
  const mail = await readMail({ to: email, with: /decision about something/, data: server.data });
  await visit(page, new URL(linkIn(mail, /^\/statements\//)).pathname);
  await expect(page.getByText('Nobody pays beside the product.')).toBeVisible();
  await page.getByRole('button', { name: 'Appeal the decision' }).click();
  await expect(page.getByText("Please say in a sentence why it's wrong.")).toBeVisible();
  await page.getByLabel("Why it's wrong").fill('My brother manages the flat, and he is a notary.');
  await page.getByRole('button', { name: 'Appeal the decision' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Someone else' })).toBeVisible();
}

/** Another administrator undoes the decision. */
async function restore(browser: BrowserContext, email: string): Promise<void> {
  await signIn(browser, email, NEW_PASSWORD);
  const page = await browser.newPage();
  await visit(page, '/admin/moderation');
  await page.getByRole('button', { name: 'Undo the decision' }).click();
  await expect(toast(page, 'Decided')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Appeals' })).toHaveCount(0);
  const { appeals } = await callApi<{ appeals: unknown[] }>(
    browser,
    'GET',
    '/api/admin/moderation',
  );
  expect(appeals).toEqual([]);
}
