import { requestStay } from '../support/book-stay.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { GUEST, HOST, listHome, makePerson } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** What comes of deleting. */
const PROMISE = 'No one will be able to find or reserve it.';

test('while offline, Yes deletes nothing, says why and can be pressed again (spec 1 §4.5, §8)', async ({
  page,
  faults,
}) => {
  // The mouse may come to lie on a card, whose page is fetched ahead then.
  faults.allow(
    /ERR_INTERNET_DISCONNECTED/,
    /(?:dynamically imported module|a part of the page did not come): \S+\/(?:listing|itinerant|experience)-/,
  );
  const context = page.context();
  await registerConfirmed(context, HOST);
  const { title } = await listHome(context);
  await visit(page, '/properties');
  const more = page.getByRole('button', { name: `More for ${title}`, exact: true });
  await more.click();
  const remove = page.getByRole('button', { name: `Delete ${title}`, exact: true });
  await remove.click();
  const sure = page.getByRole('dialog', { name: 'Are You Sure?', exact: true });
  await expect(sure).toContainText(`You want to delete ${title}`);
  await context.setOffline(true);
  await sure.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(sure.getByRole('alert')).toHaveText(
    "We couldn't reach the server. Check your connection and try again.",
  );
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await expect(sure.getByRole('button', { name: 'Yes', exact: true })).toBeEnabled();
  await sure.getByRole('button', { name: 'No', exact: true }).click();
  await expect(sure).toBeHidden();
  await expect(remove, 'the keyboard goes on where it was').toBeFocused();

  await context.setOffline(false);
  await page.reload();
  await expect(more).toHaveCount(1);
});

test('what has open reservations says so before it is tried', async ({ page }) => {
  await registerConfirmed(page.context(), HOST);
  const home = await listHome(page.context());
  await requestStay(await makePerson(GUEST), { inDays: 60, home });
  await visit(page, '/properties');
  const kept = page
    .getByRole('article')
    .filter({ hasText: /[1-9]\d* open reservations?/ })
    .first();
  const more = kept.getByRole('button', { name: /^More for / });
  await more.click();
  await kept.getByRole('button', { name: /^Delete / }).click();
  const sure = page.getByRole('dialog', { name: 'Are You Sure?', exact: true });
  await expect(sure).toContainText(
    /You can't delete it yet: [1-9]\d* reservations? (is|are) still open/,
  );
  await expect(sure, 'nothing is promised that is refused').not.toContainText(PROMISE);
  await expect(sure.getByRole('button', { name: 'Yes', exact: true })).toBeDisabled();
  await sure.getByRole('button', { name: 'No', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(more, 'the keyboard goes back to what opened it').toBeFocused();
  await expect(kept.getByRole('button', { name: /^Delete / })).toBeHidden();
});

test('what was reserved meanwhile stays, and the reason takes the place of the promise', async ({
  page,
  faults,
}) => {
  faults.allow(/api\/listings/, /Failed to load resource/);
  await registerConfirmed(page.context(), HOST);
  const home = await listHome(page.context());
  await visit(page, '/properties');
  await page.getByRole('button', { name: `More for ${home.title}`, exact: true }).click();
  await page.getByRole('button', { name: `Delete ${home.title}`, exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Are You Sure?', exact: true });
  await expect(sure).toContainText(PROMISE);
  await requestStay(await makePerson(GUEST), { inDays: 60, home });
  await sure.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(sure.getByRole('alert')).toContainText('reservation');
  await expect(sure).not.toContainText(PROMISE);
});
