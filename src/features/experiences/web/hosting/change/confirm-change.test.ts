import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { draftSchema, type HostingValues } from '../experience-form.ts';
import { detectChangeEffect } from './confirm-change.tsx';

const ENTRY = {
  id: '6f1c1b2e-5f7a-4a39-9d0b-1f6a2f0c7d11',
  title: 'Tuesday table',
  days: ['Tuesday'],
  startTime: '18:30',
  endTime: '21:00',
  timeZone: 'Europe/Lisbon',
  recurrence: { type: 'weekly' },
  startsOn: '2026-05-05',
};
const FORMER = v.parse(draftSchema, {
  guestCount: 8,
  price: 12,
  isPriceAutomatic: false,
  address: 'Rua das Provas 12',
  routineSchedule: [ENTRY],
});
const [FIRST] = FORMER.routineSchedule;
if (FIRST === undefined) throw new Error('there is an entry');
const entry = (change: object) => ({ routineSchedule: [{ ...FIRST, ...change }] });

describe('which sessions a change can be of', () => {
  test.each<[string, Partial<HostingValues>, readonly string[] | null]>([
    ['texts are felt by none', { title: 'Another', rules: 'No shoes.' }, null],
    ['hours', entry({ startTime: '19:00' }), ['all', 'future', 'one']],
    ['the size of the group', { guestCount: 6 }, ['all', 'future', 'one']],
    ['other days', entry({ days: ['Friday'] }), ['all', 'future']],
    ['an entry more', { routineSchedule: [FIRST, { ...FIRST, id: 'another' }] }, ['all']],
    ['an entry less', { routineSchedule: [] }, ['all']],
    ['the place', { address: 'Rua Nova 1' }, ['all']],
    ['the price', { price: 20 }, ['all']],
    ['hours and the price', { ...entry({ endTime: '22:00' }), price: 20 }, ['all', 'future']],
    [
      'what happens once',
      entry({ recurrence: { ...FIRST.recurrence, type: 'one-time' } }),
      ['all'],
    ],
  ])('%s', (_, change, scopes) => {
    const felt = detectChangeEffect(FORMER, { ...FORMER, ...change });
    expect(felt.isFelt ? felt.scopes : null).toEqual(scopes);
  });

  test('a price that follows from the group is no change of its own', () => {
    const former = { ...FORMER, isPriceAutomatic: true };
    const felt = detectChangeEffect(former, { ...former, guestCount: 9, price: 35.56 });
    expect(felt.scopes).toContain('one');
  });
});
