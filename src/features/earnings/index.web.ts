export {
  EarningsPage,
  EarningsSkeleton,
  earningsHead,
  loadEarnings,
  loadIsHost,
  loadPayoutsBanner,
  loadStatement,
  PayoutsBanner,
  StatementPage,
  statementHead,
} from './web/route-parts.ts';
