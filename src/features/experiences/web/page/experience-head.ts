import { msg } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { listingMeta, notFoundHead } from '#market/page/late.web.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ExperienceData } from './experience-data.ts';
import { isOpenToGuests } from './is-open-to-guests.ts';
import { structuredExperience } from './structured-experience.ts';

/** Title, description, canonical address, Open Graph and structured data of an experience. */
export async function experienceHead(
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ExperienceData | undefined,
) {
  if (data === undefined)
    return notFoundHead(i18n, msg`Experience not found`, ['experiences', 'experiences/page']);
  const { experience } = data;
  const { origin } = pageScope();
  const path = listingPath('experience', experience.id);
  return {
    meta: [
      ...listingMeta(experience, { origin, path, locale }, (description) =>
        structuredExperience(experience, { url: origin + path, origin, description }),
      ),
      // Its reviews stay for those who were there; nobody looks for what doesn't take place.
      ...(isOpenToGuests(experience) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [canonicalLink(path)],
  };
}
