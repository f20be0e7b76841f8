import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import type { ItinerantCard, ItinerantSearchPage } from '#features/itinerants/contract.ts';
import { ITINERANT_FORM } from './itinerant-form.ts';

/** Location that the forms have. */
export const LISBON = { value: 'PT', label: 'Portugal', latlng: [38.7139, -9.1394] };
export const BERLIN = { value: 'DE', label: 'Germany', latlng: [52.52, 13.405] };

/**
 * Lists itinerants over the API and searches for them by their titles.
 *
 * @param now initial time of the test clock; each itinerant is listed a minute after the previous
 *   one
 */
export function listedItinerants(app: TestApp, now: string) {
  const ids = new Map<string, string>();
  const search = async (query: string): Promise<ItinerantSearchPage> => {
    const { status, body, text } = await app.request<ItinerantSearchPage>(
      'GET',
      `/api/itinerants?${query}`,
    );
    if (status !== 200) throw new Error(text);
    return body;
  };
  return {
    search,
    idOf: (title: string): string | undefined => ids.get(title),
    /** Lists an itinerant with the form's fields, some of them overridden. */
    async list(host: TestPerson, title: string, overrides: object = {}): Promise<void> {
      app.clock.set(
        Temporal.Instant.from(now)
          .add({ minutes: ids.size + 1 })
          .toString(),
      );
      const { body, text } = await app.request<{ id: string }>('POST', '/api/itinerants', {
        body: { ...ITINERANT_FORM, title, ...overrides },
        as: host,
      });
      if (body.id === undefined) throw new Error(text);
      ids.set(title, body.id);
    },
    async remove(host: TestPerson, title: string): Promise<void> {
      const path = `/api/listings/${ids.get(title)}`;
      const { status, text } = await app.request('DELETE', path, { as: host });
      if (status !== 200) throw new Error(text);
    },
    async join(guest: TestPerson, title: string, startDate: string, endDate: string) {
      const { status, text } = await app.request('POST', '/api/reservations', {
        body: { listingId: ids.get(title), startDate, endDate },
        as: guest,
      });
      if (status !== 201) throw new Error(text);
    },
    /** The titles of a search's results, in alphabetical order. */
    async found(query: string): Promise<string[]> {
      return (await search(query)).items.map(({ title }) => title).sort();
    },
    async card(title: string, query = 'sort=newest'): Promise<ItinerantCard> {
      const { items } = await search(query);
      const item = items.find((each) => each.title === title);
      if (item === undefined) throw new Error(`${title} is not found by ${query}`);
      return item;
    },
  };
}
