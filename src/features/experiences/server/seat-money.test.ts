import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_REQUESTS_TO_HOST } from '#domain/request-limits.ts';
import { passPrice, sessionPrice } from '#domain/seat-pricing.ts';
import { sessionsNeeded } from '#domain/sessions-needed.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type {
  ExperienceCard,
  ListedSession,
  SeatsQuote,
  Session,
} from '#features/experiences/contract.ts';
import { WEEKLY } from './testing/experience-form.ts';
import { makeExperienceStage, NOW } from './testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const FEE = 100;
/** Timeout of a story on a busy machine. */
const STORY_MS = 20_000;
const STORIES = Number(process.env.MONEY_STORIES ?? 6);
const MORNING = { ...WEEKLY, title: 'Morning', startTime: '09:00', endTime: '10:00' };
const EVENING = { ...WEEKLY, title: 'Evening' };
const ONCE = { recurrence: { type: 'one-time' }, days: [], specificDate: '2026-05-05' };
const makeOneTime = ({ startsOn: _, ...entry }: typeof MORNING | typeof EVENING) => ({
  ...entry,
  ...ONCE,
});
const DAILY = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  recurrence: { type: 'daily', until: '2026-05-09' },
};

/** Timetables of every tier, with several sessions a day and with an end. */
const TIMETABLES: Readonly<Record<string, readonly object[]>> = {
  'three a week, with an end': [
    {
      ...EVENING,
      days: ['Monday', 'Wednesday', 'Friday'],
      recurrence: { type: 'weekly', until: '2026-05-18' },
    },
  ],
  'twice a day once a week': [MORNING, EVENING],
  'twice a day': [
    { ...MORNING, ...DAILY },
    { ...EVENING, ...DAILY },
  ],
  'once a week by the month': [{ ...EVENING, duration: 'indefinite' }],
  'twice in two weeks by the month': [
    {
      ...EVENING,
      days: ['Tuesday', 'Thursday'],
      recurrence: { type: 'bi-weekly' },
      duration: '3-months',
    },
  ],
  'once a week, and once': [
    EVENING,
    { ...makeOneTime(MORNING), title: 'Once', specificDate: '2026-05-07' },
  ],
  'twice on one day': [makeOneTime(MORNING), makeOneTime(EVENING)],
};

const make = (entries: readonly object[], more: object = {}) =>
  stage.created({
    routineSchedule: entries,
    arrangementFee: FEE / 100,
    depositRequired: false,
    depositAmount: 0,
    guestCount: 20,
    price: 30,
    ...more,
  });
const quoteFor = async (id: string, { entryId, date }: Session, scheduleDuration: string) =>
  (
    await app.request<SeatsQuote>(
      'GET',
      `/api/experiences/${id}/quote?entryId=${entryId}&date=${date}&guests=1&scheduleDuration=${scheduleDuration}`,
    )
  ).body;
const getSeatsTotal = ({ quote }: SeatsQuote) => quote.total - FEE;

describe('the price of a pass', () => {
  test('is never more than its sessions one by one, wherever it is told', async () => {
    const id = await make(TIMETABLES['three a week, with an end'] ?? []);
    // Six sessions, from a Wednesday to the Monday of the week after next.
    const sessions = await stage.sessions(id);
    const passes = [];
    for (const session of sessions) {
      const quote = await quoteFor(id, session, 'full');
      expect(quote.pass).toEqual({ sessions: quote.sessions.length, amount: getSeatsTotal(quote) });
      expect((await quoteFor(id, session, 'one-time')).pass).toEqual(quote.pass);
      passes.push([quote.sessions.length, getSeatsTotal(quote)]);
    }
    expect(passes).toEqual([
      [3, 3_000],
      [3, 3_000],
      [3, 3_000],
      [3, 3_000],
      [2, 2_000],
      [1, 1_000],
    ]);
    const guest = await stage.newGuest();
    const last = sessions.at(-1) as Session;
    const booking = await stage.book(id, last, guest, { scheduleDuration: 'full' });
    expect((await stage.reservation(booking, guest)).total).toBe(1_000 + FEE);
    app.clock.set('2026-05-16T09:00:00Z');
    const { body } = await app.request<{ items: ExperienceCard[] }>(
      'GET',
      '/api/experiences?locationValue=PT&scheduleDuration=full',
    );
    const card = body.items.find((each) => each.id === id);
    expect(card?.price).toEqual({ amount: 1_000 + FEE, period: 'weekly', fee: FEE });
  });

  test('of what happens once is paid by the session, however many a day has', async () => {
    const id = await make(TIMETABLES['twice on one day'] ?? [], { price: 12 });
    const [first] = await stage.sessions(id);
    for (const duration of ['one-time', 'full']) {
      expect(getSeatsTotal(await quoteFor(id, first as Session, duration))).toBe(1_200);
    }
    expect((await stage.page(id)).body.price).toMatchObject({ session: 1_200, period: 1_200 });
  });
});

