import { useRouterState } from '@tanstack/react-router';
import { todayIn } from '#domain/dates.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { useSearchWithOrigin } from '../origin/reader-origin.ts';
import type { TravelData } from '../search/travel-data.ts';
import { BarForm } from './bar-form.tsx';
import { toDraft } from './travel-draft.ts';

/** The search for flights in the top bar of the travel section (spec 1 §2.2, spec 3 §2.10). */
export function TravelBar() {
  const data = useTravelData();
  const asked = useUrlSearch(tripSearch);
  const zone = useReaderZone();
  const now = Temporal.Now.instant();
  const today = zone === null ? (data?.today ?? todayIn(now, 'UTC')) : todayIn(now, zone);
  const search = useSearchWithOrigin(data?.search ?? asked);
  const draft = toDraft(search.flights, data?.chosen ?? []);
  const version = JSON.stringify([travelSearch.format(draft.search), draft.targets.length]);
  return <BarForm initial={draft} version={version} today={today} />;
}

/** Data of the page below; null while it loads. */
function useTravelData(): TravelData | null {
  return useRouterState({
    select: ({ matches }) => {
      const match = (matches as readonly { routeId: string; loaderData?: unknown }[]).find(
        ({ routeId }) => routeId === '/travel',
      );
      return (match?.loaderData as { travel: TravelData } | undefined)?.travel ?? null;
    },
  });
}
