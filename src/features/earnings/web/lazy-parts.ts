import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

export const EarningsPage = lazyPage(() => import('./pages/earnings-page.tsx'), 'EarningsPage');
export const EarningsSkeleton = lazyPage(
  () => import('./pages/earnings-skeleton.tsx'),
  'EarningsSkeleton',
);
export const StatementPage = lazyPage(
  () => import('./statement/statement-page.tsx'),
  'StatementPage',
);

const pageData = () => import('./page-data.ts');
export const loadEarnings = lazyCall(pageData, 'loadEarnings');
export const loadStatement = lazyCall(pageData, 'loadStatement');

const banner = () => import('./banner/banner.ts');
export const PayoutsBanner = lazyPage(banner, 'PayoutsBanner');
export const loadPayoutsBanner = lazyCall(banner, 'loadPayoutsBanner');

/** Whether a person has offered something, for the menu. */
export const loadIsHost = lazyCall(() => import('./banner/load-summary.ts'), 'loadIsHost');
