import type { BrowserContext } from '@playwright/test';
import { requestStay } from '../../support/book-stay.ts';
import { callApi } from '../../support/call-api.ts';
import { expectNoSidewaysScroll, settle } from '../../support/check-page.ts';
import { registerConfirmed } from '../../support/confirm-address.ts';
import { dayFromToday } from '../../support/find-stay.ts';
import { GUEST, HOST, type Home, listHome } from '../../support/list-home.ts';
import { visit } from '../../support/visit.ts';
import { expect, test } from '../../support/watched-test.ts';
import { wordsOfContent, wordsOfData } from './known-words.ts';
import { lookAtTexts } from './look-at-texts.ts';

const WIDTHS = [1280, 390];

interface PageCase {
  readonly path: string;
  readonly as: 'guest' | 'host' | 'nobody';
  /** Calls that answer with what people wrote on the page. */
  readonly data: readonly string[];
  /** Written pages whose text stands on it. */
  readonly written?: readonly string[];
  /** A button that opens the dialog to be looked at. */
  readonly opener?: string;
}

async function casesOf(
  guest: BrowserContext,
  newcomer: BrowserContext,
  stay: Home,
): Promise<PageCase[]> {
  const dates = { startDate: dayFromToday(300), endDate: dayFromToday(330) };
  const { id } = await requestStay(guest, { inDays: 340, message: 'Hello there.', home: stay });
  // Nothing of theirs is approved yet, so what they wrote isn't all there to be read.
  const asked = await requestStay(newcomer, {
    inDays: 350,
    message: 'Call +351 912 345 678.',
    home: stay,
  });
  const talk = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
    listingId: stay.id,
  });
  await callApi(guest, 'POST', `/api/conversations/${talk.id}/messages`, {
    text: 'Is there a desk with daylight?',
  });
  const listing = [
    `/api/listings/${stay.id}`,
    `/api/listings/${stay.id}/similar`,
    `/api/listings/${stay.id}/reviews`,
  ];
  const { items } = await callApi<{ items: { id: string }[] }>(
    guest,
    'GET',
    '/api/itinerants?page=1',
  );
  const [itinerant] = items;
  if (itinerant === undefined) throw new Error('the demo world has itinerants');
  const itinerantPage = [
    `/api/itinerants/${itinerant.id}`,
    `/api/itinerants/${itinerant.id}/similar`,
    `/api/listings/${itinerant.id}/reviews`,
  ];
  const search = `address=Lisbon&guestCount=2&${new URLSearchParams(dates)}`;
  const trips = ['/api/trips', '/api/me'];
  const hosted = ['/api/reservations', '/api/me'];
  return [
    { path: '/', as: 'nobody', data: ['/api/listings?page=1', '/api/stays/categories'] },
    {
      path: `/?${search}`,
      as: 'guest',
      data: [`/api/listings?${search}`, '/api/stays/categories'],
    },
    {
      path: '/?address=Lisbon&minPrice=90000',
      as: 'nobody',
      data: [
        '/api/listings?address=Lisbon&minPrice=90000',
        // What the nearest way out finds, shown instead.
        '/api/listings?address=Lisbon',
        '/api/stays/categories',
      ],
    },
    { path: `/listings/${stay.id}`, as: 'nobody', data: listing },
    { path: `/listings/${stay.id}?${new URLSearchParams(dates)}`, as: 'guest', data: listing },
    { path: `/itinerants/${itinerant.id}`, as: 'nobody', data: itinerantPage },
    { path: '/trips', as: 'guest', data: trips },
    { path: `/trips/${id}`, as: 'guest', data: [...trips, `/api/reservations/${id}`] },
    { path: '/reservations', as: 'host', data: hosted },
    {
      path: `/reservations/${asked.id}`,
      as: 'host',
      data: [...hosted, `/api/reservations/${asked.id}`],
    },
    { path: '/properties', as: 'host', data: ['/api/properties'] },
    { path: '/earnings', as: 'host', data: ['/api/earnings'] },
    // The first step of a new home.
    {
      path: '/properties',
      as: 'host',
      data: ['/api/properties'],
      opener: 'main header button',
    },
    { path: '/messages', as: 'guest', data: ['/api/conversations'] },
    {
      path: `/messages/${talk.id}`,
      as: 'host',
      data: ['/api/conversations', `/api/conversations/${talk.id}`],
    },
    {
      path: '/itinerants',
      as: 'nobody',
      data: ['/api/itinerants?page=1', '/api/itinerant-categories'],
    },
    {
      path: '/experiences',
      as: 'nobody',
      data: ['/api/experiences?page=1', '/api/experience-categories'],
    },
    {
      path: '/community',
      as: 'nobody',
      data: ['/api/experiences?category=Community&page=1', '/api/coming-sessions?when=today'],
    },
    { path: '/travel', as: 'nobody', data: ['/api/travel/targets'] },
    { path: '/support', as: 'nobody', data: [], written: ['support/index'] },
    { path: '/support/contact-us', as: 'nobody', data: [], written: ['support/contact-us'] },
    { path: '/support/contact-host', as: 'guest', data: trips, written: ['support/contact-host'] },
    { path: '/faq', as: 'nobody', data: [], written: ['faq'] },
    { path: '/guide', as: 'nobody', data: [], written: ['guide/index'] },
    { path: '/blog', as: 'nobody', data: [], written: ['blog/index'] },
    {
      path: '/wayhearth',
      as: 'nobody',
      data: ['/api/coming-sessions', '/api/coming-sessions?category=Community'],
      written: ['events'],
    },
    { path: '/sitemap', as: 'nobody', data: [], written: ['sitemap'] },
    { path: '/favorites', as: 'guest', data: ['/api/favorites'] },
    { path: '/profile-settings', as: 'guest', data: ['/api/profile', '/api/sessions'] },
    { path: '/settings/language', as: 'nobody', data: [] },
    { path: '/settings/currency', as: 'nobody', data: [] },
    { path: '/settings/global-preferences', as: 'guest', data: [] },
    { path: '/no-such-page', as: 'nobody', data: [] },
  ];
}

