import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { ExperienceDetails } from '#features/experiences/contract.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { disclaimerHash } from '../../catalogue/disclaimer-text.ts';
import { disclaimersFor } from '../../catalogue/disclaimers.ts';
import { EXPERIENCE_FORM } from '../testing/experience-form.ts';

const app = await makeTestApp({ now: '2026-05-01T09:00:00Z' });
afterAll(() => app.close());

let guest: TestPerson;
let yoga: ExperienceDetails;
beforeAll(async () => {
  const host = await app.signUp('Hanna Host');
  guest = await app.signUp('Gina Guest');
  const content = await draw('#3a6').jpeg().toBuffer();
  const { body: picture } = await sendPicture(app, content, { as: host });
  const created = await app.request<{ id: string }>('POST', '/api/experiences', {
    as: host,
    body: {
      ...EXPERIENCE_FORM,
      category: 'Fitness',
      style: 'yoga',
      amenity: ['mats'],
      acknowledgedDisclaimers: disclaimersFor('Fitness', 'yoga').map(({ id }) => id),
      imageSrc: [picture.secure_url],
    },
  });
  const path = `/api/experiences/${created.body.id}`;
  yoga = (await app.request<ExperienceDetails>('GET', path)).body;
});

interface Answer {
  id: string;
  code: string;
  fields?: Record<string, string>;
}

const book = (acknowledgedDisclaimers?: readonly string[]) => {
  const [session] = yoga.sessions;
  if (session === undefined) throw new Error('there are sessions');
  const { entryId, date } = session;
  return app.request<Answer>('POST', '/api/reservations', {
    as: guest,
    body: { listingId: yoga.id, session: { entryId, date }, acknowledgedDisclaimers },
  });
};
const seatsLeft = async () =>
  (await app.request<ExperienceDetails>('GET', `/api/experiences/${yoga.id}`)).body.sessions[0]
    ?.left;
const ids = () => yoga.disclaimers.map(({ id }) => id);

test('guests read what they agree to before they reserve', () => {
  expect(ids()).toContain('health-check');
  expect(ids()).not.toContain('host-responsibilities');
});

test('who ticks none or not all of them reserves nothing', async () => {
  for (const ticked of [undefined, ids().slice(1), ['health-check-of-another']]) {
    const { status, body } = await book(ticked);
    expect([status, body.code]).toEqual([400, 'disclaimers-missing']);
    expect(Object.keys(body.fields ?? {})[0]).toMatch(/^acknowledgedDisclaimers\./);
  }
  expect(await seatsLeft()).toBe(7);
});

test('what was ticked is kept with the reservation, the version and the hash of its text', async () => {
  const { status, body } = await book(ids());
  expect(status).toBe(201);
  const kept = await queryRows<{
    disclaimer: string;
    name: string;
    reservation: string;
    digest: string;
  }>(
    app.services.database.main,
    sql`select disclaimer_id as disclaimer, user_name as name, reservation_id as reservation,
        text_digest as digest
      from experience_acknowledgement
      where listing_id = ${yoga.id} and role = 'participant' and user_id = ${guest.id}
      order by disclaimer_id`,
  );
  expect(kept.map(({ disclaimer }) => disclaimer)).toEqual(ids().toSorted());
  expect(kept.find(({ disclaimer }) => disclaimer === 'health-check')).toEqual({
    disclaimer: 'health-check',
    name: 'Gina Guest',
    reservation: body.id,
    digest: disclaimerHash('health-check'),
  });
});
