import type { BrowserContext } from '@playwright/test';
import { callApi } from './call-api.ts';

interface Card {
  id: string;
  title: string;
}

export interface FoundStay extends Card {
  host: { name: string };
  minNights: number;
  guestCount: number;
  capacity: number;
  policy: { id: string };
  place: { timeZone: string };
}

/** A day as the API writes it, counted from today in Lisbon. */
export function dayFromToday(days: number): string {
  return Temporal.Now.zonedDateTimeISO('Europe/Lisbon').toPlainDate().add({ days }).toString();
}

/** A host of the demo world. */
const DEMO_HOST = 'Ana Ferreira';

/**
 * A home of one host of the demo world, to be read only, that is free on these dates: of those that
 * fit, one with the most rooms.
 *
 * @throws Error when there is none
 */
export async function hostsFreeStay(
  context: BrowserContext,
  startDate: string,
  endDate: string,
  fits: (stay: FoundStay) => boolean = () => true,
): Promise<FoundStay> {
  const query = new URLSearchParams({ address: 'Lisbon', startDate, endDate });
  const { items } = await callApi<{ items: Card[] }>(context, 'GET', `/api/listings?${query}`);
  const stays = await Promise.all(
    items.map(({ id }) => callApi<FoundStay>(context, 'GET', `/api/listings/${id}`)),
  );
  const found = stays
    .filter((stay) => stay.host.name === DEMO_HOST && fits(stay))
    .sort((a, b) => b.capacity - a.capacity)[0];
  if (found === undefined)
    throw new Error(`${DEMO_HOST} has no home from ${startDate} to ${endDate}.`);
  return found;
}
