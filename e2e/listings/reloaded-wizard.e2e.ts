import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { HOST, listHome } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { openConversation } from '../support/open-conversation.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a reload while a home is being listed opens its dialog again, where it was', async ({
  page,
}) => {
  await registerConfirmed(page.context(), HOST);
  await visit(page, '/properties');
  await page.getByRole('button', { name: 'List your home' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Host Your Co-Living!' });
  await dialog.getByRole('radio', { name: /^Loft/ }).check();
  await page.reload();
  await expect(dialog).toBeVisible();
  const resume = dialog.getByRole('button', { name: 'Continue where you left off' });
  await expect(resume.or(dialog.getByRole('radio', { name: /^Loft/ }))).toBeVisible();
});

test('the listings of a host are grouped by kind', async ({ page }) => {
  await registerConfirmed(page.context(), HOST);
  const { title } = await listHome(page.context());
  const start = Temporal.Now.plainDateISO('UTC').add({ days: 30 });
  await listItinerant(page.context(), {
    startDate: start.toString(),
    endDate: start.add({ days: 28 }).toString(),
  });
  await visit(page, '/properties');
  const homes = page.getByRole('region', { name: 'Homes' });
  await expect(homes.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Itinerants' }).getByRole('article')).toHaveCount(
    1,
  );
});

test('on a wide screen the messages open with the newest conversation', async ({ page }) => {
  await registerConfirmed(page.context(), 'Mara Quill');
  const id = await openConversation(page.context());
  const message = { text: 'Is there a desk with daylight?' };
  await callApi(page.context(), 'POST', `/api/conversations/${id}/messages`, message);
  await visit(page, '/messages');
  await expect(page).toHaveURL(new RegExp(`/messages/${id}$`));
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/messages');
  await expect(page).toHaveURL(/\/messages$/);
});
