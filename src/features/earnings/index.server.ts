export { inspectLedger } from './server/check-ledger.ts';
export { earningsErrors } from './server/errors.ts';
export { earningsJobs } from './server/pay-out.ts';
export {
  mountPayoutWebhook,
  receiveOtherEvent,
  receivePayoutEvent,
} from './server/payout-events.ts';
export { earningsRoutesServed } from './server/routes.ts';
export { readWaitingMoney } from './server/show-earnings.ts';
export { deletePayoutAccount } from './server/store/accounts.ts';
export { exportPayouts } from './server/store/payouts.ts';
