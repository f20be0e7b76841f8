import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

/** Title of the administrators' page, which no engine is to list. */
export function adminHead({ i18n }: Pick<RouterContext, 'i18n'>) {
  return {
    meta: [
      { title: `${i18n._(msg`Administration`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
