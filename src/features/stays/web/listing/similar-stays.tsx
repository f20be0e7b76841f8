import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { EMPTY_STAY_SEARCH } from '#domain/search/stay-search.ts';
import { SimilarListings } from '#market/page/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { similarStays } from '../../contract.ts';
import { StayCard } from '../search/stay-card.tsx';

/** Other homes near by. */
export function SimilarStays({ stayId, onOpen }: { stayId: string; onOpen(): void }) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(similarStays, { params: { id: stayId } }, { signal })).items,
    [stayId],
  );
  return (
    <SimilarListings
      title={<Trans>More homes nearby</Trans>}
      failed={<Trans>We couldn't load these homes.</Trans>}
      load={load}
      card={(home) => <StayCard stay={home} search={EMPTY_STAY_SEARCH} eager={false} />}
      onOpen={onOpen}
    />
  );
}
