export {
  EarningsPage,
  EarningsSkeleton,
  loadEarnings,
  loadIsHost,
  loadPayoutsBanner,
  loadStatement,
  PayoutsBanner,
  StatementPage,
} from './web/lazy-parts.ts';
export { earningsHead, statementHead } from './web/page-heads.ts';
