import { afterEach, expect, test, vi } from 'vitest';
import { deviceZone, usableZone } from './use-reader-zone.ts';

afterEach(() => void vi.restoreAllMocks());

test.each(['Europe/Lisbon', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is usable', (zone) => {
  expect(usableZone(zone)).toBe(zone);
});

test.each(['Etc/Unknown', 'Foo/Bar', '', 'Europe/', '+02:00', 'undefined'])(
  '“%s” counts as none',
  (zone) => {
    expect(usableZone(zone)).toBeNull();
    vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(zone);
    expect(deviceZone()).toBeNull();
  },
);

test('none stays none', () => {
  expect(usableZone(null)).toBeNull();
});
