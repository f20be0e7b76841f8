import { requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/**
 * A browser's own detector and translator, as their APIs are specified: German where a text has an
 * umlaut, English where it has 'the' or 'and', and otherwise not sure.
 */
function addBrowserLanguages(isDownloaded: boolean): void {
  Object.assign(globalThis, {
    LanguageDetector: {
      availability: async () => (isDownloaded ? 'available' : 'downloadable'),
      create: async () => ({
        detect: async (text: string) => {
          if (/[äöü]/.test(text)) return [{ detectedLanguage: 'de', confidence: 0.99 }];
          if (/\b(?:the|and)\b/i.test(text)) return [{ detectedLanguage: 'en', confidence: 0.97 }];
          return [{ detectedLanguage: 'nl', confidence: 0.4 }];
        },
        destroy() {},
      }),
    },
    Translator: {
      availability: async () => 'available',
      create: async ({ targetLanguage }: { targetLanguage: string }) => ({
        translate: async (text: string) => `[${targetLanguage}] ${text}`,
        destroy() {},
      }),
    },
  });
}

const OFFER = 'Translate in this browser';

test('a guest’s messages in another language are translated, also those that come later', async ({
  openBrowser,
}) => {
  const { guest, host, home } = await meet(openBrowser, 'Jürgen Brücke');
  const { id: reservationId } = await requestStay(guest, { inDays: 60, home });
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
    reservationId,
  });
  const write = (as: typeof guest, text: string) =>
    callApi(as, 'POST', `/api/conversations/${id}/messages`, { text });
  await write(guest, 'Ok');
  await write(host, 'Grüße von der Küste');

  await host.addInitScript(addBrowserLanguages, true);
  const page = await openPage(host, `/messages/${id}`);
  const messages = page.getByRole('region', { name: 'Messages', exact: true });
  await expect(messages.getByText('Ok', { exact: true })).toBeVisible();
  // Nothing is in another language but what the host wrote.
  await expect(page.getByRole('button', { name: OFFER })).toHaveCount(0);

  await write(guest, 'Schöne Wohnung! Mail an juergen@example.org');
  await page.getByRole('button', { name: OFFER }).click();
  const translated = messages.getByText('[en] Schöne Wohnung! Mail an');
  await expect(translated).toHaveAttribute('lang', 'en');
  await expect(messages.getByText('email address hidden')).toBeVisible();
  await expect(messages.getByText('Ok', { exact: true })).toBeVisible();
  await expect(messages.getByText('Grüße von der Küste', { exact: true })).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'a translated conversation');

  await write(guest, 'Für zwei Wochen');
  await expect(messages.getByText('[en] Für zwei Wochen')).toBeVisible();
  await page.getByRole('button', { name: 'Show the original' }).click();
  await expect(messages.getByText('Für zwei Wochen', { exact: true })).toBeVisible();
  await expect(messages.getByText(/^\[en\]/)).toHaveCount(0);
});

test('where the detector has to be downloaded, a press finds whether there is anything', async ({
  openBrowser,
}) => {
  const { guest, host, home } = await meet(openBrowser, 'Mia English');
  const { id: reservationId } = await requestStay(guest, { inDays: 60, home });
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
    reservationId,
  });
  await callApi(guest, 'POST', `/api/conversations/${id}/messages`, { text: 'Is the desk free?' });
  const plain = await openPage(host, `/messages/${id}`);
  await expect(plain.getByText('Is the desk free?').last()).toBeVisible();
  await expect(plain.getByRole('button', { name: OFFER })).toHaveCount(0);

  await host.addInitScript(addBrowserLanguages, false);
  const page = await openPage(host, `/messages/${id}`);
  await page.getByRole('button', { name: OFFER }).click();
  await expect(
    page.getByText('Your browser found nothing here in another language.'),
  ).toBeVisible();
});

test('reviews in another language are translated together', async ({ openBrowser }) => {
  const reader = await openBrowser({ locale: 'de-DE' });
  await reader.addInitScript(addBrowserLanguages, true);
  const page = await reader.newPage();
  // Any home of the demo world that guests have reviewed.
  const { items } = await callApi<{ items: { id: string; rating: { count: number } | null }[] }>(
    reader,
    'GET',
    '/api/listings?page=1',
  );
  const home = items.find(({ rating }) => (rating?.count ?? 0) > 2);
  expect(home).toBeDefined();
  await visit(page, `/listings/${home?.id}`);
  const reviews = page.locator('#reviews');
  const words = reviews.locator('article p[dir=auto]');
  await expect(words.first()).toBeVisible();
  const original = (await words.first().textContent()) ?? '';
  await page.mouse.move(200, 200);
  await reviews.getByRole('button', { name: 'In diesem Browser übersetzen' }).click();
  await expect(words.filter({ hasText: '[de] ' }).first()).toHaveAttribute('lang', 'de');
  await settle(page);
  await expectAccessible(page, 'translated reviews');
  await reviews.getByRole('button', { name: 'Original anzeigen' }).click();
  await expect(words.first()).toHaveText(original);
});
