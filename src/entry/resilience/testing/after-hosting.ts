import type { Send, Violations } from './call.ts';
import { type RivalsPlan, WINDOW_DAYS } from './rivals.ts';

/**
 * Gives each listing new prices, compares the prices of search and quote for every stay of two
 * nights, and restores the prices.
 *
 * @returns the stays whose prices differ
 */
export async function pricedApart(
  send: Send,
  { host: { cookie }, listings }: Pick<RivalsPlan, 'host' | 'listings'>,
  firstDay: string,
): Promise<Violations> {
  const apart: string[] = [];
  const day = (days: number) => Temporal.PlainDate.from(firstDay).add({ days }).toString();
  for (const { id } of listings) {
    const terms = [
      { start: day(0), end: day(5), price: 12_345, minNights: 1 },
      { start: day(5), end: day(WINDOW_DAYS), price: 6_789, minNights: 2 },
    ];
    const path = `/api/properties/${id}/terms`;
    const { status } = await send({ method: 'PUT', path, body: { terms }, cookie });
    if (status !== 200) apart.push(`prices of ${id} were refused with ${status}`);
    for (let nth = 0; nth < WINDOW_DAYS; nth += 1) {
      const dates = `startDate=${day(nth)}&endDate=${day(nth + 2)}`;
      const card = await send({ method: 'GET', path: `/api/listings/${id}/card?${dates}`, cookie });
      const path = `/api/listings/${id}/quote?${dates}`;
      const quote = await send({ method: 'GET', path, cookie });
      const found = card.status === 200 ? getAmount(card.body.price, 'amount') : null;
      const offered = quote.body.available === true ? getAmount(quote.body.quote, 'total') : null;
      if (found !== offered) {
        apart.push(`${dates} of ${id}: ${found} in search, ${offered} in the quote`);
      }
    }
    const usual = { start: day(0), end: day(WINDOW_DAYS), price: null, minNights: null };
    await send({ method: 'PUT', path, body: { terms: [usual] }, cookie });
  }
  return apart;
}

function getAmount(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
}

/**
 * Blocks every remaining night, one after the other, and requests each of them.
 *
 * @returns the nights that are offered or sold all the same
 */
export async function soldThoughBlocked(
  send: Send,
  { guests, host, listings }: Pick<RivalsPlan, 'guests' | 'host' | 'listings'>,
  firstDay: string,
): Promise<Violations> {
  const sold: string[] = [];
  const days = Array.from({ length: WINDOW_DAYS }, (_, days) =>
    Temporal.PlainDate.from(firstDay).add({ days }),
  );
  for (const { id } of listings) {
    for (const [nth, day] of days.entries()) {
      const [startDate, endDate] = [day.toString(), day.add({ days: 1 }).toString()];
      const { cookie } = host;
      const nights = [{ start: startDate, end: endDate }];
      const path = `/api/properties/${id}/nights`;
      await send({ method: 'PUT', path, body: { nights, blocked: true }, cookie });
      const guest = guests[nth % guests.length];
      const body = { listingId: id, startDate, endDate, rooms: 1 };
      const asked = { method: 'POST', path: '/api/reservations', body } as const;
      const { status } = await send({ ...asked, cookie: guest?.cookie ?? cookie });
      if (status === 201) sold.push(`${startDate} of ${id} was sold though it was blocked`);
      const quote = `/api/listings/${id}/quote?startDate=${startDate}&endDate=${endDate}`;
      const offered = await send({ method: 'GET', path: quote, cookie });
      if (offered.body.available !== false) sold.push(`${startDate} of ${id} is still offered`);
    }
  }
  return sold;
}
