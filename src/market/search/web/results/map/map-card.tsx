import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Rating, TownLine } from '#market/page/index.web.ts';
import { MAP_COVER } from '#platform/web/map/fit-padding.ts';
import { HostLanguage, HostText } from '#platform/web/ui/host-text.tsx';
import { X } from '#platform/web/ui/icon.ts';
import { Picture } from '#platform/web/ui/picture.tsx';
import { listKey, listQuery } from '../list-key.ts';
import type { ResultsCard, ResultsPage } from '../results-page.ts';
import { type ResultsSearch, useResultsSection } from '../results-section.ts';

export interface MapCardProps {
  /** Id of the listing. */
  id: string;
  search: ResultsSearch;
  results: ResultsPage;
  onClose(): void;
}

/** A small card of a pin's listing, over the map. */
export function MapCard({ id, search, results, onClose }: MapCardProps) {
  const { t } = useLingui();
  const card = useCard(id, search, results);
  if (card === null) return null;
  return (
    <div
      data-map-card=""
      {...MAP_COVER}
      className="pointer-events-auto absolute inset-x-3 bottom-17 mx-auto max-w-100 rounded-card bg-raised text-ink shadow-float"
    >
      <MapCardLink card={card} search={search} hasButton />
      <button
        type="button"
        onClick={onClose}
        aria-label={t`Close`}
        className="absolute end-1 top-1 grid size-11 place-items-center rounded-pill hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/**
 * A card over the map, linked to the listing.
 *
 * @param hasButton whether a button lies over its corner
 */
export function MapCardLink({
  card,
  search,
  hasButton = false,
}: {
  card: ResultsCard;
  search: ResultsSearch;
  hasButton?: boolean;
}) {
  const section = useResultsSection();
  const picture = card.pictures[0];
  return (
    <HostLanguage language={card.language}>
      <Link
        {...section.link(card, search)}
        className={`flex gap-4 p-3 ${hasButton ? 'pe-12' : ''}`}
      >
        {picture === undefined ? null : (
          <div className="w-32 flex-none">
            <Picture picture={picture} sizes="128px" className="rounded-xl" />
          </div>
        )}
        <span className="grid min-w-0 flex-1 content-start gap-0.5 text-sm">
          <span className="line-clamp-2 font-semibold text-base leading-snug">
            <HostText>{card.title}</HostText>
          </span>
          <span className="text-soft">
            <TownLine
              neighbourhood={card.neighbourhood}
              city={card.city}
              countryName={card.countryName}
            />
          </span>
          <Rating rating={card.rating} />
          {section.price(card, search)}
        </span>
      </Link>
    </HostLanguage>
  );
}

/** The card of a listing on the map, fetched where it isn't on this page of the list. */
export function useCard(
  id: string | null,
  search: ResultsSearch,
  results: ResultsPage,
): ResultsCard | null {
  const { codec, loadCard } = useResultsSection();
  const [fetched, setFetched] = useState<ResultsCard | null>(null);
  const key = listKey(codec, search);
  const listed = results.items.find((card) => card.id === id) ?? null;
  const isKnown = listed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the whole search.
  useEffect(() => {
    if (id === null || isKnown) return;
    const request = new AbortController();
    loadCard(id, listQuery(codec, search), request.signal).then(setFetched, () => {
      // It may just have been taken; its pin disappears with the next search.
    });
    return () => request.abort();
  }, [id, key, isKnown]);
  return listed ?? (fetched?.id === id ? fetched : null);
}
