import { registerDialog, section } from '../support/account-dialogs.ts';
import { NEW_PASSWORD, newEmail, register } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Without the key of the start the page opens none, and the browser says so. */
const LOCKED = [/^answer: 403 GET \S+\/mails$/, /^console: .* 403 \(Forbidden\) \(\S+\/mails\)$/];

test(
  'a newcomer without a mail server confirms by the sent mails',
  EXHAUSTIVE,
  async ({ page, faults }) => {
    faults.allow(...LOCKED);
    const email = newEmail('mira');
    await visit(page, '/');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const dialog = registerDialog(page);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Name').fill('Mira Stone');
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('Confirm your address with the email we sent you.')).toBeVisible();
    const told = await page
      .getByText('Confirm your address with the email we sent you.')
      .boundingBox();
    const action = await page.getByRole('button', { name: 'Open the email' }).boundingBox();
    const below = (told?.y ?? 0) + (told?.height ?? 0);
    expect(action?.y, 'the action has a line of its own').toBeGreaterThanOrEqual(below - 1);
    await page.getByRole('button', { name: 'Open the email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Wayhearth');
    await expect(page.getByRole('link', { name: 'All sent emails' })).toHaveCount(0);

    // All of them open with the key of the start alone.
    await page.goto('/mails');
    await expect(page.getByText('open the link that the server printed')).toBeVisible();
    await page.goto(`/mails?key=${process.env.SENT_MAILS_KEY}`);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent emails');
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByRole('link', { name: 'Welcome to Wayhearth' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Wayhearth');
    await page.getByText('As plain text').click();
    await expect(page.locator('pre')).toContainText('/verify-email?token=');

    const mail = page.frameLocator('iframe');
    await mail.getByRole('link', { name: 'Confirm', exact: false }).first().click();
    await page.waitForURL((url) => url.pathname === '/verify-email');
    await untilLive(page);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  },
);

test('what waits for a mail leads to it', async ({ page, faults }) => {
  faults.allow(...LOCKED);
  const { email } = await register(page.context(), 'Nils Brook');
  await visit(page, '/profile-settings');
  const link = section(page, 'Email').getByRole('link', { name: 'Open the email' });
  await expect(link).toHaveAttribute('href', '/confirmation-mail');

  // The page that is left would still ask for what is unread, and be refused.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await visit(page, '/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.getByRole('link', { name: 'Show sent emails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent emails');
});

test(
  'logging out leaves nothing of the person, and the browser its choices',
  EXHAUSTIVE,
  async ({ page }) => {
    await register(page.context(), 'Olga Leaves');
    await visit(page, '/profile-settings');
    await page.evaluate(() => {
      localStorage.setItem('recent-places', '["of the person"]');
      localStorage.setItem('results-map', 'closed');
      sessionStorage.setItem('of-the-person', 'x');
    });
    const url = new URL('/', page.url()).href;
    await page.context().addCookies([
      { url, name: 'last-dates', value: '2027-03-01_2027-03-31_2' },
      { url, name: 'theme', value: 'dark' },
      { url, name: 'locale', value: 'en' },
    ]);
    await page.getByRole('button', { name: 'Your menu' }).click();
    const started = Date.now();
    const home = page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Logout' }).click();
    await home;
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
    test.info().annotations.push({ type: 'logout', description: `${Date.now() - started} ms` });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const left = await page.evaluate(() => ({
      storage: Object.keys(localStorage).toSorted(),
      map: localStorage.getItem('results-map'),
      session: sessionStorage.getItem('of-the-person'),
      dates: document.cookie.includes('last-dates'),
      language: document.cookie.includes('locale=en'),
    }));
    expect(left).toEqual({
      storage: ['hasSeenWelcomeModal5', 'results-map'],
      map: 'closed',
      session: null,
      dates: false,
      language: true,
    });
    await page.goBack();
    await expect(page.getByText('Olga Leaves')).toHaveCount(0);
  },
);
