import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

/**
 * Title of the search form's own page, which search engines should not index: they index the
 * results.
 */
export function itinerantSearchHead({ i18n }: RouterContext) {
  return {
    meta: [
      { title: `${i18n._(msg`Find an itinerant`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
