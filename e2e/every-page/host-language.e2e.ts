import type { BrowserContext, Page } from '@playwright/test';
import { callApi, DEMO_GUEST_EMAIL, DEMO_HOST_EMAIL, signIn } from '../support/call-api.ts';
import { dayFromToday, hostsFreeStay } from '../support/find-stay.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

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

/** Where a page shows these texts: how often in English, and those that it doesn't say it of. */
function shownOn(page: Page, texts: { all: readonly string[]; titles: readonly string[] }) {
  return page.evaluate(({ all, titles }) => {
    const known = new Set(all);
    // A card leaves out the end of a title that its place says; sentences have words around one.
    const isKnown = (text: string) =>
      known.has(text) ||
      (text.length > 14 && titles.some((each) => each.startsWith(text))) ||
      titles.some((each) => each.length > 14 && text.includes(each));
    const languageOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? '';
    const shown: [string, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (parent?.closest('script, style, template, option') !== null) continue;
      if (isKnown(text)) shown.push([text, languageOf(parent)]);
    }
    for (const image of document.querySelectorAll('img')) {
      if (known.has(image.alt)) shown.push([image.alt, languageOf(image)]);
    }
    return {
      english: shown.filter(([, language]) => language === 'en').length,
      unsaid: shown.filter(([, language]) => language !== 'en').map(([text]) => text),
    };
  }, texts);
}

async function firstOf(context: BrowserContext, path: string): Promise<Named> {
  const { items } = await callApi<{ items: Named[] }>(context, 'GET', path);
  const [first] = items;
  if (first === undefined) throw new Error(`nothing at ${path}`);
  return first;
}

for (const locale of ['de', 'ar']) {
  test(`what hosts wrote is told in its own language on pages in ${locale}`, async ({
    openBrowser,
  }) => {
    const context = await openBrowser({ locale });
    await signIn(context, DEMO_GUEST_EMAIL);
    const page = await context.newPage();
    const home = await firstOf(context, '/api/listings?address=Lisbon');
    const itinerant = await firstOf(context, '/api/itinerants?page=1');
    const experience = await firstOf(context, '/api/experiences?page=1');
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
      const answer = await callApi<{ publicPlace?: { name: string } | null }>(context, 'GET', api);
      const { english, unsaid } = await shownOn(page, {
        all: [...textsOf(answer)],
        titles: titlesOf(answer),
      });
      // The name of a public place is the map's, even where a host calls something by it.
      const names = unsaid.filter((text) => text !== answer.publicPlace?.name);
      expect(names, path).toEqual([]);
      expect(english, path).toBeGreaterThan(0);
    }
    await visit(page, `/listings/${home.id}`);
    const english = new Intl.DisplayNames(locale, { type: 'language' }).of('en') ?? '';
    await expect(page.getByText(english).first()).toBeVisible();
  });
}

/** Asks that a page, or the dialog that is open on it, says of what language these titles are. */
async function expectSaid(page: Page, titles: readonly string[]): Promise<void> {
  const shown = await shownOn(page, { all: titles, titles });
  expect(shown.unsaid, page.url()).toEqual([]);
  expect(shown.english, page.url()).toBeGreaterThan(0);
}

test('so are titles in what is said about reservations', async ({ openBrowser }) => {
  const context = await openBrowser({ locale: 'de' });
  await signIn(context, DEMO_GUEST_EMAIL);
  const page = await context.newPage();
  const { items } = await callApi<{
    items: { id: string; status: string; listing: { title: string } }[];
  }>(context, 'GET', '/api/trips');
  const over = items.filter(({ status }) => status === 'completed');
  expect(over).not.toHaveLength(0);
  for (const { id, listing } of over) {
    await visit(page, `/trips/${id}`);
    await expectSaid(page, [listing.title]);
  }

  const [startDate, endDate] = [dayFromToday(60), dayFromToday(67)];
  const home = await hostsFreeStay(context, startDate, endDate);
  const query = new URLSearchParams({ startDate, endDate, guestCount: '1' });
  await visit(page, `/listings/${home.id}?${query}`);
  const panel = page.getByRole('complementary', { name: 'Preis' });
  await panel.getByRole('button', { name: 'Buchen' }).click();
  await expect(page.getByRole('dialog').getByText(home.title)).toBeVisible();
  await expectSaid(page, [home.title]);
});

test('so are titles on pages of a host', async ({ openBrowser }) => {
  const context = await openBrowser({ locale: 'de' });
  await signIn(context, DEMO_HOST_EMAIL);
  const page = await context.newPage();
  const { items } = await callApi<{ items: (Named & { kind: string })[] }>(
    context,
    'GET',
    '/api/properties',
  );
  const titles = items.map(({ title }) => title);
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
  const home = items.find(({ kind }) => kind === 'stay');
  await visit(page, `/properties/${home?.id}/calendar`);
  await expectSaid(page, titles);
  await visit(page, '/reservations');
  await expectSaid(page, titles);
});
