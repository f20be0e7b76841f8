import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { encodeQR } from 'qr';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { FakeCamera } from '../support/camera.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { WHOLE } from '../support/launch.ts';
import { EXPERIENCE_ZONE, laterToday, listExperience } from '../support/list-experience.ts';
import { makeHost } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, type Faults, makeFamiliar, test, watch } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 180_000 });

const LISBON = { timezoneId: EXPERIENCE_ZONE };
const COFFEE = { category: 'Volunteer', style: 'garden-day' };

interface Choices {
  disclaimers: { id: string }[];
}

/** Somebody new with a free seat of a session whose check-in is open. */
async function seated(guest: BrowserContext, listingId: string, name: string): Promise<string> {
  await registerConfirmed(guest, name);
  const { sessions, disclaimers } = await callApi<
    { sessions: { entryId: string; date: string }[] } & Choices
  >(guest, 'GET', `/api/experiences/${listingId}`);
  const [session] = sessions;
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
    listingId,
    session: { entryId: session?.entryId, date: session?.date },
    startDate: session?.date,
    guests: 1,
    scheduleDuration: 'one-time',
    acknowledgedDisclaimers: disclaimers.map((each) => each.id),
  });
  return id;
}

/** The square code that a guest holds up, as their phone shows it. */
async function codeOnScreen(guest: BrowserContext, reservation: string): Promise<Buffer> {
  const page = await guest.newPage();
  await visit(page, `/trips/${reservation}`);
  const code = page.getByRole('img', { name: /^QR code to scan/ });
  const picture = await code.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
}

/**
 * The host's browser, launched with the camera of `args`.
 *
 * @param email of the host
 */
async function hostWith(
  args: readonly string[],
  { email, baseURL, faults }: { email: string; baseURL: string | undefined; faults: Faults },
) {
  const { launchOptions } = WHOLE;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...args],
  });
  const host = await browser.newContext({ ...LISBON, ...(baseURL ? { baseURL } : {}) });
  watch(host, faults);
  await makeFamiliar(host, { ...LISBON, baseURL });
  await signIn(host, email, NEW_PASSWORD);
  return { host, close: () => browser.close() };
}

async function scan(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Scan their code' }).click();
}

test(
  'a guest is checked in by what the camera sees',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL, faults }) => {
    const lister = await makeHost();
    const { email } = lister;
    const { id } = await listExperience(lister, COFFEE, {
      price: 0,
      arrangementFee: null,
      routineSchedule: [laterToday()],
    });
    const guest = await openBrowser({ ...LISBON, viewport: { width: 390, height: 844 } });
    const other = await openBrowser({ ...LISBON, viewport: { width: 390, height: 844 } });
    const reservation = await seated(guest, id, 'Quinn Code');
    const anothers = await seated(other, id, 'Rory Code');

    const camera = new FakeCamera();
    const { host, close } = await hostWith(camera.args({ mayBeUsed: true }), {
      email,
      baseURL,
      faults,
    });
    const page = await host.newPage();
    await visit(page, `/reservations/${reservation}`);
    await page.getByRole('button', { name: 'Check guest in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confrimation Code!' });

    // What is no code of ours is looked past, and told.
    await camera.see(gif('https://example.org/menu'));
    await scan(page);
    await expect(dialog.getByText("This isn't a check-in code.")).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop the camera' }).click();

    await camera.see(await codeOnScreen(other, anothers));
    await scan(page);
    await expect(dialog.getByText('This code is for another reservation.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Scan their code' })).toBeVisible();

    await camera.see(await codeOnScreen(guest, reservation));
    await scan(page);
    await expect(toast(page, 'Check In Successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    const { status } = await callApi<{ status: string }>(
      guest,
      'GET',
      `/api/reservations/${reservation}`,
    );
    expect(status).toBe('checked-in');

    // Held up once more, or opened by the camera of the phone: it is done.
    await expect(page.getByRole('button', { name: 'Check guest in' })).toHaveCount(0);
    await expect(page.getByText('Checked in').filter({ visible: true }).first()).toBeVisible();
    await close();
  },
);

test(
  'a camera that may not be used, or is not there, is told, and the code is typed',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL, faults }) => {
    const lister = await makeHost();
    const { email } = lister;
    const { id } = await listExperience(lister, COFFEE, {
      price: 0,
      arrangementFee: null,
      routineSchedule: [laterToday()],
    });
    const guest = await openBrowser(LISBON);
    const reservation = await seated(guest, id, 'Sasha Code');
    const path = `/reservations/${reservation}`;

    const camera = new FakeCamera();
    await camera.see(gif('Nobody sees this.'));
    const refused = await hostWith(camera.args({ mayBeUsed: false }), {
      email,
      baseURL,
      faults,
    });
    const first = await refused.host.newPage();
    await visit(first, path);
    await first.getByRole('button', { name: 'Check guest in' }).click();
    await scan(first);
    await expect(
      first.getByText(
        "Your browser isn't allowed to use the camera here. Allow it, or type the code.",
      ),
    ).toBeVisible();
    await refused.close();

    const without = await hostWith(['--use-fake-ui-for-media-stream'], { email, baseURL, faults });
    const second = await without.host.newPage();
    await visit(second, path);
    await second.getByRole('button', { name: 'Check guest in' }).click();
    await scan(second);
    await expect(
      second.getByText('We found no camera on this device. Please type the code.'),
    ).toBeVisible();
    const { guestCode } = await callApi<{ guestCode: { code: string } }>(
      guest,
      'GET',
      `/api/reservations/${reservation}`,
    );
    await second.getByRole('dialog').getByRole('textbox').fill(guestCode.code);
    await second.getByRole('dialog').getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(toast(second, 'Check In Successfully!')).toBeVisible();
    await without.close();
  },
);

/** A square code of any text as a picture. */
function gif(text: string): Buffer {
  return Buffer.from(encodeQR(text, 'gif', { border: 4, scale: 8 }));
}
