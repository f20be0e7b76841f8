import type { BrowserContext, Locator, Page } from '@playwright/test';
import { listingPath } from '#domain/listing-path.ts';
import { LISTING_KINDS, type ListingKind } from '#domain/vocabulary.ts';
import { seedExperience, seedItinerant, seedStay } from '#entry/resilience/testing/seed.ts';
import { callApi, register } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { variantIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { expectSaid } from '../support/host-texts.ts';
import { openPage } from '../support/meet-people.ts';
import { HAS_POSTGRES, startTwoServers, type TwoServers } from '../support/two-servers.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// A machine without PostgreSQL runs everything on the embedded database; a CI always has it.
test.skip(!HAS_POSTGRES, 'this machine has no PostgreSQL');
test.describe.configure({ timeout: 180_000 });

const TITLE = 'Rope ladder loft';
const OF_LISTING = 'The table wobbles, the view makes up for it.';
const OF_GUEST = 'Left the kitchen brighter than it was.';
const REPLY = 'There is another table now.';

/** One question of each kind, and what a yes says. */
const FACTS: Readonly<Record<ListingKind, { question: string; said: string }>> = {
  stay: { question: 'Was it quiet enough to work?', said: 'Quiet enough to work' },
  itinerant: { question: 'Was there enough time to work?', said: 'Time to work' },
  experience: { question: 'Was everything on time?', said: 'On time' },
};

let servers: TwoServers;
test.beforeAll(async () => {
  servers = await startTwoServers();
});
test.afterAll(() => servers?.end());

for (const kind of LISTING_KINDS) {
  test(
    `a review of the kind ${kind} is written, hidden, opened and answered`,
    variantIf(kind === 'stay'),
    async ({ openBrowser, faults }) => {
      // A lost connection and a refused text are part of the story.
      faults.allow(/ERR_FAILED|Failed to load resource/, /answer: 400 POST/);
      const [first, second] = servers.origins;
      const host = await openBrowser({ baseURL: first });
      const guest = await openBrowser({ baseURL: second });
      const { listingId, id } = await beOver(host, guest, kind);
      const path = listingPath(kind, listingId);

      // What nobody has reviewed is kept as a page of both servers.
      const reader = await (await openBrowser({ baseURL: second })).newPage();
      await visit(reader, path);
      await expect(reader.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();

      const trips = await openPage(guest, '/trips');
      await trips.getByRole('button', { name: `Write a review: ${TITLE}` }).click();
      await writeOfListing(trips.getByRole('dialog', { name: `How was ${TITLE}?` }), kind);
      await expect(toast(trips, 'Review saved')).toBeVisible();
      await expect(trips.getByRole('heading', { name: 'How was it?' })).toBeHidden();
      await visit(trips, `/trips/${id}`);
      await expect(trips.getByRole('note').filter({ hasText: 'Only you can see' })).toBeVisible();
      await expect(trips.getByText(OF_LISTING)).toBeVisible();

      await visit(reader, path);
      await expect(reader.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
      const hosts = await openPage(host, '/reservations');
      await hosts.getByRole('link', { name: `Gil Guest at ${TITLE}` }).click();
      await expect(hosts.getByRole('heading', { name: 'Reviews' })).toBeVisible();
      expect(await hosts.content(), 'the host reads nothing yet').not.toContain(OF_LISTING);
      await writeOfGuest(hosts);
      await expect(hosts.getByText(OF_LISTING)).toBeVisible();

      await hosts.getByRole('button', { name: 'Reply publicly' }).click();
      const reply = hosts.getByRole('dialog', { name: "Reply to Gil's review" });
      await reply.getByRole('textbox').fill(REPLY);
      await reply.getByRole('button', { name: 'Publish reply' }).click();
      await expect(toast(hosts, 'Reply published')).toBeVisible();
      await expect(hosts.getByRole('button', { name: 'Reply publicly' })).toBeHidden();

      // The pages of both servers have dropped what they kept.
      await visit(reader, path);
      const section = reader.locator('#reviews');
      await expect(section.getByRole('heading', { name: 'New · 1 review' })).toBeVisible();
      for (const said of [OF_LISTING, REPLY, FACTS[kind].said]) {
        await expect(section.getByText(said)).toBeVisible();
      }
      await visit(trips, `/trips/${id}`);
      await expect(trips.getByText(OF_GUEST)).toBeVisible();
      await expectAccessible(trips, 'the trip with its reviews');
      await visit(trips, `/trips/${id}?lang=de`);
      await expectSaid(trips, [TITLE]);
      if (kind === 'stay') await report(await openPage(host, path));
    },
  );
}

type Execute = Parameters<typeof seedStay>[0];

/** A listing of each kind, and the days of its reservation. */
const RESERVED: Readonly<
  Record<
    ListingKind,
    { days: number; seed(execute: Execute, hostId: string, startDate: string): Promise<string> }
  >
> = {
  stay: { days: 5, seed: (execute, hostId) => seedStay(execute, hostId, 1) },
  itinerant: {
    days: 5,
    seed: (execute, hostId, startDate) =>
      seedItinerant(execute, hostId, 3, { startDate, endDate: dayFromToday(30) }),
  },
  experience: {
    days: 1,
    seed: (execute, hostId, startDate) =>
      seedExperience(execute, hostId, 4, `${startDate}T18:00:00Z`),
  },
};

/** A reservation of the guest that was over yesterday. */
async function beOver(host: BrowserContext, guest: BrowserContext, kind: ListingKind) {
  const execute: Execute = (text, values) => servers.sql(text, values);
  await register(host, 'Hedda Host');
  await register(guest, 'Gil Guest');
  await execute('update "user" set email_verified = true');
  const { id: hostId } = await callApi<{ id: string }>(host, 'GET', '/api/me');
  const startDate = dayFromToday(3);
  const { days, seed } = RESERVED[kind];
  const listingId = await seed(execute, hostId, startDate);
  const asked = { listingId, startDate, endDate: dayFromToday(3 + days) };
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', asked);
  await execute(
    `update reservation set status = 'completed', paid_at = now(), ends_at = now() - interval '1 day'
     where id = $1`,
    [id],
  );
  return { listingId, id };
}

/** Stars and facts by the keyboard; a text that is too short is refused at its field. */
async function writeOfListing(dialog: Locator, kind: ListingKind) {
  const { keyboard } = dialog.page();
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(dialog.getByText('Choose how many stars.')).toBeVisible();
  await expect(dialog.getByText('Write at least 10 characters.')).toBeVisible();
  const stars = dialog.getByRole('group', { name: 'Stars' });
  await expect(stars.getByRole('radio').first()).toBeFocused();
  await keyboard.press('Space');
  for (let count = 1; count < 4; count += 1) await keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4: Very good' })).toBeChecked();
  const question = dialog.getByRole('group', { name: FACTS[kind].question });
  await question.getByText('Yes', { exact: true }).click();
  const text = dialog.getByRole('textbox');
  await text.fill(`${OF_LISTING} Call +351 912 345 678.`);
  await dialog.page().route('**/reviews', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(dialog.getByText('What you wrote is still here')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(dialog.getByText('This will be public.')).toBeVisible();
  await text.fill(OF_LISTING);
  await expectAccessible(dialog.page(), 'the dialog');
  await dialog.getByRole('button', { name: 'Save review' }).click();
}

async function writeOfGuest(page: Page) {
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: 'How was Gil?' });
  await dialog.getByRole('radio', { name: '5: Excellent' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox').fill(OF_GUEST);
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(toast(page, 'Both reviews are open now')).toBeVisible();
}

/** The host tells support of it. */
async function report(page: Page) {
  await page.getByRole('button', { name: 'Report the review by Gil Guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'It insults or discriminates' }).check();
  await dialog.getByRole('button', { name: 'Report' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByText('Your reference:')).toBeVisible();
}
