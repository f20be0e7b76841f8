import { expect, test } from 'vitest';
import type { Session } from '#features/experiences/contract.ts';
import { monthDays } from './session-month.tsx';

const session = (date: string, left: number, status: Session['status'] = 'scheduled'): Session => ({
  entryId: '4b6d0b1e-6d0f-4f0e-9a51-6b7d1f0f7a01',
  date,
  title: 'Table',
  startsAt: `${date}T17:30:00Z`,
  endsAt: `${date}T20:00:00Z`,
  timeZone: 'Europe/Lisbon',
  left,
  capacity: 7,
  withdrawn: 0,
  status,
  note: '',
});

test('a month is as many weeks as it touches, from the first weekday on', () => {
  const monday = monthDays('2026-05', [], 1);
  expect(monday).toHaveLength(5);
  expect([monday[0]?.[0]?.date, monday.at(-1)?.at(-1)?.date]).toEqual(['2026-04-27', '2026-05-31']);
  const sunday = monthDays('2026-05', [], 7);
  expect([sunday[0]?.[0]?.date, sunday.at(-1)?.at(-1)?.date]).toEqual(['2026-04-26', '2026-06-06']);
  expect(monday[0]?.map(({ inMonth }) => inMonth)).toEqual([
    ...Array.from({ length: 4 }, () => false),
    ...Array.from({ length: 3 }, () => true),
  ]);
});

test('a day tells the most seats of its sessions that take place', () => {
  const days = monthDays(
    '2026-05',
    [session('2026-05-05', 2), session('2026-05-05', 4), session('2026-05-12', 7, 'cancelled')],
    1,
  ).flat();
  const on = (date: string) => days.find((day) => day.date === date);
  expect([on('2026-05-05')?.sessions.length, on('2026-05-05')?.left]).toEqual([2, 4]);
  expect([on('2026-05-12')?.sessions.length, on('2026-05-12')?.left]).toEqual([1, 0]);
  expect([on('2026-05-13')?.sessions.length, on('2026-05-13')?.left]).toEqual([0, 0]);
});
