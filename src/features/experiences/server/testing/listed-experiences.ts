import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import type {
  ComingSession,
  ExperienceCard,
  ExperienceSearchPage,
} from '#features/experiences/contract.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { DISCLAIMERS } from '../../catalogue/disclaimers.ts';
import { EXPERIENCE_FORM } from './experience-form.ts';

/** Location that the forms have. */
export const BERLIN = {
  value: 'DE',
  label: 'Germany',
  latlng: [52.52, 13.405],
  region: 'Berlin',
  city: 'Berlin',
};

/** A single session of an hour or two. */
export function once(date: string, startTime = '18:30', endTime = '20:00', zone = 'Europe/Lisbon') {
  return {
    title: `Once on ${date}`,
    days: [],
    startTime,
    endTime,
    timeZone: zone,
    recurrence: { type: 'one-time' },
    specificDate: date,
  };
}

/**
 * Lists experiences over the API and searches for them by their titles.
 *
 * @param now initial time of the test clock; each experience is listed a minute after the
 *   previous one
 */
export function listedExperiences(app: TestApp, now: string) {
  const ids = new Map<string, string>();
  const pictures = new Map<TestPerson, string>();

  async function getPicture(host: TestPerson): Promise<string> {
    const known = pictures.get(host);
    if (known !== undefined) return known;
    const content = await draw('#3a6').jpeg().toBuffer();
    const { secure_url: url } = (await sendPicture(app, content, { as: host })).body;
    pictures.set(host, url);
    return url;
  }

  const search = async (query: string): Promise<ExperienceSearchPage> => {
    const { status, body, text } = await app.request<ExperienceSearchPage>(
      'GET',
      `/api/experiences?${query}`,
    );
    if (status !== 200) throw new Error(text);
    return body;
  };
  return {
    search,
    idOf: (title: string): string => ids.get(title) ?? title,
    /** Lists an experience with the form's fields, some of them overridden. */
    async list(host: TestPerson, title: string, overrides: object = {}): Promise<void> {
      const picture = await getPicture(host);
      app.clock.set(
        Temporal.Instant.from(now)
          .add({ minutes: ids.size + 1 })
          .toString(),
      );
      const { body, text } = await app.request<{ id: string }>('POST', '/api/experiences', {
        body: {
          ...EXPERIENCE_FORM,
          imageSrc: [picture],
          title,
          acknowledgedDisclaimers: DISCLAIMERS.map(({ id }) => id),
          ...overrides,
        },
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
    /** Takes seats of the session on a day. */
    async book(guest: TestPerson, title: string, startDate: string, guests: number): Promise<void> {
      const query = `from=${startDate}&to=${startDate.slice(0, 8)}28`;
      const path = `/api/experiences/${ids.get(title)}/sessions?${query}`;
      const { body } = await app.request<{ sessions: { entryId: string; date: string }[] }>(
        'GET',
        path,
      );
      const session = body.sessions.find(({ date }) => date === startDate);
      if (session === undefined) throw new Error(`${title} has no session on ${startDate}`);
      const { entryId, date } = session;
      const { status, text } = await app.request('POST', '/api/reservations', {
        body: { listingId: ids.get(title), session: { entryId, date }, guests },
        as: guest,
      });
      if (status !== 201) throw new Error(text);
    },
    /** The titles of a search's results, in alphabetical order. */
    async found(query: string): Promise<string[]> {
      return (await search(query)).items.map(({ title }) => title).sort();
    },
    async card(title: string, query = 'sort=newest'): Promise<ExperienceCard> {
      const { items } = await search(query);
      const item = items.find((each) => each.title === title);
      if (item === undefined) throw new Error(`${title} is not found by ${query}`);
      return item;
    },
    async coming(query: string): Promise<{ sessions: ComingSession[]; hasMore: boolean }> {
      const path = `/api/coming-sessions?${query}`;
      return (await app.request<{ sessions: ComingSession[]; hasMore: boolean }>('GET', path)).body;
    },
  };
}
