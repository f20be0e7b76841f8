import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { StatementData } from './page-data.ts';

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

export const MoneyPage = lazyPage(() => import('./admin/money-page.tsx'), 'MoneyPage');

const pageData = () => import('./page-data.ts');
export const loadEarnings = lazyCall(pageData, 'loadEarnings');
export const loadStatement = lazyCall(pageData, 'loadStatement');
export const loadMoney = lazyCall(pageData, 'loadMoney');

const banner = () => import('./banner/banner.ts');
export const PayoutsBanner = lazyPage(banner, 'PayoutsBanner');
export const loadPayoutsBanner = lazyCall(banner, 'loadPayoutsBanner');

/** Whether a person has offered something, for the menu. */
export const loadIsHost = lazyCall(() => import('./banner/load-summary.ts'), 'loadIsHost');

type Texts = Pick<RouterContext, 'i18n'>;

const PRIVATE = { name: 'robots', content: 'noindex' };

export function earningsHead({ i18n }: Texts) {
  return { meta: [{ title: `${i18n._(msg`Earnings`)} · ${BRAND.name}` }, PRIVATE] };
}

/** Title of a month's statement; it is also the name of the file that a browser prints it to. */
export function statementHead({ i18n }: Texts, data: StatementData | null | undefined) {
  const page = i18n._(msg`Statement`);
  const title = data == null ? page : `${page}: ${data.monthName}`;
  return { meta: [{ title: `${title} · ${BRAND.name}` }, PRIVATE] };
}

/** Title of the staff's page about money. */
export function moneyHead({ i18n }: Texts) {
  return { meta: [{ title: `${i18n._(msg`Money`)} · ${BRAND.name}` }, PRIVATE] };
}
