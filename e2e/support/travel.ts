import { expect, type Page, type Request } from '@playwright/test';

/** The search for flights in the top bar. */
export const travelBar = (page: Page) => page.getByRole('search', { name: 'Flights' });

/** Everything that the search asks, below the bar. */
export const travelPanel = (page: Page) => travelBar(page).getByRole('region', { name: 'Filters' });

/** What the page's address asks for. */
export const askedOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Opens the panel by its button. */
export async function openTravelPanel(page: Page) {
  await travelBar(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  await expect(travelPanel(page)).toBeVisible();
  return travelPanel(page);
}

/** Bodies of the searches for flights that a page sends from now on. */
export function flightSearches(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/flightsAPIService')) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

/** Chooses places of the panel's list by their names. */
export async function chooseTargets(page: Page, ...names: string[]): Promise<void> {
  const panel = travelPanel(page);
  for (const name of names) {
    await travelBar(page)
      .getByRole('searchbox', { name: 'Find destinations and festivals' })
      .first()
      .fill(name);
    await panel
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .check();
  }
}