test.describe.configure({ mode: 'parallel' });

/** Each looks at every other page, since two can look at once. */
for (const half of [0, 1]) {
  test(`with texts 140% as long nothing is cut off, and no text is left in English: half ${half + 1}`, async ({
    openBrowser,
    faults,
  }, testInfo) => {
    test.setTimeout(420_000);
    faults.allow(/^answer: 404 GET \S+\/no-such-page$/, /404 \(Not Found\).*no-such-page/);
    const contexts = {
      guest: await openBrowser(),
      host: await openBrowser(),
      nobody: await openBrowser(),
    };
    await registerConfirmed(contexts.guest, GUEST);
    await registerConfirmed(contexts.host, HOST);
    const home = await listHome(contexts.host);
    const newcomer = await openBrowser();
    await registerConfirmed(newcomer, 'Nova Newcomer');
    const pageCases = await casesOf(contexts.guest, newcomer, home);
    const mine = pageCases.filter((_, at) => at % 2 === half);
    for (const { path, as, data, written, opener } of mine) {
      const known = await wordsOfData(contexts[as], data);
      if (written !== undefined) for (const word of wordsOfContent(written)) known.add(word);
      const page = await contexts[as].newPage();
      await visit(page, path);
      if (opener !== undefined) {
        await page.locator(opener).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const what = `${opener === undefined ? '' : 'the dialog of '}${path} at ${width} px`;
        const { clipped, unlocalised } = await lookAtTexts(page, known);
        expect.soft(clipped, `cut off on ${what}`).toEqual([]);
        expect.soft(unlocalised, `not translated on ${what}`).toEqual([]);
        await expectNoSidewaysScroll(page, what);
        if (clipped.length + unlocalised.length === 0) continue;
        const name = `${what.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}.png`;
        await page.screenshot({ path: testInfo.outputPath(name), fullPage: true });
      }
      await page.close();
    }
  });
}

test('the look finds what is cut off and what is not translated', async ({ page }) => {
  await visit(page, '/settings/currency');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p style="width:3rem;overflow:hidden;white-space:nowrap">Ünfölděd wörds</p><p>Forgotten words</p>',
      );
  });
  const { clipped, unlocalised } = await lookAtTexts(page, await wordsOfData(page.context(), []));
  expect(clipped).toEqual([expect.stringContaining('Ünfölděd')]);
  expect(unlocalised).toEqual([expect.stringContaining('Forgotten words')]);
});
