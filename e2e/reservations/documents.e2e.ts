import { approve, pay, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { HOST } from '../support/list-home.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('guest and host read one agreement, and a stranger checks the letter by its code', async ({
  openBrowser,
  faults,
}) => {
  test.setTimeout(120_000);
  // A code that nobody has is a page that isn't there.
  faults.allow(/answer: 404 \w+ \S+\/check\//, /console: Failed to load resource.*\/check\//);
  const cast = await meet(openBrowser, 'Nora Brandt');
  await callApi(cast.guest, 'PUT', '/api/account/locale', { locale: 'de' });
  const stay = await requestStay(cast.guest, { inDays: 120, home: cast.home });
  await approve(cast.host, stay);

  const early = await openPage(cast.guest, `/trips/${stay.id}/agreement`);
  await expect(early.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(early.getByRole('button')).not.toContainText(['Print or save as PDF']);
  await pay(cast.guest, stay);

  const reservation = await openPage(cast.host, `/reservations/${stay.id}`);
  await reservation.getByRole('link', { name: 'Agreement' }).click();
  const german = reservation.getByRole('region', { name: 'Aufenthaltsvereinbarung' });
  const english = reservation.getByRole('region', { name: 'Stay agreement' });
  await expect(german.getByText('Gast und Host', { exact: true })).toBeVisible();
  await expect(english.getByText('Guest and host', { exact: true })).toBeVisible();
  await expect(english.getByText('Rua das Provas 9')).toBeVisible();
  await expect(german.getByText('Nora Brandt').first()).toBeVisible();
  await settle(reservation);
  await expectAccessible(reservation, 'an agreement');

  const trip = await openPage(cast.guest, `/trips/${stay.id}/letter`);
  await expect(trip.getByText('Rua das Provas 9')).toHaveCount(0);
  await trip.getByRole('button', { name: /Bestätigung ausstellen|Create the letter/ }).click();
  const letter = trip.getByRole('region', { name: 'Letter of accommodation' });
  await expect(letter.getByText('Nora Brandt').first()).toBeVisible();
  await settle(trip);
  await expectAccessible(trip, 'a letter');
  const code = /(?:[A-Z\d]{4}-){4}[A-Z\d]{4}/.exec(await letter.innerText())?.[0] ?? '';

  const office = await openBrowser();
  const page = await openPage(office, '/check');
  await page.getByLabel('Code on the letter').fill('no code');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('A code has 20 letters and digits')).toBeVisible();
  await page.getByLabel('Code on the letter').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Valid' })).toBeVisible();
  await expect(page.getByText('N. B.')).toBeVisible();
  for (const hidden of ['Nora', HOST, stay.title, 'Rua das Provas']) {
    await expect(page.getByRole('main')).not.toContainText(hidden);
  }
  await settle(page);
  await expectAccessible(page, 'a letter that is valid');

  await callApi(cast.host, 'DELETE', `/api/reservations/${stay.id}`, {});
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(page.getByText('The letter is no longer valid')).toBeVisible();

  const answer = await visit(page, '/check/3467-9ACD-EFGH-JKMN-PRTU');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
