import { readFileSync } from 'node:fs';
import { PAGE_ROWS } from '#features/console/contract/limits.ts';
import { NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { openPage } from '../support/meet-people.ts';
import { expect, test } from '../support/moved-server-test.ts';

const TICKETS = 2 * PAGE_ROWS + 1;

test('staff page through a long list, there and back, and save what they see', async ({
  openBrowser,
  startServer,
}) => {
  const server = await startServer(Temporal.Now.instant(), { STAFF_SECOND_FACTOR: 'off' });
  const browser = await openBrowser({ baseURL: server.origin });
  const { email } = await registerConfirmed(browser, 'Ada Admin', server.data);
  await server.runSql(`update "user" set role = 'admin' where email = $1`, [email]);
  await server.runSql(
    `insert into support_ticket
       (reference, name, email, locale, subject, message, reservation, page, request_id, created_at)
     select 'T-' || translate(lpad(n::text, 8, '0'), '0123456789', 'ABCDEFGHIJ'), 'Wes Writer', 'wes@example.com', 'en', 'Question ' || n, 'How?', '', '/', '',
            now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [TICKETS],
  );
  await signIn(browser, email, NEW_PASSWORD);
  const page = await openPage(browser, '/admin/tickets');
  const main = page.getByRole('main');
  const pages = main.getByRole('navigation', { name: 'Pages' });
  const subjects = () => main.getByText(/^Question \d+$/).allTextContents();
  const questions = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `Question ${from + index}`);

  await expect.poll(subjects).toEqual(questions(TICKETS - PAGE_ROWS + 1, PAGE_ROWS).reverse());
  await expect(pages.getByRole('link')).toHaveText(['Next page']);
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(subjects).toEqual(questions(2, PAGE_ROWS).reverse());
  await expect(pages.getByRole('link')).toHaveText(['First page', 'Previous page', 'Next page']);
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(subjects).toEqual(['Question 1']);
  await expect(pages.getByRole('link')).toHaveText(['First page', 'Previous page']);
  await expectAccessible(page, 'the last page of messages to support');

  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('wayhearth-tickets.csv');
  const [heading, row, ...rest] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(heading).toMatch(/^\uFEFFTicket reference,State,/);
  expect(row).toMatch(/^T-AAAAAAAB,Open,.+,wes@example\.com,Question 1,,0$/);
  expect(rest).toEqual(['']);

  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect.poll(subjects).toEqual(questions(2, PAGE_ROWS).reverse());
  await pages.getByRole('link', { name: 'First page' }).click();
  await expect(pages.getByRole('link')).toHaveText(['Next page']);
});
