import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

/** Title, description and canonical address of the itinerants. */
export function itinerantsHead({ i18n }: RouterContext) {
  return {
    meta: [
      { title: `${i18n._(msg`Itinerants: journeys with others`)} · ${BRAND.name}` },
      {
        name: 'description',
        content: i18n._(
          msg`Road trips, retreats and pop-up villages for people who work from anywhere: fixed dates, shared costs, a desk wherever you stop.`,
        ),
      },
    ],
    links: [canonicalLink('/itinerants')],
  };
}
