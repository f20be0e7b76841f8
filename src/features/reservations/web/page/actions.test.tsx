import { expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { Actions } from './actions.tsx';

/** The actions of a guest who may check in, or is locked out for now. */
function actions(checkInLockedUntil: string | null): string {
  const may = { checkIn: checkInLockedUntil === null };
  const listing = { city: 'Tokyo', kind: 'stay' };
  const asked = { due: 0, timeZone: 'Asia/Tokyo', listing, sessions: [], checkInLockedUntil };
  const reservation = { id: 'one', may, ...asked };
  return renderHtml(
    <Actions
      reservation={reservation as unknown as ReservationDetails}
      readAt="2026-03-19T15:05:00Z"
    />,
  );
}

test('a locked check-in stays in sight with its reason, and the time', () => {
  const html = actions('2026-03-19T15:15:00Z');
  const [, reason = ''] = /<p id="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(/<time dateTime="2026-03-19T15:15:00Z"><span>12:15\sAM in Tokyo<\/span> \(/);
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(
    /^Too many wrong codes\. You can try again at .+ \(10 minutes left\)\.Check in$/,
  );
  expect(html).toMatch(new RegExp(`<button[^>]* disabled="" aria-describedby="${reason}"`));
});

test('an open one has nothing to explain', () => {
  const html = actions(null);
  expect(html).not.toMatch(/Too many|disabled=""/);
  expect(html).toContain('Check in');
});

test.each([
  ['is offered while it is free', '2026-05-02T00:00:00Z', true],
  ['is not offered once it is too late for that', '2026-05-04T00:00:00Z', false],
])('moving seats to another date %s', (_, readAt, isOffered) => {
  const until = '2026-05-03T18:30:00+01:00';
  const step = { from: '2026-05-01T10:00:00+01:00', amount: 0 };
  const reservation = {
    id: 'one',
    due: 0,
    timeZone: 'Europe/Lisbon',
    checkInLockedUntil: null,
    listing: { kind: 'experience' },
    may: { updateDates: true, cancel: true },
    sessions: [{ startsAt: '2026-05-05T18:30:00+01:00' }],
    refunds: [
      { ...step, until, rule: 'all', percent: 100, isMost: true },
      { ...step, until: null, rule: 'percent', percent: 0, isMost: false },
    ],
  };
  const html = renderHtml(
    <Actions reservation={reservation as ReservationDetails} readAt={readAt} />,
  );
  expect(html.includes('Move to another date')).toBe(isOffered);
  expect(html).toContain('Cancel');
});
