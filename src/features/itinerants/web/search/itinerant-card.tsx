import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { FavoriteButton } from '#features/listings/index.web.ts';
import { ResultCard } from '#market/search/index.web.ts';
import type { ItinerantCard as ItinerantCardData } from '../../contract.ts';
import { Facts, Going, Price, Way, When } from './card-lines.tsx';
import { itinerantLink } from './itinerant-link.ts';
import { useToday } from './today.ts';

/** An itinerant among the results. */
export function ItinerantCard({
  itinerant,
  search,
  eager,
}: {
  itinerant: ItinerantCardData;
  search: ItinerantSearch;
  eager: boolean;
}) {
  return (
    <ResultCard
      kind="itinerant"
      card={itinerant}
      heart={<FavoriteButton listing={itinerant} />}
      link={itinerantLink(itinerant, search, useToday())}
      place={<Way itinerant={itinerant} />}
      facts={
        <>
          <When itinerant={itinerant} search={search} />
          <Going itinerant={itinerant} />
          <Facts itinerant={itinerant} />
        </>
      }
      price={<Price itinerant={itinerant} search={search} />}
      eager={eager}
    />
  );
}
