import { afterAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import { ITINERANT_FORM } from '../testing/itinerant-form.ts';

const app = await makeTestApp({ now: '2026-04-20T09:00:00Z' });
afterAll(() => app.close());

interface Answer {
  readonly id: string;
  readonly code?: string;
  readonly fields?: Record<string, string>;
}

test.each(['pending', 'approved'])(
  'who changes dates while it is %s is told which nights are free instead, their own among them',
  async (status) => {
    const host = await app.signUp(`Hanna ${status}`);
    const guest = await app.signUp(`Dora ${status}`);
    const other = await app.signUp(`Emil ${status}`);
    const send = (as: TestPerson, path: string, body: object) =>
      app.request<Answer>('POST', path, { as, body });
    // Three weeks from 3 May.
    const listed = await send(host, '/api/itinerants', { ...ITINERANT_FORM, guestCount: 2 });
    const two = { listingId: listed.body.id, guests: 2 };
    const taken = { ...two, startDate: '2026-05-10', endDate: '2026-05-17' };
    const own = { ...two, startDate: '2026-05-17', endDate: '2026-05-24' };
    await send(other, '/api/reservations', taken);
    const path = `/api/reservations/${(await send(guest, '/api/reservations', own)).body.id}`;
    if (status === 'approved') await send(host, path, { status });
    const dates = { startDate: '2026-05-14', endDate: '2026-05-22' };
    const refused = await send(guest, path, { status: 'Update', ...dates });
    expect([refused.status, refused.body.code]).toEqual([409, 'nights-taken']);
    expect(refused.body.fields?.startDate).toBe(
      "There aren't enough places on May 14 – 16. Free instead: May 3 – 10 and May 17 – 24.",
    );
  },
);
