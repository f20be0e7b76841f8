import { expect, test } from 'vitest';
import { CO_HOST_DUTIES, CO_HOST_ROLES, coHostingState, hasCoHostDuty } from './co-hosts.ts';

test('each role has the duties of the one before, and more', () => {
  const duties = CO_HOST_ROLES.map((role) =>
    CO_HOST_DUTIES.filter((duty) => hasCoHostDuty(role, duty)),
  );
  expect(duties).toEqual([
    ['calendar'],
    ['calendar', 'messages'],
    ['calendar', 'messages', 'homes'],
  ]);
});

const AT = (text: string) => Temporal.Instant.from(text);
const INVITED = { invitedAt: AT('2026-05-01T10:00:00Z'), acceptedAt: null, endedAt: null };

test.each([
  [INVITED, '2026-05-15T09:59:59Z', 'invited'],
  [INVITED, '2026-05-15T10:00:00Z', 'over'],
  [{ ...INVITED, acceptedAt: AT('2026-05-02T10:00:00Z') }, '2027-05-15T10:00:00Z', 'accepted'],
  [
    { ...INVITED, acceptedAt: AT('2026-05-02T10:00:00Z'), endedAt: AT('2026-05-03T10:00:00Z') },
    '2026-05-04T10:00:00Z',
    'over',
  ],
] as const)('a place is what became of its invitation', (place, now, state) => {
  expect(coHostingState(place, AT(now))).toBe(state);
});
