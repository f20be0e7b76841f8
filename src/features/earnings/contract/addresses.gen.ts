// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as routes from './routes.ts';

export const checkPayoutAccount: RouteAddress<typeof routes.checkPayoutAccount> = {
  method: 'POST',
  path: '/api/earnings/account/check',
  access: 'signed-in',
  idempotent: false,
};

export const showEarnings: RouteAddress<typeof routes.showEarnings> = {
  method: 'GET',
  path: '/api/earnings',
  access: 'signed-in',
  idempotent: false,
};

export const showEarningsSummary: RouteAddress<typeof routes.showEarningsSummary> = {
  method: 'GET',
  path: '/api/earnings/summary',
  access: 'signed-in',
  idempotent: false,
};

export const showMoney: RouteAddress<typeof routes.showMoney> = {
  method: 'GET',
  path: '/api/admin/money',
  access: 'money',
  idempotent: false,
};

export const showStatement: RouteAddress<typeof routes.showStatement> = {
  method: 'GET',
  path: '/api/earnings/statements/:month',
  access: 'signed-in',
  idempotent: false,
};

export const startLedgerCheck: RouteAddress<typeof routes.startLedgerCheck> = {
  method: 'POST',
  path: '/api/admin/money/check',
  access: 'money',
  idempotent: false,
};

export const startOnboarding: RouteAddress<typeof routes.startOnboarding> = {
  method: 'POST',
  path: '/api/earnings/account',
  access: 'signed-in',
  idempotent: false,
};
