import { approve, pay, requestStay } from './book-stay.ts';
import { callApi, DEMO_HOST_EMAIL, register, signIn } from './call-api.ts';
import { WHOLE } from './launch.ts';
import { readMail } from './read-mail.ts';
import { visit } from './visit.ts';
import { expect, test } from './watched-test.ts';

test.use(WHOLE);

/** Each would call `ran` if any of it came to life. */
const PAYLOADS = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg/onload=ran()>',
  '</script><script>ran()</script>',
  `'-ran()-'`,
  '{{constructor.constructor("ran()")()}}',
  '<a href="javascript:ran()">x</a>',
];
const ALL = PAYLOADS.join(' ');
const NAME = '<img src=x onerror=ran()></script>';

test('texts of people are texts: no stored script ever runs', async ({ openBrowser }) => {
  test.setTimeout(120_000);
  const guest = await openBrowser();
  const host = await openBrowser();
  for (const context of [guest, host]) {
    await context.addInitScript(() => {
      Object.assign(window, { ran: () => document.documentElement.setAttribute('data-ran', '') });
      window.alert = () => document.documentElement.setAttribute('data-ran', '');
    });
  }
  const { email } = await register(guest, NAME);
  const own = await callApi<Record<string, unknown>>(guest, 'GET', '/api/profile');
  const { id: _, email: _e, emailVerified: _v, joinedAt: _j, ...fields } = own;
  await callApi(guest, 'PUT', '/api/profile', {
    ...fields,
    headline: PAYLOADS[1],
    bio: ALL,
    career: PAYLOADS[2],
    philosophy: ALL,
    interests: ['<script>ran()</script>'],
    social: 'javascript:ran()',
    instagram: '"><svg/onload=ran()>',
    linkedin: 'javascript:ran()',
  });
  await signIn(host, DEMO_HOST_EMAIL);
  const declined = await requestStay(guest, { inDays: 240, message: ALL });
  await callApi(host, 'POST', `/api/reservations/${declined.id}`, {
    status: 'declined',
    reason: ALL,
  });
  const approved = await requestStay(guest, { inDays: 250, message: ALL });
  await approve(host, approved);
  await pay(guest, approved);

  const visits = [
    { context: guest, paths: ['/trips', `/trips/${declined.id}`, `/trips/${approved.id}`] },
    { context: guest, paths: ['/profile-settings', `/profile/${String(own.id)}`] },
    {
      context: host,
      paths: ['/reservations', `/reservations/${declined.id}`, `/reservations/${approved.id}`],
    },
  ];
  for (const { context, paths } of visits) {
    const page = await context.newPage();
    for (const path of paths) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html'), path).not.toHaveAttribute('data-ran');
      await expect(page.locator('a[href^="javascript:" i]'), path).toHaveCount(0);
      await expect(page.locator('img[src="x"]'), path).toHaveCount(0);
    }
  }
  const page = await guest.newPage();
  await visit(page, `/trips/${declined.id}`);
  await expect(page.getByText(PAYLOADS[0] ?? '').first(), 'shown as it was typed').toBeVisible();

  const mail = await readMail({ to: DEMO_HOST_EMAIL, with: new RegExp(approved.id) });
  expect(mail.html).not.toMatch(/<(?:script|svg|img)/i);
  const told = await readMail({ to: email, with: new RegExp(declined.id), count: 2 });
  expect(told.html).not.toMatch(/<(?:script|svg|img)/i);
});

test('what an address carries is text as well', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ran: () => document.documentElement.setAttribute('data-ran', '') });
  });
  for (const payload of PAYLOADS) {
    const text = encodeURIComponent(payload);
    for (const path of [`/?address=${text}`, `/sign-in-failed?error=${text}`]) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html'), path).not.toHaveAttribute('data-ran');
    }
  }
});
