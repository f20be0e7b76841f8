import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type TravelSearch, travelSearch } from '#domain/search/travel-search.ts';
import { SectionPage } from '#market/search/late.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { TravelTarget } from '../../contract.ts';
import { useOriginOf } from '../origin/reader-origin.ts';
import type { TravelData } from '../search/travel-data.ts';
import { useAskedParams } from '../search/use-asked-params.ts';
import { HeroPicture } from './hero-picture.tsx';
import { TargetLink } from './target-link.tsx';

/** Where one could fly to, as long as nothing is chosen. */
export function TravelLanding({ data }: { data: TravelData }) {
  const { places, festivals, total } = data;
  const search = useOriginOf(data.search, useAskedParams());
  const isNarrowed =
    search.searchTerm !== undefined ||
    travelSearch
      .activeFilters(search)
      .some(({ key }) => ['region', 'season', 'type'].includes(key));
  const lists = [
    <TargetSection
      key="places"
      id="places"
      title={isNarrowed ? <Trans>Destinations</Trans> : <Trans>Good right now</Trans>}
      targets={places}
      search={search}
    />,
    <TargetSection
      key="festivals"
      id="festivals"
      title={isNarrowed ? <Trans>Festivals</Trans> : <Trans>Festivals ahead</Trans>}
      targets={festivals}
      search={search}
    />,
  ];
  return (
    <SectionPage
      title={<Trans>Get to where you want to stay</Trans>}
      lead={<Trans>Flights to cities and festivals, next to what a month there costs.</Trans>}
      scene={<HeroPicture />}
    >
      {search.targets.length > 0 ? (
        <p role="alert" className="mt-6 rounded-card bg-sunken px-5 py-4">
          <Trans>We don't know the place this link leads to. Choose another one:</Trans>
        </p>
      ) : null}
      {isNarrowed ? (
        <p className="mt-8 text-lg text-soft">
          <Plural
            value={total}
            _0="No place fits these filters."
            one="# place fits your filters."
            other="# places fit your filters."
          />
        </p>
      ) : null}
      {total === 0 ? (
        <p className="mt-4">
          <Link to="/travel" className={buttonClass('secondary')}>
            <Trans>Show all places</Trans>
          </Link>
        </p>
      ) : null}
      {search.type === 'festivals' ? lists.reverse() : lists}
    </SectionPage>
  );
}

function TargetSection({
  id,
  title,
  targets,
  search,
}: {
  id: string;
  title: ReactNode;
  targets: readonly TravelTarget[];
  search: TravelSearch;
}) {
  if (targets.length === 0) return null;
  return (
    <section aria-labelledby={`travel-${id}`} className="py-8">
      <h2 id={`travel-${id}`} className="mb-5 font-semibold text-2xl">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {targets.map((target) => (
          <li key={target.id}>
            <TargetLink target={target} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
