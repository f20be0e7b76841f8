import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { SimilarListings } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { similarExperiences } from '../../contract/addresses.gen.ts';
import { ExperienceCard } from '../search/experience-card.tsx';

const NOTHING_ASKED = experienceSearch.parse({});

/** Other experiences nearby with free seats; those of the same day come first. */
export function SimilarExperiences({
  id,
  date,
  onOpen,
}: {
  id: string;
  /** The day of the chosen session, in the time zone of the experience. */
  date: string | undefined;
  onOpen(): void;
}) {
  const { i18n } = useLingui();
  const load = useCallback(
    async (signal: AbortSignal) => {
      // The texts of cards come with the results; on this page only these cards need them.
      const [{ items }] = await Promise.all([
        call(similarExperiences, { params: { id }, query: { date } }, { signal }),
        loadTexts(i18n, ['experiences']),
      ]);
      return items;
    },
    [id, date, i18n],
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
