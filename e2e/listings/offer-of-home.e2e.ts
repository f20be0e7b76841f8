import { callApi } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { listExperience } from '../support/list-experience.ts';
import { GUEST, HOST, type Home, listHome } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Offer extends Home {
  readonly isPaused: boolean;
  readonly rules: { readonly noticeDays: number; readonly noArrivalOn: readonly number[] };
}

test('a host sets when guests can come, pauses the home and copies it', async ({
  page,
  openBrowser,
}) => {
  const host = page.context();
  await registerConfirmed(host, HOST);
  const home = await listHome(host);
  const shown = () => callApi<Offer>(host, 'GET', `/api/listings/${home.id}`);

  await visit(page, '/properties');
  await untilLive(page);
  await page.getByRole('button', { name: `Edit ${home.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Your Co-Living' });
  await edit.getByRole('button', { name: 'Next' }).click();
  await edit.getByText('When guests can come').click();
  await edit.getByLabel('Notice before arrival, in days').fill('3');
  await edit.getByLabel('Days between stays').fill('1');
  await edit.getByLabel('Sunday').check();
  for (let step = 1; step < 4; step += 1) {
    await edit.getByRole('button', { name: 'Next' }).click();
  }
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, /Listing Updated/)).toBeVisible();
  expect((await shown()).rules).toMatchObject({ noticeDays: 3, daysBetween: 1, noArrivalOn: [7] });

  const guest = await (await openBrowser()).newPage();
  await registerConfirmed(guest.context(), GUEST);
  await visit(guest, `/listings/${home.id}`);
  await expect(guest.getByText('Reserve at least 3 days before you arrive.')).toBeVisible();
  await expect(guest.getByText('No arrivals on: Sunday.')).toBeVisible();

  await page.getByRole('checkbox', { name: `Pause ${home.title}` }).check();
  await expect(toast(page, /Paused/)).toBeVisible();
  expect((await shown()).isPaused).toBe(true);
  await visit(guest, `/listings/${home.id}`);
  await expect(
    guest.getByText("This listing isn't taking new reservations at the moment.").first(),
  ).toBeVisible();
  await expect(guest.getByRole('button', { name: /Reserve|Request/ })).toHaveCount(0);
  await expectAccessible(guest, 'the page of a paused home');

  await page.getByRole('button', { name: `More for ${home.title}` }).click();
  await page.getByRole('button', { name: `Copy ${home.title}` }).click();
  const copy = page.getByRole('dialog', { name: 'Host Your Co-Living!' });
  await expect(toast(page, /This is a draft/)).toBeVisible();
  await copy.getByRole('button', { name: 'Next' }).click();
  await expect(copy.getByLabel('Notice before arrival, in days')).toHaveValue('3');
  const { draft } = await callApi<{ draft: { values: { title: string } } }>(
    host,
    'GET',
    '/api/drafts/stay',
  );
  expect(draft.values.title).toBe(home.title);
});

test('a host copies an itinerant and an experience, without the days of either', async ({
  page,
}) => {
  const host = page.context();
  await registerConfirmed(host, HOST);
  const inDays = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString();
  const days = { startDate: inDays(60), endDate: inDays(90) };
  await listItinerant(host, days);
  const table = await listExperience(host, { category: 'Volunteer', style: 'garden-day' });
  const copy = async (title: string) => {
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('button', { name: `Copy ${title}` }).click();
    await expect(toast(page, /This is a draft/)).toBeVisible();
  };

  await visit(page, '/properties');
  await untilLive(page);
  await copy('Down the coast in two vans');
  const itinerant = page.getByRole('dialog', { name: 'Host An Itinerant' });
  await itinerant.getByRole('button', { name: 'Next', exact: true }).click();
  await itinerant.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(itinerant.getByText('Each stop needs a place and dates in order.')).toBeVisible();
  await itinerant.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect(itinerant).toBeHidden();

  await copy(table.title);
  const experience = page.getByRole('dialog', { name: 'Create Your Experience' });
  await expect(experience).toBeVisible();
  const draftOf = async (kind: string) => {
    const { draft } = await callApi<{ draft: { values: object } | null }>(
      host,
      'GET',
      `/api/drafts/${kind}`,
    );
    return draft?.values;
  };
  await expect
    .poll(() => draftOf('itinerant'))
    .toMatchObject({ price: 45, checkinTime: '', goDate: null });
  await expect
    .poll(() => draftOf('experience'))
    .toMatchObject({
      title: table.title,
      routineSchedule: [{ title: 'Every evening', startsOn: null }],
      acknowledgedDisclaimers: [],
    });
});
