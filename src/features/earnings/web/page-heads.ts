import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { formatMonth } from './money/format-month.ts';
import type { StatementData } from './page-data.ts';

type Texts = Pick<RouterContext, 'i18n'>;

const PRIVATE = { name: 'robots', content: 'noindex' };

export function earningsHead({ i18n }: Texts) {
  return { meta: [{ title: `${i18n._(msg`Earnings`)} · ${BRAND.name}` }, PRIVATE] };
}

/** Title of a month's statement; it is also the name of the file that a browser prints it to. */
export function statementHead({ i18n }: Texts, data: StatementData | null | undefined) {
  const page = i18n._(msg`Statement`);
  const title =
    data == null ? page : `${page}: ${formatMonth(data.statement.month, i18n.locale, 'long')}`;
  return { meta: [{ title: `${title} · ${BRAND.name}` }, PRIVATE] };
}
