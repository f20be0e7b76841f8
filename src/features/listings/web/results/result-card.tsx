import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListingCard } from '../components/listing-card.tsx';
import { TownLine } from '../components/town-line.tsx';
import { highlightListing, useIsHighlighted } from './map/highlighted-listing.ts';
import type { ResultsCard } from './results-page.ts';

/** The picture's width in the grid of results. */
const SIZES = '(min-width: 1280px) 290px, (min-width: 640px) 46vw, 94vw';

export interface ResultCardProps {
  card: ResultsCard & { readonly favorite: boolean };
  link: LinkProps;
  /** Where it is, where its city doesn't say that. */
  place?: ReactNode;
  facts: ReactNode;
  price: ReactNode;
  eager: boolean;
}

/** A listing among the results, highlighted with its pin on the map. */
export function ResultCard({ card, link, place, facts, price, eager }: ResultCardProps) {
  const { id } = card;
  const highlighted = useIsHighlighted(id);
  return (
    <ListingCard
      id={id}
      link={link}
      title={card.title}
      place={place ?? <TownLine city={card.city} countryName={card.countryName} />}
      facts={facts}
      price={price}
      rating={card.rating}
      favorite={card.favorite}
      pictures={card.pictures}
      sizes={SIZES}
      eager={eager}
      highlighted={highlighted}
      onPoint={(pointed) => highlightListing(pointed ? id : null)}
    />
  );
}
