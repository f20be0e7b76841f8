import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

/** Title, description and canonical address of travel. */
export function travelHead({ i18n }: RouterContext) {
  return {
    meta: [
      { title: `${i18n._(msg`Travel to your next home`)} · ${BRAND.name}` },
      {
        name: 'description',
        content: i18n._(msg`Flights to the cities and festivals remote workers love.`),
      },
    ],
    links: [canonicalLink('/travel')],
  };
}
