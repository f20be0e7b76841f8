import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { X } from '#platform/web/ui/icons.ts';
import { Picture } from '#platform/web/ui/picture.tsx';
import { Rating } from '../../components/rating.tsx';
import { TownLine } from '../../components/town-line.tsx';
import { listKey, listQuery } from '../list-key.ts';
import {
  type ResultsCard,
  type ResultsPage,
  type ResultsSearch,
  useResultsSection,
} from '../results-section.ts';

export interface MapCardProps {
  /** Of the listing. */
  id: string;
  search: ResultsSearch;
  results: ResultsPage;
  onClose(): void;
}

/** The listing of a pin, small, over the map. */
export function MapCard({ id, search, results, onClose }: MapCardProps) {
  const { t } = useLingui();
  const section = useResultsSection();
  const listed = results.items.find((card) => card.id === id) ?? null;
  const fetched = useCard(id, search, listed !== null);
  const card = listed ?? fetched;
  if (card === null) return null;
  const picture = card.pictures[0];
  return (
    <div className="pointer-events-auto absolute inset-x-3 bottom-17 mx-auto max-w-100 rounded-card bg-raised text-ink shadow-float">
      <Link {...section.link(card, search)} className="flex gap-4 p-3 pe-12">
        {picture === undefined ? null : (
          <div className="w-32 flex-none">
            <Picture picture={picture} sizes="128px" className="rounded-xl" />
          </div>
        )}
        <span className="grid min-w-0 flex-1 content-start gap-0.5 text-sm">
          <span className="line-clamp-2 font-semibold text-base leading-snug">{card.title}</span>
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

/** The card of a listing that is on the map but not on this page of the list. */
function useCard(id: string, search: ResultsSearch, isKnown: boolean): ResultsCard | null {
  const { codec, loadCard } = useResultsSection();
  const [card, setCard] = useState<ResultsCard | null>(null);
  const key = listKey(codec, search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the search.
  useEffect(() => {
    if (isKnown) return;
    const request = new AbortController();
    loadCard(id, listQuery(codec, search), request.signal).then(setCard, () => {
      // It may just have been taken; its pin goes with the next search.
    });
    return () => request.abort();
  }, [id, key, isKnown]);
  return card;
}