describe('a pass that loses a session', () => {
  test('moves to as many as are still paid for', async () => {
    const id = await make(TIMETABLES['three a week, with an end'] ?? []);
    const [first, second] = await stage.firstOf(id);
    const guest = await stage.newGuest();
    const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
    await stage.cancelSession(id, second);
    const kept = await stage.reservation(booking, guest);
    expect([kept.sessions.length, kept.total]).toEqual([2, 2_000 + FEE]);
    expect((await moved(booking, guest, (await nth(id, 3)) as Session)).status).toBe(200);
    const after = await stage.reservation(booking, guest);
    expect([after.sessions.length, after.total]).toEqual([2, 2_000 + FEE]);
  });

  test('keeps its number where a cancellation would return only a part', async () => {
    const entries = TIMETABLES['three a week, with an end'] ?? [];
    const id = await make(entries, { cancellationPolicy: 'timely-notice' });
    const [first] = await stage.firstOf(id);
    const guest = await stage.newGuest();
    const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
    const sessions = await stage.sessions(id);
    const before = await stage.reservation(booking, guest);
    expect(before.refundNow).toBe(1_500);
    const refused = await moved(booking, guest, sessions.at(-1) as Session);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'fewer-sessions' }]);
    expect(await stage.reservation(booking, guest)).toEqual(before);
    expect((await moved(booking, guest, sessions[1] as Session)).status).toBe(200);
    const after = await stage.reservation(booking, guest);
    expect([after.sessions.length, after.total, after.refundNow]).toEqual([3, 3_000 + FEE, 1_500]);
  });

  test('is refused where the list of sessions says that too few follow, and there alone', async () => {
    const entries = TIMETABLES['three a week, with an end'] ?? [];
    const id = await make(entries, { cancellationPolicy: 'timely-notice' });
    const [first] = await stage.firstOf(id);
    const guest = await stage.newGuest();
    const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
    const held = (await stage.reservation(booking, guest)).sessions.length;
    const listed = await listedSessions(id);
    expect(listed.map(({ passSessions }) => passSessions)).toEqual([3, 3, 3, 3, 2, 1]);
    for (const session of listed.toReversed()) {
      const { status, body } = await moved(booking, guest, session);
      const isRefused = status === 409 && (body as { code: string }).code === 'fewer-sessions';
      expect(isRefused, session.date).toBe(session.passSessions < sessionsNeeded(held, false));
    }
  });

  test('counts in a list what follows behind its last day, and nothing that is cancelled', async () => {
    const id = await make(TIMETABLES['three a week, with an end'] ?? []);
    const all = await listedSessions(id);
    const [first, second] = all;
    const only = await listedSessions(id, first?.date, second?.date);
    expect(only.map(({ passSessions }) => passSessions)).toEqual([3]);
    await stage.cancelSession(id, second as Session);
    const [after] = await listedSessions(id);
    expect(after?.passSessions).toBe(2);
    const alone = await make(TIMETABLES['twice on one day'] ?? []);
    const counts = (await listedSessions(alone)).map(({ passSessions }) => passSessions);
    expect(counts).toEqual([1, 1]);
  });

  test('gets the difference where it moves to fewer', async () => {
    const id = await make(TIMETABLES['three a week, with an end'] ?? []);
    const [first] = await stage.firstOf(id);
    const guest = await stage.newGuest();
    const booking = await stage.book(id, first, guest, { scheduleDuration: 'full' });
    const last = (await stage.sessions(id)).at(-1) as Session;
    expect((await moved(booking, guest, last)).status).toBe(200);
    const after = await stage.reservation(booking, guest);
    expect([after.sessions.length, after.total, after.paid - after.refunded]).toEqual([
      1,
      1_000 + FEE,
      1_000 + FEE,
    ]);
  });
});

async function listedSessions(id: string, from = '2026-05-01', to = '2026-06-15') {
  const { body } = await app.request<{ sessions: ListedSession[] }>(
    'GET',
    `/api/experiences/${id}/sessions?${new URLSearchParams({ from, to })}`,
  );
  return body.sessions;
}

/** One of the coming sessions; undefined once all are over. */
const nth = async (id: string, at: number): Promise<Session | undefined> => {
  const sessions = await stage.sessions(id);
  return sessions[at % sessions.length];
};

function moved(booking: string, by: TestPerson, { entryId, date }: Session) {
  const body = { status: 'Update', startDate: date, endDate: '2026-12-01' };
  return app.request('POST', `/api/reservations/${booking}`, {
    as: by,
    body: { ...body, session: { entryId, date } },
  });
}

type Step =
  | { do: 'book'; at: number; isPass: boolean }
  | { do: 'move'; nth: number; at: number }
  | { do: 'cancel'; nth: number }
  | { do: 'call-off'; at: number }
  | { do: 'wait'; hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('book' as const), at: fc.nat(9), isPass: fc.boolean() }),
  fc.record({ do: fc.constant('move' as const), nth: fc.nat(5), at: fc.nat(9) }),
  fc.record({ do: fc.constant('cancel' as const), nth: fc.nat(5) }),
  fc.record({ do: fc.constant('call-off' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(6, 30, 60) }),
);

