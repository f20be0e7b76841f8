import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

/** Title of the search's own page, which isn't indexed: the results are. */
export function searchFormHead({ i18n }: RouterContext) {
  return {
    meta: [
      { title: `${i18n._(msg`Find a home`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
