import type { LinkProps } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ListingCard, TownLine } from '#market/page/index.web.ts';
import type { ResultsCard } from './results-page.ts';

/** The picture's width in the grid of results. */
const SIZES = '(min-width: 1600px) 335px, (min-width: 1280px) 290px, (min-width: 640px) 46vw, 94vw';

export interface ResultCardProps {
  kind: ListingKind;
  card: ResultsCard;
  /** Button to save it, on its picture. */
  heart: ReactElement;
  link: LinkProps;
  /** Its place, where the city alone isn't enough. */
  place?: ReactNode;
  /** Part of the place that is offered. */
  offer?: ReactNode;
  facts: ReactNode;
  price: ReactNode;
  eager: boolean;
}

/** A listing among the results, highlighted with its pin on the map. */
export function ResultCard(props: ResultCardProps) {
  const { kind, card, heart, link, place, offer, facts, price, eager } = props;
  const { id } = card;
  const highlighted = useIsHighlighted(id);
  return (
    <ListingCard
      id={id}
      kind={kind}
      link={link}
      title={card.title}
      language={card.language}
      neighbourhood={place === undefined ? card.neighbourhood : ''}
      place={
        place ?? (
          <TownLine
            neighbourhood={card.neighbourhood}
            city={card.city}
            countryName={card.countryName}
          />
        )
      }
      offer={offer}
      facts={facts}
      price={price}
      rating={card.rating}
      heart={heart}
      pictures={card.pictures}
      sizes={SIZES}
      eager={eager}
      highlighted={highlighted}
      onPoint={(pointed) => highlightListing(pointed ? id : null)}
    />
  );
}

/** Id of the highlighted listing; hovering it in the list or on the map highlights it in both. */
let highlighted: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function highlightListing(id: string | null): void {
  if (highlighted === id) return;
  highlighted = id;
  for (const listener of listeners) listener();
}

/** Id of the highlighted listing. */
export function useHighlightedListing(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => highlighted,
    () => null,
  );
}

/** Whether this listing is highlighted; only its card renders again. */
function useIsHighlighted(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => highlighted === id,
    () => false,
  );
}
