import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { MAX_TARGETS } from '#domain/flights.ts';
import { toCents } from '#domain/money.ts';
import { BUDGET } from '#domain/search/budget-search.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { type TripSearch, tripSearch } from '#domain/search/trip-search.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import type { PlaceCost, PlaceCosts } from '../../contract.ts';
import { useGuessedOrigin, useSavedOrigin } from '../origin/reader-origin.ts';
import { formatFare, formatNames } from '../results/format-trip.ts';
import { listPlaces } from './list-places.ts';
import { NO_MORE_PLACES, PlaceCard } from './place-card.tsx';
import { PlaceChips } from './place-chips.tsx';
import type { CostsState } from './place-costs-data.ts';
import { changedParams, useBudgetChange } from './use-budget-search.ts';

const PriceMap = lazyComponent(() => import('./price-map.tsx'));

/** Cards at first, and those that a press adds. */
const SHOWN_AT_ONCE = 24;
/** Cards whose pictures are in view at once. */
const EAGER = 3;

/** Every place with a free home, ranked by what a month there costs, and the budget as a line. */
export function BudgetPlaces({ search, costs }: { search: TripSearch; costs: CostsState }) {
  const isOriginUnknown = useOriginOfReader(search, costs);
  const router = useRouter();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  switch (costs.kind) {
    case 'origin-needed':
      return isOriginUnknown ? <OriginNeeded /> : <AddingUp />;
    case 'failed':
      return (
        <div role="alert" className="mt-8 grid max-w-xl justify-items-start gap-3">
          <h2 className="font-semibold text-xl">
            <Trans>We couldn't add up what a month costs</Trans>
          </h2>
          <p className="text-soft">
            {costs.message ?? <Trans>Check your connection and try again.</Trans>}
          </p>
          <Button look="secondary" onClick={() => void router.invalidate()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      );
    case 'ready':
      return (
        <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60">
          <Ranking search={search} costs={costs.costs} />
        </div>
      );
  }
}

/**
 * Names the reader's last origin in the address, otherwise that of their time zone.
 *
 * @returns whether neither is known
 */
function useOriginOfReader(search: TripSearch, costs: CostsState): boolean {
  const router = useRouter();
  const saved = useSavedOrigin();
  const guess = useGuessedOrigin();
  const origin = saved ?? guess?.iataCode;
  const isNeeded = costs.kind === 'origin-needed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is named once it is known.
  useEffect(() => {
    if (!isNeeded || origin === undefined) return;
    // A reader who has followed a link meanwhile is not called back.
    if (!router.latestLocation.pathname.startsWith('/travel')) return;
    const params = changedParams(search, { flights: { origin } });
    void router.navigate({ to: '/travel', search: params, replace: true, resetScroll: false });
  }, [isNeeded, origin]);
  return saved === null && guess === null;
}

function OriginNeeded() {
  return (
    <p role="status" className="mt-8 text-lg text-soft">
      <Trans>Tell us where you fly from, and every place shows what a month there costs.</Trans>
    </p>
  );
}

function AddingUp() {
  return (
    <div className="mt-8">
      <p role="status" className="text-soft">
        <Trans>Adding up flights and homes at every place…</Trans>
      </p>
      <ul aria-hidden="true" className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((nth) => (
          <li key={nth} className="overflow-hidden rounded-card border border-line bg-raised">
            <div className="aspect-4/3 animate-pulse bg-sunken" />
            <div className="grid gap-3 p-4">
              <div className="h-6 w-1/2 animate-pulse rounded-pill bg-sunken" />
              <div className="h-8 w-2/3 animate-pulse rounded-pill bg-sunken" />
              <div className="h-24 animate-pulse rounded-card bg-sunken" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ranking({ search, costs }: { search: TripSearch; costs: PlaceCosts }) {
  const { i18n } = useLingui();
  const { budget, flights } = search;
  const { places } = costs;
  const change = useBudgetChange(search);
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  const [lit, setLit] = useState<string | null>(null);
  const { within, above } = useMemo(
    () => listPlaces(places, budget, flights.region),
    [places, budget, flights.region],
  );
  const listed = useMemo(() => [...within, ...above], [within, above]);
  const asked = budget.chosen.join();
  const [draft, setDraft] = useState({ asked, ids: budget.chosen });
  // A new address, such as that of going back, replaces what was pressed.
  if (draft.asked !== asked) setDraft({ asked, ids: budget.chosen });
  const chosen = draft.ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const month = formatFare(i18n, toCents(budget.budget ?? BUDGET.initial), 'USD');

  function choose(id: string, isChosen: boolean) {
    const others = draft.ids.filter((each) => each !== id);
    const ids = isChosen ? [...others, id] : others;
    // A press shows at once, before the address has changed.
    setDraft({ asked, ids });
    change({ budget: { chosen: ids } });
  }

  function show(id: string) {
    const at = listed.findIndex((place) => place.id === id);
    setCount(Math.max(count, at + 1));
    setLit(id);
    // Its card may be rendered by this alone.
    requestAnimationFrame(() =>
      document.getElementById(`place-${id}`)?.scrollIntoView({ block: 'center' }),
    );
  }

  const card = (place: PlaceCost, nth: number) => (
    <li key={place.id}>
      <PlaceCard
        place={place}
        costs={costs}
        isChosen={draft.ids.includes(place.id)}
        isFull={draft.ids.length >= MAX_TARGETS}
        eager={nth < EAGER}
        isLit={lit === place.id}
        onChoose={(isChosen) => choose(place.id, isChosen)}
      />
    </li>
  );
  return (
    <section aria-labelledby="places-by-cost" className="py-8">
      <h2 id="places-by-cost" className="font-semibold text-2xl">
        {places.length === 0 ? (
          <Trans>No homes are free for these weeks</Trans>
        ) : (
          <Plural
            value={within.length}
            _0={`No places for up to ${month} a month`}
            one={`# place for up to ${month} a month`}
            other={`# places for up to ${month} a month`}
          />
        )}
      </h2>
      <Sources costs={costs} listed={listed.length} />
      <div className="my-5">
        <PlaceChips search={search} places={places} />
      </div>
      {listed.length === 0 ? (
        <Nothing search={search} isNarrowed={places.length > 0} />
      ) : (
        <>
          <div className="relative h-72 overflow-hidden rounded-card border border-line bg-sunken sm:h-96 noscript:hidden">
            <OnceHydrated>
              <PriceMap places={listed} lit={lit} onPick={show} />
            </OnceHydrated>
          </div>
          <ol className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {within.slice(0, count).map(card)}
            {count > within.length || within.length === 0 ? (
              <BudgetLine month={month} above={above.length} />
            ) : null}
            {above
              .slice(0, Math.max(0, count - within.length))
              .map((place, nth) => card(place, within.length + nth))}
          </ol>
          {count < listed.length ? (
            <p className="mt-6 noscript:hidden">
              <Button look="secondary" onClick={() => setCount(count + SHOWN_AT_ONCE)}>
                <Trans>Show more places</Trans>
              </Button>
            </p>
          ) : null}
        </>
      )}
      {chosen.length === 0 ? null : (
        <CompareBar
          search={search}
          chosen={chosen}
          onClear={() => change({ budget: { chosen: [] } })}
        />
      )}
    </section>
  );
}

/** The number of places, the basis of their figures, and the day of these. */
function Sources({ costs, listed }: { costs: PlaceCosts; listed: number }) {
  const { i18n } = useLingui();
  const zone = useReaderZone() ?? 'UTC';
  const { computedAt, nights } = costs;
  const { town } = costs.origin;
  const at = Temporal.Instant.from(computedAt).toZonedDateTimeISO(zone).toPlainDate().toString();
  const day = formatDay(at, i18n.locale, 'short');
  return (
    <p className="mt-1 max-w-prose text-soft">
      <Trans>
        <Plural value={listed} one="# place" other="# places" /> with a home free for{' '}
        <Plural value={nights} one="# night" other="# nights" />, from {town}. Flights there and
        back are estimated from distance and season, homes are the median of those free. Estimated
        on {day}.
      </Trans>
    </p>
  );
}

/** The budget, between the places that it covers and those that cost more. */
function BudgetLine({ month, above }: { month: string; above: number }) {
  return (
    <li className="col-span-full flex items-center gap-4" data-budget-line="">
      <span aria-hidden="true" className="h-0.5 flex-1 rounded-pill bg-ember" />
      <span className="rounded-pill bg-ember-tint px-4 py-2 font-semibold">
        {above === 0 ? (
          <Trans>All cost up to {month} a month</Trans>
        ) : (
          <Trans>From here on, over {month} a month</Trans>
        )}
      </span>
      <span aria-hidden="true" className="h-0.5 flex-1 rounded-pill bg-ember" />
    </li>
  );
}

/** Ways on where nothing fits. */
function Nothing({ search, isNarrowed }: { search: TripSearch; isNarrowed: boolean }) {
  const everything = changedParams(search, {
    flights: { region: undefined },
    budget: isNarrowed
      ? { warm: undefined, nearSea: undefined, festivals: undefined }
      : { nights: undefined, firstMonth: undefined, lastMonth: undefined },
  });
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sunken p-6">
      <p>
        {isNarrowed ? (
          <Trans>No places fit these filters.</Trans>
        ) : (
          <Trans>Try a shorter stay or other months.</Trans>
        )}
      </p>
      <Link
        to="/travel"
        search={everything}
        resetScroll={false}
        className={buttonClass('secondary')}
      >
        {isNarrowed ? <Trans>Show all places</Trans> : <Trans>A month, in the coming months</Trans>}
      </Link>
    </div>
  );
}

/** Leads to the monthly table of the chosen places, on the days of the first of them. */
function CompareBar({
  search,
  chosen,
  onClear,
}: {
  search: TripSearch;
  /** At least one. */
  chosen: readonly PlaceCost[];
  onClear(): void;
}) {
  const { i18n } = useLingui();
  const [first] = chosen;
  if (first === undefined) return null;
  const { startDate, endDate } = first;
  const names = formatNames(i18n, chosen);
  const isOtherwise = chosen.some((each) => each.startDate !== startDate);
  const { name } = first;
  const days = formatDayRange(startDate, endDate, i18n.locale, 'short');
  const { flights, homes, budget } = search;
  return (
    <div className="sticky bottom-20 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-3 ps-5 shadow-float sm:bottom-4">
      <p role="status" className="min-w-0 flex-1 basis-60 text-sm">
        <span className="font-semibold">{names}</span>
        <span className="block text-soft">
          {isOtherwise ? (
            <Trans>
              All compared on {days}, when {name} costs least
            </Trans>
          ) : (
            <Trans>Compared on {days}</Trans>
          )}
        </span>
        {chosen.length < MAX_TARGETS ? null : (
          <span id={NO_MORE_PLACES} className="block text-soft">
            <Trans>
              That's {MAX_TARGETS}, the most you can compare. Uncheck one to choose another.
            </Trans>
          </span>
        )}
      </p>
      <Button look="secondary" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      <Link
        to="/travel"
        search={tripSearch.format({
          flights: travelSearch.change(flights, {
            startDate,
            endDate,
            targets: chosen.map(({ id }) => id),
          }),
          homes,
          budget: { ...budget, chosen: [] },
        })}
        className={buttonClass('primary')}
      >
        <Plural value={chosen.length} one="Compare # place" other="Compare # places" />
      </Link>
    </div>
  );
}

/** The map needs the browser, and its own boundary while its code loads. */
function OnceHydrated({ children }: { children: React.ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null;
}
