import { callApi } from '../support/call-api.ts';
import { follow, untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// Addresses that people have shared are shown as they are: parameters keep their order, their
// spelling and their number, and those that no page reads, such as a campaign's, are retained.

const CAMPAIGN = 'utm_source=news&ref=a&ref=b&parsed=1&search=x&empty=';

const QUERIES = {
  '/': `guestCount=02&${CAMPAIGN}&page=1&category=nowhere&sort=recommended&amenity=wifi,desk&minPrice=10.50`,
  '/listings': `startDate=2031-03-01&${CAMPAIGN}&endDate=2031-03-09&dateMode=exact&guestCount=2`,
  '/search': `address=Lisbon&${CAMPAIGN}&guestCount=3`,
  '/itinerants': `guestCount=01&guestCount=4&scheduleDuration=full&${CAMPAIGN}`,
  '/itinerants/search': `address=Lisbon&${CAMPAIGN}`,
  '/experiences': `when=today&price=20.00&${CAMPAIGN}&routine=a,a`,
  '/experiences/search': `address=Lisbon&${CAMPAIGN}&price=20.00`,
  '/community': `style=tango&${CAMPAIGN}`,
  '/travel': `targets=LIS,LIS&passengers=02&${CAMPAIGN}&origin=ber&address=Lisbon&latitude=38.70`,
  '/faq': `q=how&q=why&${CAMPAIGN}`,
  '/support/contact-us': `subject=Hello&${CAMPAIGN}&page=%2Flistings`,
  '/about': CAMPAIGN,
} as const;

for (const [path, query] of Object.entries(QUERIES)) {
  test(`${path} is shown at its address as written`, async ({ page, request, baseURL }) => {
    const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    await visit(page, `${path}?${query}`);
    const written = `${baseURL}${path}?${query}`;
    expect(decodeURIComponent(page.url())).toBe(decodeURIComponent(written));
    // From another page it is the same.
    await visit(page, path === '/about' ? '/faq' : '/about');
    await follow(page, `${path}?${query}`);
    expect(decodeURIComponent(page.url())).toBe(decodeURIComponent(written));
  });
}

for (const [kind, folder] of [
  ['listings', 'listings'],
  ['itinerants', 'itinerants'],
  ['experiences', 'experience'],
] as const) {
  test(`the page of one of the ${kind} is shown at its address as written`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { items } = await callApi<{ items: { id: string }[] }>(
      page.context(),
      'GET',
      `/api/${kind}?page=1`,
    );
    const path = `/${folder}/${items[0]?.id}?guestCount=02&${CAMPAIGN}&petCount=0&session=x`;
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    await visit(page, path);
    expect(decodeURIComponent(page.url())).toBe(decodeURIComponent(`${baseURL}${path}`));
  });
}

test('a change of the price duration retains all other parameters', async ({ page }) => {
  await visit(page, `/?guestCount=02&${CAMPAIGN}`);
  await page.getByRole('banner').getByRole('combobox').selectOption('month');
  await expect(page).toHaveURL(
    (url) => url.search === `?guestCount=02&${CAMPAIGN}&pricingDuration=month`,
  );
  await untilLive(page);
});
