import { seedStay } from '#entry/resilience/testing/seed.ts';
import { callApi, register } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { openPage } from '../support/meet-people.ts';
import { HAS_POSTGRES, startTwoServers, type TwoServers } from '../support/two-servers.ts';
import { expect, test } from '../support/watched-test.ts';

// A machine without PostgreSQL runs everything on the embedded database; a CI always has it.
test.skip(!HAS_POSTGRES, 'this machine has no PostgreSQL');
test.describe.configure({ timeout: 180_000 });

/** A server that waits for its streams is cut off after this long (`entry/http.ts`). */
const STOP_MS = 8_000;

let servers: TwoServers;
test.beforeAll(async () => {
  servers = await startTwoServers();
});
test.afterAll(() => servers?.end());

test(
  'messages between two browsers on two servers sharing one PostgreSQL are live, and a server that stops lets its streams go',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    const [first, second] = servers.origins;
    const host = await openBrowser({ baseURL: first });
    const guest = await openBrowser({ baseURL: second });
    await register(host, 'Hedda Host');
    await register(guest, 'Gil Guest');
    await servers.sql('update "user" set email_verified = true');
    const { id: hostId } = await callApi<{ id: string }>(host, 'GET', '/api/me');
    const listingId = await seedStay((text, values) => servers.sql(text, values), hostId, 2);

    const inbox = await openPage(host, '/messages');
    const page = await openPage(guest, `/listings/${listingId}`);
    await page.getByRole('button', { name: 'Message the host' }).click();
    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.fill('From one server to the other');
    await field.press('Enter');

    const row = inbox
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Gil Guest/ });
    await expect(row).toContainText('From one server to the other');
    await row.click();
    const answer = inbox.getByRole('textbox', { name: 'Your message' });
    for (const text of ['And back again', 'Write to hedda@example.org']) {
      await answer.fill(text);
      await answer.press('Enter');
    }
    const thread = page.getByRole('region', { name: 'Messages', exact: true });
    await expect(thread.getByText('And back again')).toBeVisible();
    await expect(thread.getByText('email address hidden')).toBeVisible();
    expect(await page.content()).not.toContain('hedda@');

    // What the guest's browser says of a server that is gone is what this is about.
    faults.allow(/ERR_CONNECTION|ERR_INCOMPLETE|Failed to load resource/);
    const { code, ms } = await servers.stopSecond();
    expect(code).toBe(0);
    expect(ms, 'no stream holds it up').toBeLessThan(STOP_MS);
  },
);
