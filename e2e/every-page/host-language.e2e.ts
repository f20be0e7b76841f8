import { approvedStay, paidStay, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { expectSaid, shownOn } from '../support/host-texts.ts';
import { listExperience } from '../support/list-experience.ts';
import { GUEST, HOST, listHome, makeHost, makePerson } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Languages are told apart by those of the browsers; these hosts have none and write English. */
const LANGUAGE = { language: 'en' };

/** Fields of the API that hold what a host wrote. */
const WRITTEN = new Set(['title', 'description', 'customRoutine', 'locationDescription', 'rules']);
const LISTS = new Set(['houseRules']);

/** What hosts wrote, of all that an answer holds of listings. */
function textsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) textsOf(each, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      if (name === 'host' || name === 'policy' || name === 'events') continue;
      if (WRITTEN.has(name) && typeof each === 'string' && each !== '') found.add(each);
      else if (LISTS.has(name)) for (const text of each as string[]) found.add(text);
      else if (name === 'pictures') for (const { alt } of each as { alt: string }[]) found.add(alt);
      else textsOf(each, found);
    }
  }
  found.delete('');
  return found;
}

/** Titles among all that an answer holds of listings. */
function titlesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'title' in value && typeof value.title === 'string' ? [value.title] : [];
  return [...own, ...Object.values(value).flatMap(titlesOf)];
}

for (const locale of ['de', 'ar']) {
  test(
    `what hosts wrote is told in its own language on pages in ${locale}`,
    locale === 'ar' ? {} : RELEASE,
    async ({ openBrowser }) => {
      const host = await makeHost();
      const home = await listHome(host, { ...LANGUAGE, houseRules: ['Shoes stay by the door.'] });
      const dates = { startDate: dayFromToday(90), endDate: dayFromToday(120) };
      const itinerant = await listItinerant(host, dates, LANGUAGE);
      const dinner = { category: 'Community', style: 'family-dinner' };
      const experience = await listExperience(host, dinner, LANGUAGE);
      const context = await openBrowser({ locale });
      await registerConfirmed(context, GUEST);
      await requestStay(context, { inDays: 60, home });
      const { id } = await callApi<{ id: string }>(context, 'POST', '/api/conversations', {
        listingId: home.id,
      });
      await callApi(context, 'POST', `/api/conversations/${id}/messages`, {
        text: 'Ist es ruhig?',
      });
      const page = await context.newPage();
      const walked: [path: string, api: string][] = [
        ['/?address=Lisbon', '/api/listings?address=Lisbon'],
        [`/listings/${home.id}`, `/api/listings/${home.id}`],
        ['/itinerants', '/api/itinerants?page=1'],
        [`/itinerants/${itinerant.id}`, `/api/itinerants/${itinerant.id}`],
        ['/experiences', '/api/experiences?page=1'],
        [`/experience/${experience.id}`, `/api/experiences/${experience.id}`],
        ['/trips', '/api/trips'],
        ['/messages', '/api/conversations'],
      ];
      for (const [path, api] of walked) {
        await visit(page, path);
        const answer = await callApi(context, 'GET', api);
        const { english, unsaid } = await shownOn(page, {
          all: [...textsOf(answer)],
          titles: titlesOf(answer),
        });
        expect(unsaid, path).toEqual([]);
        expect(english, path).toBeGreaterThan(0);
      }
      await visit(page, `/listings/${home.id}`);
      const english = new Intl.DisplayNames(locale, { type: 'language' }).of('en') ?? '';
      await expect(page.getByText(english).first()).toBeVisible();
    },
  );
}

test('so are titles in what is said about reservations', async ({ openBrowser }) => {
  const host = await makeHost();
  const home = await listHome(host, LANGUAGE);
  const context = await openBrowser({ locale: 'de' });
  await registerConfirmed(context, GUEST);
  const stays = [
    await paidStay(context, host, { inDays: 80, home }),
    await approvedStay(context, host, { inDays: 100, home }),
    await requestStay(context, { inDays: 120, home }),
  ];
  const page = await context.newPage();
  for (const { id, title } of stays) {
    await visit(page, `/trips/${id}`);
    await expectSaid(page, [title]);
  }

  const query = new URLSearchParams({
    startDate: dayFromToday(60),
    endDate: dayFromToday(67),
    guestCount: '1',
  });
  await visit(page, `/listings/${home.id}?${query}`);
  const panel = page.getByRole('complementary', { name: 'Preis' });
  await panel.getByRole('button', { name: 'Buchen' }).click();
  await expect(page.getByRole('dialog').getByText(home.title)).toBeVisible();
  await expectSaid(page, [home.title]);
});

test('so are titles on pages of a host', async ({ openBrowser }) => {
  const context = await openBrowser({ locale: 'de' });
  await registerConfirmed(context, HOST);
  const home = await listHome(context, LANGUAGE);
  const dates = { startDate: dayFromToday(90), endDate: dayFromToday(120) };
  await listItinerant(context, dates, { ...LANGUAGE, title: 'Down the coast in two vans' });
  await requestStay(await makePerson(GUEST), { inDays: 60, home });
  const page = await context.newPage();
  const titles = [home.title, 'Down the coast in two vans'];
  await visit(page, '/properties');
  await expectSaid(page, titles);
  await page
    .getByRole('button', { name: /^Mehr / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /löschen$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('bdi[lang=en]')).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, `/properties/${home.id}/calendar`);
  await expectSaid(page, titles);
  await visit(page, '/reservations');
  await expectSaid(page, titles);
});
