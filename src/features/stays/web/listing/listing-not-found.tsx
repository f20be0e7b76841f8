import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EMPTY_STAY_SEARCH } from '#domain/search/stay-search.ts';
import { ListingNotFound } from '#market/page/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { StayCard } from '../search/stay-card.tsx';
import type { ReplacementData } from './listing-data.ts';

/** Replaces a missing or deleted home by a list of others. */
export function ListingGone({ data }: { data?: unknown }) {
  const homes = isReplacementData(data) ? data.homes : [];
  return (
    <ListingNotFound
      title={<Trans>Home not found</Trans>}
      action={
        <Link to="/" className={buttonClass()}>
          <Trans>Find another home</Trans>
        </Link>
      }
    >
      {homes.length === 0 ? null : (
        <section aria-labelledby="other-homes" className="mt-12">
          <h2 id="other-homes" className="mb-5 font-semibold text-xl">
            <Trans>Similar homes</Trans>
          </h2>
          <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {homes.map((home) => (
              <li key={home.id}>
                <StayCard stay={home} search={EMPTY_STAY_SEARCH} eager={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </ListingNotFound>
  );
}

function isReplacementData(data: unknown): data is ReplacementData {
  return typeof data === 'object' && data !== null && 'homes' in data && Array.isArray(data.homes);
}
