import { expect, test } from 'vitest';
import { buildWorld } from '../build-world.ts';
import { DEMO_GUEST_EMAIL, DEMO_HOST_EMAIL } from '../people/demo-accounts.ts';
import { buildTalks } from './build-talks.ts';

const NOW = '2026-03-01T08:00:00Z';
const world = buildWorld({ seed: 20_260_301, today: '2026-03-01', now: NOW });
const talks = buildTalks(world, NOW);

test('both demo accounts have talks, one a guest and stay', () => {
  const idOf = (email: string) =>
    [...world.guests, ...world.hosts].find((person) => person.email === email)?.id;
  expect(talks.some(({ guestId }) => guestId === idOf(DEMO_GUEST_EMAIL))).toBe(true);
  expect(talks.some(({ hostId }) => hostId === idOf(DEMO_HOST_EMAIL))).toBe(true);
  const pairs = talks.map(({ listingId, guestId }) => `${listingId} ${guestId}`);
  expect(new Set(pairs).size).toBe(talks.length);
});

test('messages follow each other, and none is of the future', () => {
  for (const { messages } of talks) {
    const times = messages.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(Date.parse(NOW));
  }
});

test('nobody reads the same line twice', () => {
  for (const email of [DEMO_GUEST_EMAIL, DEMO_HOST_EMAIL]) {
    const reader = [...world.guests, ...world.hosts].find((person) => person.email === email)?.id;
    const lines = talks
      .filter(({ guestId, hostId }) => guestId === reader || hostId === reader)
      .flatMap(({ messages }) => messages.map(({ text }) => text));
    expect(lines.length).toBeGreaterThan(6);
    expect(new Set(lines).size).toBe(lines.length);
  }
});
