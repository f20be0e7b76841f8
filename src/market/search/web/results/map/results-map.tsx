import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { boundingBox } from '#domain/places.ts';
import { routeLegs } from '#domain/route-line.ts';
import { MAP_COVER } from '#platform/web/map/fit-padding.ts';
import { boxAround } from '#platform/web/map/map-view.ts';
import { type MapBox, PinMap, type PlaceName } from '#platform/web/map/pin-map.tsx';
import { prefersReducedMotion } from '#platform/web/scope/prefers-reduced-motion.ts';
import { listKey, listQuery } from '../list-key.ts';
import { highlightListing, useHighlightedListing } from '../result-card.tsx';
import type { ResultsCard, ResultsPage } from '../results-page.ts';
import { type Pin, type ResultsSearch, useResultsSection } from '../results-section.ts';
import type { MapAsideProps } from './map-aside-props.ts';
import { MapCard, MapCardLink, useCard } from './map-card.tsx';

/** Milliseconds without movement before the map's area is searched. */
const REST_MS = 400;

export interface ResultsMapProps extends MapAsideProps {
  /** Cards over the map: that of the clicked pin, or all in a row to swipe. */
  cards?: 'pressed' | 'all';
}

/** The results on a map. */
export default function ResultsMap({ search, results, cards = 'pressed' }: ResultsMapProps) {
  const { i18n, t } = useLingui();
  const { codec, path, texts } = useResultsSection();
  const navigate = useNavigate();
  const highlighted = useHighlightedListing();
  const { pins, key, isFirstLoad } = usePins(search);
  const [picked, setPicked] = useState<string | null>(null);
  const [follows, setFollows] = useState(true);
  const [moved, setMoved] = useState<MapBox | null>(null);
  const own = useRef<string | null>(null);

  const mapPins = useMemo(
    () =>
      pins.map((pin) => ({
        ...pin,
        label: pin.amount === 0 ? t`Free` : formatMoney(pin.amount, i18n.locale, { cents: 'none' }),
      })),
    [pins, i18n.locale, t],
  );
  const lines = useMemo(
    () =>
      pins.flatMap(({ id, way = [] }) => (way.length < 2 ? [] : [{ id, legs: routeLegs(way) }])),
    [pins],
  );
  // A route that extends beyond the map would only show that there is one.
  const box = useMemo(() => boxAround(pins.flatMap((pin) => [pin, ...(pin.way ?? [])])), [pins]);
  const words = useMemo(
    () => ({
      one: (price: string, amount: number) => i18n._(texts.pin(price, amount === 0)),
      group: (label: string) => i18n._(texts.pinGroup(label)),
    }),
    [texts, i18n],
  );
  const names = useMemo(() => placeNames(results.items), [results.items]);

  function searchHere(box: MapBox) {
    const next = codec.change(codec.withoutPlace(search), {
      bbox: box,
      sort: sortAnywhere(search),
    });
    own.current = next.bbox?.join() ?? null;
    setMoved(null);
    void navigate({
      to: path,
      search: codec.format(next),
      replace: search.bbox !== undefined,
      resetScroll: false,
      viewTransition: false,
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect waits until the map rests.
  useEffect(() => {
    if (moved === null || !follows) return;
    const timer = setTimeout(() => searchHere(moved), REST_MS);
    return () => clearTimeout(timer);
  }, [moved, follows]);

  const view = search.bbox ?? box ?? boxOfRadius(search);
  // An area that the map itself requested is already in view.
  const isOwn = search.bbox !== undefined && search.bbox.join() === own.current;
  return (
    <PinMap
      pins={mapPins}
      lines={lines}
      placeNames={names}
      box={view}
      subject={isOwn ? 'own' : (key ?? '')}
      highlighted={highlighted}
      onLight={highlightListing}
      onPick={setPicked}
      onMove={(area) => {
        // A drag before the map has moved from the world to its pins doesn't choose the world.
        if (!isFirstLoad || view !== null) setMoved(area);
      }}
      scrollsPast={false}
      words={words}
    >
      <label
        {...MAP_COVER}
        className={`pointer-events-auto absolute start-3 ${cards === 'all' ? 'top-17' : 'bottom-3'} inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-pill bg-raised px-4 text-sm shadow-float`}
      >
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => setFollows(target.checked)}
          className="size-4.5 accent-ember"
        />
        <Trans>Search as I move the map</Trans>
      </label>
      {moved !== null && !follows ? (
        <button
          type="button"
          onClick={() => searchHere(moved)}
          className={`pointer-events-auto absolute inset-x-0 ${cards === 'all' ? 'top-30' : 'top-3'} mx-auto min-h-11 w-fit rounded-pill bg-ink px-5 font-semibold text-paper text-sm shadow-float`}
        >
          <Trans>Search this area</Trans>
        </button>
      ) : null}
      {cards === 'all' ? (
        <MapRail search={search} results={results} picked={picked} />
      ) : picked === null ? null : (
        <MapCard
          key={`${listKey(codec, search)} ${picked}`}
          id={picked}
          search={search}
          results={results}
          onClose={() => setPicked(null)}
        />
      )}
    </PinMap>
  );
}

function sortAnywhere({ sort }: ResultsSearch) {
  return sort === 'nearest' ? undefined : sort;
}

/** Without matches, the map shows the searched area. */
function boxOfRadius({ latitude, longitude, radiusKm }: ResultsSearch): MapBox | null {
  if (latitude === undefined || longitude === undefined || radiusKm === undefined) return null;
  const { west, south, east, north } = boundingBox({ latitude, longitude }, radiusKm);
  return [west, south, east, north];
}

/**
 * The results in a row at the foot of a phone's map: swiping to one highlights its pin; clicking a
 * pin scrolls to its card.
 */
function MapRail({
  search,
  results,
  picked,
}: {
  search: ResultsSearch;
  results: ResultsPage;
  /** Id of the listing whose pin was clicked. */
  picked: string | null;
}) {
  const { t } = useLingui();
  const rail = useRef<HTMLUListElement>(null);
  const pressed = useCard(picked, search, results);
  const cards = withClickedCard(results.items, pressed);
  const at = cards.findIndex(({ id }) => id === pressed?.id);

  useEffect(() => {
    const card = rail.current?.children[at];
    if (card === undefined) return;
    card.scrollIntoView({
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });
  }, [at]);

  function onScroll() {
    const element = rail.current;
    if (element === null) return;
    highlightListing(cards[inMiddle(element)]?.id ?? null);
  }

  return (
    <ul
      {...MAP_COVER}
      ref={rail}
      aria-label={t`Results on the map`}
      onScroll={onScroll}
      className="pointer-events-auto absolute inset-x-0 bottom-8 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-[7vw] pt-2 pb-2 [scrollbar-width:none]"
    >
      {cards.map((card) => (
        <li
          key={card.id}
          className="w-[86vw] max-w-100 flex-none snap-center rounded-card bg-raised text-ink shadow-float"
        >
          <MapCardLink card={card} search={search} />
        </li>
      ))}
    </ul>
  );
}

/** The cards of the page, followed by that of the clicked pin where it isn't among them. */
function withClickedCard(
  items: readonly ResultsCard[],
  pressed: ResultsCard | null,
): readonly ResultsCard[] {
  return pressed === null || items.some(({ id }) => id === pressed.id)
    ? items
    : [...items, pressed];
}

/** Index of the card in the middle of a rail. */
function inMiddle(rail: HTMLElement): number {
  const { left, width } = rail.getBoundingClientRect();
  const middle = left + width / 2;
  const away = (card: Element) => {
    const box = card.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - middle);
  };
  const cards = [...rail.children];
  const distances = cards.map(away);
  return distances.indexOf(Math.min(...distances));
}

type Placed = Pick<
  ResultsCard,
  'city' | 'countryCode' | 'neighbourhood' | 'latitude' | 'longitude'
>;

/** From this zoom on a map shows neighbourhoods instead of cities. */
const NEIGHBOURHOOD_ZOOM = 10.5;

/** Labels of the listings' cities and neighbourhoods, each at the mean position of its listings. */
function placeNames(listings: readonly Placed[]): PlaceName[] {
  const cities = group(listings, (listing) => `${listing.countryCode} ${listing.city}`).map(
    ([id, members]) => ({
      ...toPlaceName(id, members[0]?.city ?? '', members, 3, NEIGHBOURHOOD_ZOOM),
      isTown: true,
    }),
  );
  const named = listings.filter(({ neighbourhood }) => neighbourhood !== '');
  const neighbourhoods = group(
    named,
    (listing) => `${listing.countryCode} ${listing.city} ${listing.neighbourhood}`,
  ).map(([id, members]) =>
    toPlaceName(id, members[0]?.neighbourhood ?? '', members, NEIGHBOURHOOD_ZOOM, 24),
  );
  return [...cities, ...neighbourhoods];
}

function group(
  listings: readonly Placed[],
  keyOf: (listing: Placed) => string,
): [string, Placed[]][] {
  const groups = new Map<string, Placed[]>();
  for (const listing of listings) {
    const key = keyOf(listing);
    groups.set(key, [...(groups.get(key) ?? []), listing]);
  }
  // The places with the most listings are labelled first where not all labels fit.
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function toPlaceName(
  id: string,
  name: string,
  members: readonly Placed[],
  minZoom: number,
  maxZoom: number,
): PlaceName {
  const mean = (pick: (each: Placed) => number) =>
    members.reduce((sum, member) => sum + pick(member), 0) / members.length;
  return {
    id,
    name,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    minZoom,
    maxZoom,
  };
}

interface Pins {
  readonly pins: readonly Pin[];
  /** Key of the list they belong to; null until some have loaded. */
  readonly key: string | null;
  /** Whether the first ones are still loading. */
  readonly isFirstLoad: boolean;
}

const NONE: Pins = { pins: [], key: null, isFirstLoad: true };

/** The pins of a search. The previous ones stay while new ones load, and when loading fails. */
function usePins(search: ResultsSearch): Pins {
  const { codec, sorts, loadPins } = useResultsSection();
  // The pins are the same in any order.
  const unsorted = { ...search, sort: sorts(search)[0]?.id ?? search.sort };
  const [pins, setPins] = useState(NONE);
  const key = listKey(codec, unsorted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the whole search.
  useEffect(() => {
    const request = new AbortController();
    loadPins(listQuery(codec, unsorted), request.signal).then(
      (found) => setPins({ pins: found, key, isFirstLoad: false }),
      () => {
        // The list is shown anyway; a map without new pins needs no error message.
        if (!request.signal.aborted) setPins((before) => ({ ...before, isFirstLoad: false }));
      },
    );
    return () => request.abort();
  }, [key]);
  return pins;
}
