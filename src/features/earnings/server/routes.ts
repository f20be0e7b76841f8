import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { startLedgerCheck } from './check-ledger.ts';
import { checkPayoutAccount, startOnboarding } from './payout-account.ts';
import { showEarnings, showEarningsSummary, showStatement } from './show-earnings.ts';
import { showMoney } from './show-money.ts';

/** Every call about a host's money. */
export const earningsRoutesServed: readonly ServedRoute[] = [
  serve(contract.showEarnings, (_input, context) => showEarnings(context)),
  serve(contract.showEarningsSummary, (_input, context) => showEarningsSummary(context)),
  serve(contract.showStatement, ({ params }, context) => showStatement(params.month, context)),
  serve(contract.startOnboarding, (_input, context) => startOnboarding(context)),
  serve(contract.checkPayoutAccount, (_input, context) => checkPayoutAccount(context)),
  serve(contract.showMoney, (_input, context) => showMoney(context)),
  serve(contract.startLedgerCheck, (_input, context) => startLedgerCheck(context)),
];
