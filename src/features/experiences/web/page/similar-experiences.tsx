import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { DateText } from '#domain/dates.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { SimilarListings } from '#features/listings/page.web.ts';
import { call } from '#platform/web/api/client.ts';
import { similarExperiences } from '../../contract.ts';
import { ExperienceCard } from '../search/experience-card.tsx';

const NOTHING_ASKED = experienceSearch.parse({});

/**
 * Others near by, those of the same day first.
 *
 * @param date the day that is meant, where the experience is; that of its next session without one
 */
export function SimilarExperiences({
  id,
  date,
  onOpen,
}: {
  id: string;
  date: DateText | undefined;
  onOpen(): void;
}) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = date === undefined ? {} : { date };
      return (await call(similarExperiences, { params: { id }, query }, { signal })).items;
    },
    [id, date],
  );
  return (
    <SimilarListings
      title={<Trans>More experiences nearby</Trans>}
      failed={<Trans>We couldn't load these experiences.</Trans>}
      load={load}
      card={(experience) => (
        <ExperienceCard experience={experience} search={NOTHING_ASKED} eager={false} />
      )}
      onOpen={onOpen}
    />
  );
}
