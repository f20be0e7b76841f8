import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { ResultsSectionProvider, SectionPage, SectionScene } from '#market/search/index.web.ts';
import { ofCommunity } from './community-search.ts';
import { COMMUNITY_RESULTS } from './experience-results.tsx';
import { ExperienceSearchResults } from './found-experiences.tsx';
import type { ExperiencesData } from './search-data.ts';

/** The community's page: experiences of its own category. */
export function CommunityPage({
  data,
  search: asked,
}: {
  data: ExperiencesData;
  search: ExperienceSearch;
}) {
  const search = useMemo(() => ofCommunity(asked), [asked]);
  return (
    <>
      <SectionPage
        title={<Trans>Evenings among neighbours</Trans>}
        lead={
          <Trans>
            Long tables, language circles, walks around the block: community events are hosted by
            nomads and neighbours, and anyone nearby is welcome.
          </Trans>
        }
        scene={<SectionScene />}
      />
      <ResultsSectionProvider value={COMMUNITY_RESULTS}>
        <ExperienceSearchResults
          section={COMMUNITY_RESULTS}
          data={data}
          search={search}
          level={2}
        />
      </ResultsSectionProvider>
    </>
  );
}
