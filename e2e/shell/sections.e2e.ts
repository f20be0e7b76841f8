import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('/listings?category= is the list of that category, and the home page is its lasting address', async ({
  page,
}) => {
  await visit(page, '/listings?category=Home');
  const heading = page.getByRole('heading', { level: 1 });
  // Another test may list a home between the two visits.
  const explored = ((await heading.textContent()) ?? '').replace(/^\d+/, '');
  expect(explored).not.toBe('');
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Home/ }),
  ).toHaveAttribute('aria-current', 'true');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/\?category=Home$/);
  const articles = page.getByRole('main').getByRole('article');
  const atFirst = await articles.count();
  await articles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => articles.count()).toBeGreaterThan(atFirst);
  await expect(page).toHaveURL(/\/listings\?category=Home&page=2$/);

  await visit(page, '/?category=Home');
  await expect(heading).toHaveText(new RegExp(`^\\d+${explored}$`));
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/^request: csp \S+\/assets\/\S+\.js$/));

  test('the menu opens, the filters are a form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sections' }).click();
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Itinerants/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel on, together');
    await page.goto('/?address=Lisbon');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Where to')).toHaveValue('Lisbon');
    await page.getByLabel('Maximum, in dollars').fill('300');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/maxPrice=300/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/in Lisbon$/);
  });
});

for (const width of [1024, 1280, 1920]) {
  test(`the words at the head of the community cover nobody in its picture: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/community');
    const head = page.getByRole('main').locator('header').first();
    const picture = await head.locator('img').boundingBox();
    if (picture === null) throw new Error('the picture has no place');
    for (const words of [head.getByRole('heading', { level: 1 }), head.locator('p')]) {
      const box = await words.boundingBox();
      // There the picture has hardly begun to fade in.
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(picture.x + picture.width / 10);
    }
  });
}
