import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import type { ExperienceDetails, SeatsQuote, Session } from '#features/experiences/contract.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { EXPERIENCE_FORM } from './experience-form.ts';

export interface Refusal {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** A host with a picture and a guest, and their calls about experiences. */
export async function experienceCalls(app: TestApp) {
  const host = await app.signUp('Hanna Host');
  const guest = await app.signUp('Gina Guest');
  const content = await draw('#3a6').jpeg().toBuffer();
  const picture = (await sendPicture(app, content, { as: host })).body.secure_url;

  const create = (overrides: object = {}) =>
    app.request<{ id: string; version: number; hostOwes: number } & Refusal>(
      'POST',
      '/api/experiences',
      { body: { ...EXPERIENCE_FORM, imageSrc: [picture], ...overrides }, as: host },
    );
  return {
    host,
    guest,
    create,
    async created(overrides: object = {}) {
      const { body, text } = await create(overrides);
      if (body.id === undefined) throw new Error(text);
      return body.id;
    },
    page: (id: string, as?: TestPerson) =>
      app.request<ExperienceDetails & Refusal>('GET', `/api/experiences/${id}`, as ? { as } : {}),
    async sessions(id: string, from = '2026-05-01', to = '2026-07-01') {
      const path = `/api/experiences/${id}/sessions?from=${from}&to=${to}`;
      return (await app.request<{ sessions: Session[] }>('GET', path)).body.sessions;
    },
    quote: (id: string, { entryId, date }: Session, more = '') =>
      app.request<SeatsQuote & Refusal>(
        'GET',
        `/api/experiences/${id}/quote?entryId=${entryId}&date=${date}${more}`,
      ),
    book: (id: string, { entryId, date }: Session, more: object = {}, as: TestPerson = guest) =>
      app.request<{ id: string; status: string; total: number } & Refusal>(
        'POST',
        '/api/reservations',
        { body: { listingId: id, session: { entryId, date }, ...more }, as },
      ),
  };
}
