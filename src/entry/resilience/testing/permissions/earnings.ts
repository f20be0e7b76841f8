import { oneWay, type PermissionsOf, read, signedIn, staffWith } from './cases.ts';

/** Permissions of a host's money: everybody sees their own alone, and staff with that duty the sums. */
export const EARNINGS_PERMISSIONS = {
  'earnings.show': oneWay(() => ({}), signedIn('ok')),
  'earnings.show-summary': oneWay(() => ({}), signedIn('ok')),
  'earnings.show-statement': oneWay(() => ({ params: { month: '2026-03' } }), signedIn('ok')),
  'earnings.start-onboarding': oneWay(() => ({}), signedIn('ok')),
  'earnings.check-account': oneWay(() => ({}), signedIn('ok')),
  'earnings.show-money': read(staffWith('money', 'ok')),
  'earnings.start-ledger-check': oneWay(() => ({}), staffWith('money', 'ok')),
} satisfies PermissionsOf<'earnings'>;
