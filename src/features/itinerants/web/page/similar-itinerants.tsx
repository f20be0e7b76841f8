import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { SimilarListings } from '#features/listings/page.web.ts';
import { call } from '#platform/web/api/client.ts';
import { similarItinerants } from '../../contract.ts';
import { ItinerantCard } from '../search/itinerant-card.tsx';

const NOTHING_ASKED = itinerantSearch.parse({});

/** Others that can still be joined. */
export function SimilarItinerants({ id, onOpen }: { id: string; onOpen(): void }) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(similarItinerants, { params: { id } }, { signal })).items,
    [id],
  );
  return (
    <SimilarListings
      title={<Trans>More itinerants you can join</Trans>}
      failed={<Trans>We couldn't load these itinerants.</Trans>}
      load={load}
      card={(itinerant) => (
        <ItinerantCard itinerant={itinerant} search={NOTHING_ASKED} eager={false} />
      )}
      onOpen={onOpen}
    />
  );
}
