import { Trans, useLingui } from '@lingui/react/macro';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { ResultsView } from '#market/search/late.web.ts';
import { Agenda } from './agenda.tsx';
import { DayViews } from './day-views.tsx';
import type { ExperienceResults } from './experience-results.tsx';
import type { ExperiencesData } from './search-data.ts';
import { searchHeading } from './search-heading.ts';

/** What fits a search: cards and a map, or the sessions of some days hour by hour and the map. */
export function FoundExperiences({
  section,
  data,
  search,
  level = 1,
}: {
  section: ExperienceResults;
  data: ExperiencesData;
  search: ExperienceSearch;
  level?: 1 | 2;
}) {
  const { i18n } = useLingui();
  const { results, agenda } = data;
  return (
    <ResultsView
      data={data}
      search={search}
      heading={searchHeading(i18n, search, results)}
      level={level}
      note={<Note search={search} />}
      views={<DayViews section={section} search={search} />}
      instead={agenda === null ? undefined : <Agenda {...agenda} search={search} />}
    />
  );
}

/** What fits, and what prices are of. */
function Note({ search: { dates, when, scheduleDuration } }: { search: ExperienceSearch }) {
  if (when !== undefined) return <Trans>Hours are those of the place.</Trans>;
  if (dates !== undefined) {
    return <Trans>Each has a session with seats left within your dates.</Trans>;
  }
  return scheduleDuration === 'full' ? (
    <Trans>Prices are for one guest and a pass: every session of a week or a month.</Trans>
  ) : (
    <Trans>Prices are for one guest and one session.</Trans>
  );
}
