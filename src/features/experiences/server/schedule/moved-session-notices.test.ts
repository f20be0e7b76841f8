import { afterAll, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { listNotices } from '#features/reservations/contract.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { makeExperienceStage } from '../testing/experience-stage.ts';
import { waitlistCalls } from '../testing/waitlist-calls.ts';

const stage = await makeExperienceStage();
const { app } = stage;
afterAll(() => app.close());

const MOVES = 20;

/** Notices of a kind as their reader sees them, newest first, and how many are unread in all. */
async function listOfKind(as: TestPerson, kind: string) {
  const { body } = await app.request<RouteResponse<typeof listNotices>>('GET', '/api/notices', {
    as,
  });
  return {
    texts: body.items.filter((notice) => notice.kind === kind).map(({ text }) => text),
    isCountRight: body.unread === body.items.length,
  };
}

test('a session that its host moves twenty times is one notice to who booked, and to who waits', async () => {
  const id = await stage.created({ guestCount: 2 });
  const [first] = await stage.firstOf(id);
  const [booker, waiter] = [await stage.newGuest(), await stage.newGuest()];
  const waitlist = waitlistCalls(stage, id);
  await stage.book(id, first, booker);
  await waitlist.join(first, waiter);
  app.clock.advance({ minutes: 30 });
  const entry = await stage.entryOf(id);
  const session = { entryId: first.entryId, date: first.date };
  for (let nth = 0; nth < MOVES; nth += 1) {
    const hour = nth % 2 === 0 ? 20 : 17;
    const { status, text } = await stage.update(id, {
      scope: 'one',
      session,
      routineSchedule: [{ ...entry, startTime: `${hour}:00`, endTime: `${hour + 2}:00` }],
    });
    expect(status, text).toBe(200);
    await waitlist.drain();
    app.clock.advance({ minutes: 1 });
  }
  const told = await listOfKind(booker, 'rescheduled');
  expect(told).toEqual({ texts: [expect.stringContaining('5:00')], isCountRight: true });
  const waiting = await listOfKind(waiter, 'session-moved');
  expect(waiting).toEqual({ texts: [expect.any(String)], isCountRight: true });
  await stage.runJob('reservations.mail-gathered');
  for (const [as, template] of [
    [booker, 'reservations.rescheduled'],
    [waiter, 'experiences.waitlist-session-moved'],
  ] as const) {
    const mails = (await stage.mailsTo(as)).filter((mail) => mail.template === template);
    expect(mails.length, template).toBeLessThanOrEqual(MOVES / 10);
  }
});