const story = fc.record({
  timetable: fc.constantFrom(...Object.keys(TIMETABLES)),
  policy: fc.constantFrom('casual-cancel', 'timely-notice', 'no-refund'),
  price: fc.integer({ min: 100, max: 9_999 }),
  steps: fc.array(step, { minLength: 5, maxLength: 14 }),
});

/** State of a booking apart from its guest's actions. */
interface Watched {
  readonly id: string;
  readonly guest: TestPerson;
  calledOff: boolean;
}

test(
  'whatever a guest does, they pay what they attend, and a pass is no dearer than its parts',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ timetable, policy, price, steps }) => {
        app.clock.set(NOW);
        const more = { price: price / 100, cancellationPolicy: policy };
        const id = await make(TIMETABLES[timetable] ?? [], more);
        const { sessionsPerPeriod } = (await stage.page(id)).body.price;
        const alone = sessionPrice(price, sessionsPerPeriod);
        const bookings: Watched[] = [];
        for (const each of steps) {
          const booking = 'nth' in each ? bookings[each.nth % bookings.length] : undefined;
          const session = 'at' in each ? await nth(id, each.at) : undefined;
          if ('at' in each && session === undefined) continue;
          const returnable = booking && (await countReturnable(booking));
          switch (each.do) {
            case 'book': {
              const guest = await stage.newGuest();
              const scheduleDuration = each.isPass ? 'full' : 'one-time';
              const made = await stage
                .book(id, session as Session, guest, { scheduleDuration })
                .catch(() => null);
              if (made !== null) bookings.push({ id: made, guest, calledOff: false });
              break;
            }
            case 'move':
              if (booking) await moved(booking.id, booking.guest, session as Session);
              break;
            case 'cancel':
              if (booking) await stage.cancelReservation(booking.id, booking.guest);
              break;
            case 'call-off': {
              const before = await Promise.all(bookings.map(read));
              await stage.cancelSession(id, session as Session);
              for (const [at, watched] of bookings.entries()) {
                const after = await read(watched);
                if (after.total !== before[at]?.total || after.status !== before[at]?.status) {
                  watched.calledOff = true;
                }
              }
              break;
            }
            case 'wait':
              app.clock.advance({ hours: each.hours });
          }
          if (booking !== undefined && returnable !== undefined) {
            const note = JSON.stringify({ timetable, policy, price, each });
            expect(await countReturnable(booking), note).toBeLessThanOrEqual(returnable);
          }
          for (const watched of bookings) {
            const now = await read(watched);
            const net = now.paid - now.refunded;
            const seats = now.total - FEE;
            const begun = now.sessions.filter(({ startsAt }) => isOver(startsAt)).length;
            const note = JSON.stringify({ timetable, policy, price, each, net, begun });
            expect(seats, note).toBeLessThanOrEqual(alone * now.sessions.length);
            if (now.status === 'approved') expect(net, note).toBe(now.total);
            if (watched.calledOff) continue;
            if (now.status === 'approved') {
              const cost = passPrice(price, sessionsPerPeriod, now.sessions.length);
              expect(seats, note).toBe(cost);
              const { refundNow } = now;
              expect(net - refundNow, note).toBeGreaterThanOrEqual(
                FEE + passPrice(price, sessionsPerPeriod, begun),
              );
            }
          }
        }
        const broken = await brokenRules(app.services.database.executeSql);
        expect(broken.filter((rule) => /paid|refunded|total|seats|count/.test(rule))).toEqual([]);
      }),
      { numRuns: STORIES },
    );
  },
  STORY_MS * STORIES,
);

const read = ({ id, guest }: Watched) => stage.reservation(id, guest);

/** Cents that were refunded, plus those that would be if the guest cancelled now. */
async function countReturnable(watched: Watched): Promise<number> {
  const { refunded, refundNow } = await read(watched);
  return refunded + refundNow;
}

function isOver(startsAt: string): boolean {
  return Temporal.Instant.compare(startsAt.replace(/\[.*$/, ''), app.services.now()) < 0;
}

test('who pays may book at one host as often as they like; who gives up may not', async () => {
  const id = await stage.created({ guestCount: 40 });
  const [first] = await stage.firstOf(id);
  const guest = await stage.newGuest();
  for (let nth = 0; nth <= MAX_REQUESTS_TO_HOST; nth += 1) await stage.book(id, first, guest);
  const fickle = await stage.newGuest();
  for (let nth = 0; nth < MAX_REQUESTS_TO_HOST; nth += 1) {
    await stage.cancelReservation(await stage.book(id, first, fickle), fickle);
  }
  await expect(stage.book(id, first, fickle)).rejects.toThrow('too-many-to-host');
});
