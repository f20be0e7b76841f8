import { brokenSeats } from '#entry/resilience/testing/invariants.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { Session, SessionLine, WaitlistPlace } from '#features/experiences/contract.ts';
import type { makeExperienceStage, Refusal } from './experience-stage.ts';

type Stage = Awaited<ReturnType<typeof makeExperienceStage>>;
type Key = Pick<Session, 'entryId' | 'date'>;

/** Calls of guests and hosts about the waitlists of an experience. */
export function waitlistCalls({ app, mailsTo }: Stage, listingId: string) {
  const path = ({ entryId, date }: Key) =>
    `/api/experiences/${listingId}/sessions/${entryId}/${date}/waitlist`;
  const fetchPlaces = async (as: TestPerson) =>
    (
      await app.request<{ places: WaitlistPlace[] }>(
        'GET',
        `/api/experiences/${listingId}/waitlist`,
        { as },
      )
    ).body.places;
  return {
    placesOf: fetchPlaces,
    join: (session: Key, as: TestPerson, seats = 1) =>
      app.request<{ place: WaitlistPlace } & Refusal>('POST', path(session), {
        as,
        body: { seats },
      }),
    leave: (session: Key, as: TestPerson) => app.request('DELETE', path(session), { as, body: {} }),
    accept: (
      session: Key,
      as: TestPerson,
      body: object = {},
      headers: Record<string, string> = {},
    ) =>
      app.request<{ reservationId: string; due: number } & Refusal>(
        'POST',
        `${path(session)}/accept`,
        { as, body, headers },
      ),
    /** A guest's place in the waitlist of a session; null where they don't wait. */
    placeOf: async (session: Key, as: TestPerson) =>
      (await fetchPlaces(as)).find(
        ({ entryId, date }) => entryId === session.entryId && date === session.date,
      ) ?? null,
    linesOf: (as: TestPerson) =>
      app.request<{ lines: SessionLine[] } & Refusal>(
        'GET',
        `/api/experiences/${listingId}/waitlists`,
        { as },
      ),
    /** Emails to a person about waitlists. */
    waitlistEmailsTo: async (person: TestPerson) =>
      (await mailsTo(person))
        .filter(({ template }) => template.startsWith('experiences.waitlist-'))
        .map(({ template, ...mail }) => ({
          ...mail,
          kind: template.replace('experiences.waitlist-', ''),
        })),
    noticesOf: async (as: TestPerson) =>
      (
        await app.request<{
          items: { kind: string; text: string; listing: { path: string; search: object } | null }[];
        }>('GET', '/api/notices', { as })
      ).body.items,
    /** Runs queued jobs like a worker; recurring jobs are not among them. */
    drain: () => app.services.jobs.drain(),
    /** Inconsistencies between reservations and seat counts. */
    wrongSeats: () => brokenSeats(app.services.database.executeSql),
  };
}
