import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

/** Title of the search's own page, which is worth finding by no engine: the results are. */
export function itinerantSearchHead({ i18n }: RouterContext) {
  return {
    meta: [
      { title: `${i18n._(msg`Find an itinerant`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
