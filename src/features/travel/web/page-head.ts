import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { formatNames } from './results/format-trip.ts';
import type { TravelData } from './search/travel-data.ts';

/** Title, description and canonical address of travel. */
export function travelHead({ i18n }: Pick<RouterContext, 'i18n'>, { chosen }: TravelData) {
  const places = formatNames(i18n, chosen);
  const title =
    chosen.length === 0 ? i18n._(msg`Travel to your next home`) : i18n._(msg`Flights to ${places}`);
  return {
    meta: [
      { title: `${title} · ${BRAND.name}` },
      {
        name: 'description',
        content: i18n._(msg`Flights to the cities and festivals remote workers love.`),
      },
      // Results are a user's own search, and outdated the next day.
      ...(chosen.length === 0 ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [canonicalLink('/travel')],
  };
}
