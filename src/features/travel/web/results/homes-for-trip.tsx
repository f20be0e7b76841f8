import { Trans } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { searchStays } from '#features/stays/contract/addresses.gen.ts';
import { StayCard } from '#features/stays/index.web.ts';
import { SimilarListings } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';

/** Number of homes shown next to the flights of a planned trip. */
const MAX = 4;

/**
 * The homes of a planned trip, requested together with the flights by the three-step search. A
 * search for flights alone shows none here; each card links to them.
 */
export default function HomesForTrip({ search, place }: { search: StaySearch; place: string }) {
  const query = useMemo(() => formatStaySearch(search), [search]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answer = await call(searchStays, { query }, { signal });
      return Array.isArray(answer) ? [] : answer.items.slice(0, MAX);
    },
    [query],
  );
  return (
    <div className="-mx-[clamp(1rem,3vw,2rem)]">
      <SimilarListings
        key={new URLSearchParams(query).toString()}
        title={<Trans>Homes for this trip to {place}</Trans>}
        failed={<Trans>We couldn't load these homes.</Trans>}
        load={load}
        card={(home) => <StayCard stay={home} search={search} eager={false} />}
        onOpen={() => {}}
      />
    </div>
  );
}
