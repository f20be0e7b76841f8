import { expect, test } from 'vitest';
import { cityOfZone, zonesByOffset } from './zone-select.tsx';

test.each([
  ['Europe/Lisbon', 'Lisbon'],
  ['America/Los_Angeles', 'Los Angeles'],
  ['America/Indiana/Tell_City', 'Tell City, Indiana'],
  ['UTC', 'UTC'],
])('%s is chosen as %s', (zone, city) => {
  expect(cityOfZone(zone)).toBe(city);
});

test('each zone can be told from the others at its offset', () => {
  const named = zonesByOffset().map(({ city, offset }) => `${city} ${offset}`);
  expect(named.length).toBeGreaterThan(300);
  expect(new Set(named).size).toBe(named.length);
});
