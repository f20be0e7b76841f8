import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { Rating } from '#features/listings/cards.web.ts';
import { call } from '#platform/web/api/client.ts';
import { X } from '#platform/web/ui/icons.ts';
import { Picture } from '#platform/web/ui/picture.tsx';
import { type StayCard, type StaySearchPage, showCard } from '../../contract.ts';
import { PriceLine } from './price-line.tsx';
import { listKey, listQuery } from './search-data.ts';
import { stayLink } from './stay-link.ts';

export interface MapCardProps {
  stayId: string;
  search: StaySearch;
  results: StaySearchPage;
  onClose(): void;
}

/** The stay of a pin, small, over the map. */
export function MapCard({ stayId, search, results, onClose }: MapCardProps) {
  const { t } = useLingui();
  const listed = results.items.find(({ id }) => id === stayId) ?? null;
  const fetched = useCard(stayId, search, listed !== null);
  const stay = listed ?? fetched;
  if (stay === null) return null;
  const picture = stay.pictures[0];
  return (
    <div className="pointer-events-auto absolute inset-x-3 bottom-17 mx-auto max-w-100 rounded-card bg-raised text-ink shadow-float">
      <Link {...stayLink(stay, search)} className="flex gap-4 p-3 pe-12">
        {picture === undefined ? null : (
          <div className="w-32 flex-none">
            <Picture picture={picture} sizes="128px" className="rounded-xl" />
          </div>
        )}
        <span className="grid min-w-0 flex-1 content-start gap-0.5 text-sm">
          <span className="line-clamp-2 font-semibold text-base leading-snug">{stay.title}</span>
          <span className="text-soft">{t`${stay.city}, ${stay.countryName}`}</span>
          <Rating rating={stay.rating} />
          <PriceLine price={stay.price} duration={search.pricingDuration} showDates={false} />
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

/** The card of a stay that is on the map but not on this page of the list. */
function useCard(id: string, search: StaySearch, isKnown: boolean): StayCard | null {
  const [card, setCard] = useState<StayCard | null>(null);
  const key = listKey(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the search.
  useEffect(() => {
    if (isKnown) return;
    const request = new AbortController();
    const query = listQuery(search);
    call(showCard, { params: { id }, query }, { signal: request.signal }).then(setCard, () => {
      // It may just have been taken; its pin goes with the next search.
    });
    return () => request.abort();
  }, [id, key, isKnown]);
  return card;
}
