import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { todayIn } from '#domain/dates.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { SimilarListings } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { similarItinerants } from '../../contract/addresses.gen.ts';
import { ItinerantCard } from '../search/itinerant-card.tsx';
import { TodayProvider } from '../search/today.ts';

const NOTHING_ASKED = itinerantSearch.parse({});

/** Other itinerants that guests can still join. */
export function SimilarItinerants({ id, onOpen }: { id: string; onOpen(): void }) {
  const { i18n } = useLingui();
  const load = useCallback(
    async (signal: AbortSignal) => {
      // The texts of cards come with the results; on this page only these cards need them.
      const [{ items }] = await Promise.all([
        call(similarItinerants, { params: { id } }, { signal }),
        loadTexts(i18n, ['itinerants']),
      ]);
      return items;
    },
    [id, i18n],
  );
  return (
    // Cards are loaded once they are near the viewport, in the browser only.
    <TodayProvider value={todayIn(Temporal.Now.instant(), 'UTC')}>
      <SimilarListings
        title={<Trans>More itinerants you can join</Trans>}
        failed={<Trans>We couldn't load these itinerants.</Trans>}
        load={load}
        card={(itinerant) => (
          <ItinerantCard itinerant={itinerant} search={NOTHING_ASKED} eager={false} />
        )}
        onOpen={onOpen}
      />
    </TodayProvider>
  );
}
