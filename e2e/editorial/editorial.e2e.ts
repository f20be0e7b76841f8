import { requestStay } from '../support/book-stay.ts';
import { register } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { readMail } from '../support/read-mail.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a page that is not written in the reader’s language is shown in English, and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
  await visit(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('lang', 'en');
  await expect(article).toHaveAttribute('dir', 'ltr');
  const t = textsOf('ar');
  await expect(
    page.getByText(
      t.within("This page isn't available in your language yet. It's shown in: {language}."),
    ),
  ).toBeVisible();
});

test(
  'an anchor leads to the same part in every language',
  EXHAUSTIVE,
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
    await visit(page, '/about#our-vision');
    const heading = page.locator('#our-vision');
    await expect(heading).toBeInViewport();
    await expect(heading).not.toHaveText('Our vision');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

test('articles and questions tell search engines what they are', async ({ page }) => {
  const structured = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
  await visit(page, '/guide/working-across-time-zones');
  expect(await structured()).toMatchObject({ '@type': 'Article', datePublished: '2026-10-05' });
  await visit(page, '/faq');
  const faq = await structured();
  expect(faq['@type']).toBe('FAQPage');
  expect(faq.mainEntity.length).toBeGreaterThanOrEqual(30);
  await visit(page, '/about');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('the questions are searched while one types, and the address keeps it', async ({ page }) => {
  await visit(page, '/faq');
  const box = page.getByRole('searchbox', { name: 'Search the questions' });
  await box.fill('deposit broken');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
    '1 question found',
  );
  await expect(page.locator('main details')).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/faq\?q=deposit\+broken$/);
  await box.fill('xyzzy');
  await expect(page.getByRole('heading', { name: 'No questions match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(30);
});

test('a link to a question leads to it, unfolded', async ({ page }) => {
  await visit(page, '/faq#what-is-the-service-fee');
  const question = page.locator('details', { has: page.locator('#what-is-the-service-fee') });
  await expect(question).toHaveAttribute('open', '');
  await expect(question).toBeInViewport();
  // Another one from the same page.
  await page.evaluate(() => {
    location.hash = '#when-am-i-charged';
  });
  await expect(
    page.locator('details', { has: page.locator('#when-am-i-charged') }),
  ).toHaveAttribute('open', '');
});

test('questions and their search work without scripts', async ({ openBrowser, faults }) => {
  // The scripts themselves, which are switched off.
  faults.allow(/^request: csp .*\.js$/);
  const context = await openBrowser({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/faq');
  await page.getByText('What is the service fee?').click();
  await expect(
    page.getByText('6% of the price of the nights after any discount.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('card');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/faq\?q=card$/);
  await expect(page.getByText('Do you store my card?')).toBeVisible();
  await expect(page.getByText('What is the service fee?')).toHaveCount(0);
});

test('whoever writes to us gets a reference, by mail too, and support gets the letter', async ({
  page,
}) => {
  await visit(page, '/support/contact-us?request=abcd-1234-efgh');
  await page.getByRole('button', { name: 'Send' }).click();
  // What is missing is told at its field, and the first such field has the focus.
  await expect(page.getByLabel('Your email')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
  const to = `writer-${Date.now()}@example.org`;
  await page.getByLabel('Your email').fill(to);
  await page.getByLabel('Subject').fill('The code at the door');
  await page.getByLabel('What happened?').fill('It was refused twice.');
  await page.getByRole('button', { name: 'Send' }).click();
  const heading = page.getByRole('heading', { name: 'We got your message' });
  await expect(heading).toBeFocused();
  const reference = (await page.getByText(/^T-\w{8}$/).textContent()) ?? '';
  const receipt = await readMail({ to, with: new RegExp(reference) });
  expect(receipt.text).not.toContain('It was refused twice.');
  const letter = await readMail({ to: 'hello@wayhearth.example', with: new RegExp(reference) });
  expect(letter.text).toContain('It was refused twice.');
  expect(letter.text).toContain(to);
  expect(letter.text).toContain('abcd-1234-efgh');
});

test('what was written stays when it could not be sent, and is sent once', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/, /console: Failed to load resource/);
  await visit(page, '/support/contact-us');
  await page.getByLabel('Your email').fill('kim@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('What happened?').fill('Where is the key?');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/support-tickets', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/We couldn't reach the server/)).toBeVisible();
  await expect(page.getByLabel('What happened?')).toHaveValue('Where is the key?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
});

test(
  'a host is contacted from one of the reader’s own reservations',
  EXHAUSTIVE,
  async ({ page, context }) => {
    await visit(page, '/support/contact-host');
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await registerConfirmed(context, 'Cora Contact');
    await requestStay(context, { inDays: 60 });
    await visit(page, '/support/contact-host');
    const choice = page.getByRole('region', { name: 'Which reservation is it about?' });
    await choice.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/trips\/[\da-f-]{36}$/);
    await page.goBack();
    await choice.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/messages\/[\da-f-]{36}$/);
  },
);

test('events of homes lead to the homes', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/wayhearth');
  const regular = page.getByRole('region', { name: 'Regular events at our homes' });
  await regular.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/\?event=[a-z-]+$/);
});

test('the site map leads to pages that are there', EXHAUSTIVE, async ({ page, request }) => {
  await visit(page, '/sitemap');
  const paths = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of new Set(paths)) {
    expect.soft((await request.get(path)).status(), path).toBe(200);
  }
});

test('an address that leads nowhere answers 404 and leads on', async ({ page, faults }) => {
  faults.allow(/answer: 404/, /console: Failed to load resource.*404/);
  for (const path of ['/nowhere', '/guide/nothing', '/blog/index']) {
    const answer = await visit(page, path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: "We can't find this page" })).toBeVisible();
  }
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search homes in a city or country' }).fill('Lisbon');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/\?address=Lisbon/);
});

test('a failure says what happened, with the id of the request, and is tried again', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/answer: 500/, /console:/);
  await register(context, 'Fay Failure');
  await visit(page, '/support/help-centre');
  let broken = true;
  await page.route('**/api/trips', async (route) => {
    if (!broken) return route.continue();
    await route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank#internal',
        code: 'internal',
        status: 500,
        message: 'Something went wrong.',
        error: 'Something went wrong.',
        requestId: 'feed-beef-0001',
      }),
    });
  });
  await page.getByRole('main').getByRole('link', { name: 'trips' }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'feed-beef-0001' });
  await expect(alert.getByRole('heading', { name: "We couldn't load this page" })).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /request=feed-beef-0001/,
  );
  broken = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
});
