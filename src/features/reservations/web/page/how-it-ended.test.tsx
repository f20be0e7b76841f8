import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { InboxCard } from '../pages/host-reservations-page.tsx';
import { TripCard } from '../pages/trips-page.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { ReservationHeader } from './header.tsx';
import { NextStep } from './next-step.tsx';

const READ_AT = '2026-03-02T09:00:00Z';
const ENDED = ['completed', 'declined', 'expired', 'cancelled', 'no-show'] as const;
const SIDES = ['guest', 'host'] as const;

/**
 * The fields of a reservation that these parts read; its guest and host are deleted unless named.
 */
function reservation(of: Partial<ReservationDetails>, name = ''): ReservationDetails {
  const person = { id: 'an-id', name, image: null };
  const listing = {
    kind: 'stay',
    title: 'Loft',
    city: 'Lisbon',
    countryName: 'Portugal',
    cover: null,
  };
  return {
    id: 'one',
    key: 'WH-1',
    status: 'completed',
    startDate: '2026-01-01',
    deposit: 0,
    endDate: '2026-01-08',
    timeZone: 'Europe/Lisbon',
    nights: 7,
    guests: 1,
    rooms: 1,
    sessions: [],
    pets: 0,
    totalPrice: 700,
    total: 70_000,
    showsAmounts: true,
    payment: 'settled',
    due: 0,
    guest: person,
    host: person,
    listing,
    ...of,
  } as ReservationDetails;
}

/** The readable text, without hidden decoration. */
const toReadableText = (node: ReactNode) =>
  renderHtml(node)
    .replaceAll(/<[^>]*aria-hidden="true"[^>]*>[^<]*/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");

const step = (of: Partial<ReservationDetails>, viewer: 'guest' | 'host', name = '') =>
  toReadableText(<NextStep reservation={reservation(of, name)} viewer={viewer} readAt={READ_AT} />);

describe.each(SIDES)('to the %s, of the other whose account is deleted', (viewer) => {
  test.each(ENDED)('a %s reservation tells its end in a whole sentence', (status) => {
    const text = step({ status }, viewer);
    expect(text).toMatch(/^[A-Z].*\w\.$/);
    expect(text).not.toMatch(/ {2}| \.|(with|by|from)\.|^ /);
    expect(step({ status }, viewer, 'Ana')).toMatch(/^(Ana |(This|Your?) )/);
  });

  test('one who left early is not told that it was cancelled', () => {
    const events = ['request', 'check-in', 'cancel'].map((action) => ({ action }));
    const left = { status: 'cancelled', events } as Partial<ReservationDetails>;
    for (const name of ['', 'Ana']) {
      expect(step(left, viewer, name)).toMatch(/^(You|Ana|Your guest) left early\. .*\w\.$/);
    }
    expect(step({ ...left, events: [] }, viewer)).toMatch(/^This stay was cancelled/);
  });

  test('the head has words in place of the name, and leads to no profile', () => {
    const head = (name: string) => (
      <ReservationHeader
        reservation={reservation({ viewer }, name)}
        contact={<button type="button">Write</button>}
      />
    );
    expect(toReadableText(head(''))).toContain('Former member');
    expect(renderHtml(head(''))).not.toMatch(/profile|<button/);
    expect(renderHtml(head('Ana'))).toMatch(/\/profile\/an-id.*Ana.*<button/);
  });

  test('a card has words in place of the name', () => {
    const inbox = {
      headline: '',
      isGuestVerified: false,
      receives: null,
      may: { approve: false, decline: false },
    };
    const row = { ...reservation({}), ...inbox };
    const text = toReadableText(
      viewer === 'guest' ? (
        <TripCard reservation={row} readAt={READ_AT} eager />
      ) : (
        <InboxCard reservation={row} readAt={READ_AT} />
      ),
    );
    expect(text).toContain('Former member');
    expect(text).not.toMatch(/Hosted by|From/);
  });
});

test.each(['guest', 'host'] as const)(
  'to the %s, of seats, it says nothing of nights',
  (viewer) => {
    const listing = { ...reservation({}).listing, kind: 'experience' } as const;
    for (const status of ['completed', 'expired', 'cancelled'] as const) {
      const text = step({ status, listing }, viewer, 'Ana');
      expect(text).toMatch(/^[A-Z].*\w\.$/);
      expect(text).not.toMatch(/night|stay|request|dates/i);
    }
    const due = {
      status: 'pending',
      listing,
      payment: 'due',
      due: 4_000,
      payBy: '2026-01-01T09:35:00Z',
    } as const;
    expect(step(due, viewer, 'Ana')).toMatch(/seats/);
  },
);

test.each([
  ['a deleted account', '', 'Former member requested to stay', 'The reservation was cancelled'],
  ['nobody', null, 'Former member requested to stay', 'The reservation was cancelled'],
  ['a person', 'Ana', 'Ana requested to stay', 'Ana cancelled the reservation'],
])('what %s did is told in whole sentences', (_, actorName, asked, cancelled) => {
  const event = { actorName, at: READ_AT, party: 'guest', reason: null, details: {} } as const;
  const status = { fromStatus: null, toStatus: 'pending' } as const;
  const text = toReadableText(
    <EventTimeline
      kind="stay"
      zone="UTC"
      city="Lisbon"
      events={[
        { ...event, ...status, action: 'request' },
        { ...event, ...status, action: 'cancel' },
      ]}
    />,
  );
  expect(text).toContain(asked);
  expect(text).toContain(cancelled);
});

test('a deposit is spoken of only where there is one', () => {
  const missed = (deposit: number) => step({ status: 'no-show', deposit }, 'guest');
  expect(missed(1)).toBe("You didn't check in. Your deposit will be refunded.");
  expect(missed(0)).toBe("You didn't check in.");
});

test.each([
  ['experience', '2026-03-01T22:30:00Z', 'guest', /Were you there\? You can still check in until/],
  ['experience', '2026-03-01T22:30:00Z', 'host', /you can still check them in until/],
  ['stay', null, 'guest', /^It's your last day\..* you can still check in until/],
  ['stay', null, 'host', /^It's the last day\..* they can still check in until/],
] as const)(
  'check-in that is open after the end of a %s (%s) tells the %s until when',
  (kind, endsAt, viewer, words) => {
    const of = {
      status: 'approved',
      listing: { ...reservation({}).listing, kind },
      startDate: '2026-03-01',
      endDate: '2026-03-02',
      sessions: endsAt === null ? [] : [{ startsAt: endsAt, endsAt }],
      changeWaiting: false,
    } as unknown as Partial<ReservationDetails>;
    const open = step({ ...of, checkInUntil: '2026-03-02T22:30:00Z' }, viewer, 'Ana');
    expect(open).toMatch(words);
    expect(open).toMatch(/until today 10:30\sPM in Lisbon\.$/);
    const closed = step({ ...of, checkInUntil: READ_AT }, viewer, 'Ana');
    expect(closed).toMatch(/^It's over. It ended on .+\.$/);
    expect(closed).not.toMatch(/check/);
  },
);
