import { DEMO_HOST_EMAIL, signIn } from '../support/call-api.ts';
import { toast } from '../support/find-toast.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

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
  await signIn(context, DEMO_HOST_EMAIL);
  await visit(page, '/properties');
  const free = page.getByRole('article').filter({ hasText: 'No open reservations' });
  const more = free.first().getByRole('button', { name: /^More for / });
  const title = ((await more.getAttribute('aria-label')) ?? '').replace('More for ', '');
  // Other listings may bear the same title.
  const ofThisTitle = page.getByRole('button', { name: `More for ${title}`, exact: true });
  const listed = await ofThisTitle.count();
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
  await expect(ofThisTitle).toHaveCount(listed);
});

test('what has open reservations says so before it is tried', async ({ page }) => {
  await signIn(page.context(), DEMO_HOST_EMAIL);
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
  await expect(sure.getByRole('button', { name: 'Yes', exact: true })).toBeDisabled();
  await sure.getByRole('button', { name: 'No', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(more, 'the keyboard goes back to what opened it').toBeFocused();
  await expect(kept.getByRole('button', { name: /^Delete / })).toBeHidden();
});
