import { expect, test } from 'vitest';
import type { ReservationRow } from '../../contract.ts';
import { groupRows } from './group-rows.ts';

function row(id: string, over: Partial<ReservationRow>): ReservationRow {
  const person = { id, name: 'Ana', image: null };
  return {
    id,
    key: 'WH-1',
    status: 'pending',
    startDate: '2026-05-01',
    endDate: '2026-05-08',
    timeZone: 'Europe/Lisbon',
    nights: 7,
    sessions: [],
    guests: 1,
    showsAmounts: true,
    payment: 'settled',
    totalPrice: 700,
    total: 70_000,
    paid: 0,
    due: 0,
    deposit: 0,
    listing: {
      id,
      kind: 'stay',
      title: 'Loft',
      city: 'Lisbon',
      countryName: 'Portugal',
      cover: null,
      available: true,
    },
    boarding: null,
    guest: person,
    host: person,
    checkInUntil: '2026-05-09T00:00:00+01:00',
    isInstant: false,
    answerBy: '2026-04-04T12:00:00Z',
    payBy: null,
    changeWaiting: false,
    createdAt: '2026-04-01T12:00:00Z',
    ...over,
  };
}

const ROWS = [
  row('late', { answerBy: '2026-04-04T12:00:00Z' }),
  // An hour before the other, although it is already the next day there.
  row('soon', { answerBy: '2026-04-05T01:00:00+14:00' }),
  row('june', { status: 'approved', startDate: '2026-06-01' }),
  row('may', { status: 'checked-in', startDate: '2026-05-01' }),
  row('moving', { status: 'approved', changeWaiting: true, answerBy: '2026-04-03T12:00:00Z' }),
  row('older', { status: 'completed', startDate: '2025-01-01' }),
  row('newer', { status: 'declined', startDate: '2025-09-01' }),
];
const READ_AT = '2026-04-02T12:00:00Z';
const ids = (rows: readonly ReservationRow[]) => rows.map(({ id }) => id);

test('a host sees what waits by its deadline, changes of dates after it', () => {
  const { waiting, upcoming, past } = groupRows(ROWS, 'host', READ_AT);
  expect(ids(waiting)).toEqual(['soon', 'late', 'moving']);
  expect(ids(upcoming)).toEqual(['may', 'june']);
  expect(ids(past)).toEqual(['newer', 'older']);
});

test('held seats wait for the payment of their guest, and for no host', () => {
  const listing = { ...row('seats', {}).listing, kind: 'experience' as const };
  const rows = [row('seats', { listing }), row('paid', { listing, status: 'approved' })];
  expect(ids(groupRows(rows, 'guest', READ_AT).todo)).toEqual(['seats']);
  expect(groupRows(rows, 'host', READ_AT).waiting).toEqual([]);
  expect(new Set(ids(groupRows(rows, 'host', READ_AT).upcoming))).toEqual(
    new Set(['seats', 'paid']),
  );
});

test('a guest whose change waits still has that stay ahead', () => {
  const { waiting, upcoming } = groupRows(ROWS, 'guest', READ_AT);
  expect(ids(waiting)).toEqual(['soon', 'late']);
  expect(new Set(ids(upcoming))).toEqual(new Set(['may', 'june', 'moving']));
});

test('what asks its guest for something stands apart, the most urgent first', () => {
  const rows = [
    row('waits', {}),
    row('later', { status: 'approved', payment: 'due', due: 5_000, payBy: '2026-04-03T12:00:00Z' }),
    row('sooner', {
      status: 'approved',
      payment: 'due',
      due: 5_000,
      payBy: '2026-04-02T18:00:00Z',
    }),
    row('here', { status: 'approved', startDate: '2026-04-02' }),
    // It is the day of arrival there already.
    row('ahead', { status: 'approved', startDate: '2026-04-03', timeZone: 'Pacific/Kiritimati' }),
    row('in', { status: 'checked-in', startDate: '2026-04-01' }),
  ];
  const { todo, upcoming, waiting } = groupRows(rows, 'guest', READ_AT);
  expect(ids(todo)).toEqual(['here', 'sooner', 'ahead', 'later']);
  expect(ids(upcoming)).toEqual(['in']);
  expect(ids(waiting)).toEqual(['waits']);
  expect(groupRows(rows, 'host', READ_AT).todo).toEqual([]);
});

test('a session that has ended asks nothing more, though its guest can still check in', () => {
  const listing = { ...row('seats', {}).listing, kind: 'experience' as const };
  const seats = (id: string, endsAt: string) =>
    row(id, {
      listing,
      status: 'approved',
      startDate: '2026-04-02',
      sessions: [
        {
          entryId: id,
          date: '2026-04-02',
          startsAt: '2026-04-02T09:00:00Z',
          endsAt,
          status: 'scheduled',
        },
      ],
    });
  const rows = [seats('over', READ_AT), seats('on', '2026-04-02T12:00:01Z')];
  const { todo, past } = groupRows(rows, 'guest', READ_AT);
  expect([ids(todo), ids(past)]).toEqual([['on'], ['over']]);
});
