import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type {
  ExperienceDetails,
  ScheduleImpact,
  Session,
  StoredExperience,
} from '#features/experiences/contract.ts';
import type { ReservationDetails } from '#features/reservations/contract.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import type { Environment } from '#platform/server/config/config.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { EXPERIENCE_FORM } from './experience-form.ts';

/** Four days before the first session of the form. */
export const NOW = '2026-05-01T09:00:00Z';

/** An error response. */
export interface Refusal {
  code: string;
  message: string;
  fields?: Record<string, string>;
  current?: StoredExperience;
}

/**
 * The whole app with a host, a picture of theirs, and guests.
 *
 * @param env settings that differ from the tests' defaults
 */
export async function makeExperienceStage(env: Environment = {}) {
  const app = await makeTestApp({ now: NOW, env });
  const { main } = app.services.database;
  const host = await app.signUp('Hanna Host');
  const newGuest = (name = 'Gina Guest') =>
    app.signUp(name, { email: `guest+${randomUUID()}@example.org` });
  const content = await draw('#3a6').jpeg().toBuffer();
  const picture = (await sendPicture(app, content, { as: host })).body.secure_url;
  const form = { ...EXPERIENCE_FORM, imageSrc: [picture] };

  const fetchSessions = async (id: string, from = '2026-05-01', to = '2026-07-01') =>
    (
      await app.request<{ sessions: Session[] }>(
        'GET',
        `/api/experiences/${id}/sessions?from=${from}&to=${to}`,
      )
    ).body.sessions;
  const storedForm = async (id: string) =>
    (await app.request<StoredExperience>('GET', `/api/experienceinfo/${id}`, { as: host })).body;

  return {
    app,
    host,
    newGuest,
    form,
    create: (overrides: object = {}, as = host) =>
      app.request<{ id: string; version: number; hostOwes: number } & Refusal>(
        'POST',
        '/api/experiences',
        { body: { ...form, ...overrides }, as },
      ),
    async created(overrides: object = {}): Promise<string> {
      const { body, text } = await this.create(overrides);
      if (body.id === undefined) throw new Error(text);
      return body.id;
    },
    page: (id: string, as?: TestPerson) =>
      app.request<ExperienceDetails & Refusal>('GET', `/api/experiences/${id}`, as ? { as } : {}),
    stored: storedForm,
    /** The current form of an experience, with some fields changed. */
    async update(id: string, overrides: object = {}, as = host) {
      const { pictures: _pictures, logos: _logos, ...stored } = await this.stored(id);
      const { version: _version, ...fields } = stored;
      return app.request<{ id: string; version: number; impact: ScheduleImpact } & Refusal>(
        'POST',
        `/api/experienceinfo/${id}`,
        { body: { ...fields, ...overrides }, as },
      );
    },
    sessions: fetchSessions,
    /** Its first three sessions. */
    async firstOf(id: string): Promise<[Session, Session, Session]> {
      const [first, second, third] = await fetchSessions(id);
      if (first === undefined || second === undefined || third === undefined) {
        throw new Error('there are sessions');
      }
      return [first, second, third];
    },
    /** The first entry of its timetable. */
    async entryOf(id: string) {
      const [entry] = (await storedForm(id)).routineSchedule;
      if (entry === undefined) throw new Error('there is an entry');
      return entry;
    },
    /** Start of its first sessions. */
    startsOf: async (id: string) =>
      (await fetchSessions(id)).slice(0, 4).map(({ startsAt }) => startsAt),
    /** Books seats and, by default, pays for them. */
    async book(
      id: string,
      { entryId, date }: Pick<Session, 'entryId' | 'date'>,
      as: TestPerson,
      {
        isPaid = true,
        ...more
      }: { isPaid?: boolean; guests?: number; scheduleDuration?: string } = {},
    ): Promise<string> {
      const { body, text } = await app.request<{ id: string }>('POST', '/api/reservations', {
        body: { listingId: id, session: { entryId, date }, ...more },
        as,
      });
      if (body.id === undefined) throw new Error(text);
      if (isPaid) await this.settle(await this.checkout(body.id, as));
      return body.id;
    },
    async checkout(reservationId: string, as: TestPerson): Promise<string> {
      const { body, text } = await app.request<{ url: string }>(
        'POST',
        `/api/reservations/${reservationId}/payment`,
        { as, body: {} },
      );
      if (body.url === undefined) throw new Error(text);
      return body.url;
    },
    settle: (url: string) =>
      app.request('POST', `/api/sandbox-checkout/${url.split('/').at(-1)}`, {
        body: { outcome: 'succeed' },
      }),
    reservation: async (reservationId: string, as: TestPerson) =>
      (await app.request<ReservationDetails>('GET', `/api/reservations/${reservationId}`, { as }))
        .body,
    cancelReservation: (reservationId: string, as: TestPerson) =>
      app.request<{ refund: number } & Refusal>('DELETE', `/api/reservations/${reservationId}`, {
        as,
        body: {},
      }),
    cancelSession: (
      id: string,
      { entryId, date, dryRun = false }: Pick<Session, 'entryId' | 'date'> & { dryRun?: boolean },
      as = host,
    ) =>
      app.request<{ reservations: number; impact: ScheduleImpact } & Refusal>(
        'POST',
        `/api/experiences/${id}/sessions/${entryId}/${date}/cancel`,
        { as, body: { dryRun } },
      ),
    mailsTo: async ({ email }: TestPerson) =>
      queryRows<{ template: string; subject: string; text: string }>(
        main,
        sql`select template, subject, text from mail_outbox where "to" = ${email}
          order by created_at, key`,
      ),
    /** Seats of each session that reservations have, and those that its row counts as taken. */
    seatCounts: (id: string) =>
      queryRows<{ date: string; taken: number; held: number }>(
        main,
        sql`
          select session.nominal_date::text as date, session.taken, coalesce((
            select sum(r.units)::int
            from reservation r join reservation_session seat on seat.reservation_id = r.id
            where seat.listing_id = session.listing_id and seat.entry_id = session.entry_id
              and seat.date = session.nominal_date
              and r.status in ('pending', 'approved', 'checked-in', 'completed')
          ), 0) as held
          from listing_session session
          where session.listing_id = ${id}
          order by session.starts_at`,
      ),
    /** Sessions whose row counts other seats as taken than reservations have. */
    async wrongCounts(id: string) {
      return (await this.seatCounts(id)).filter(({ taken, held }) => taken !== held);
    },
    async runJob(name: string) {
      const handler = app.jobHandlers.find((each) => each.name === name);
      if (handler === undefined) throw new Error(`no job ${name}`);
      await handler.run({} as never);
    },
  };
}
