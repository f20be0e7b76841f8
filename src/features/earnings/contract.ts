export * from './contract/limits.ts';
export * from './contract/paths.ts';
export * from './contract/routes.ts';

import {
  checkPayoutAccount,
  showEarnings,
  showEarningsSummary,
  showMoney,
  showStatement,
  startLedgerCheck,
  startOnboarding,
} from './contract/routes.ts';

export const earningsRoutes = [
  showEarnings,
  showEarningsSummary,
  showStatement,
  startOnboarding,
  checkPayoutAccount,
  showMoney,
  startLedgerCheck,
] as const;
