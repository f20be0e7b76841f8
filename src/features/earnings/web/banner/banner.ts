/** The banner about payouts and its data, loaded with the page that shows it. */
export { loadPayoutsBanner } from './load-summary.ts';
export { PayoutsBanner } from './payouts-banner.tsx';
