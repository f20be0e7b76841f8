import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { ResultsSectionProvider, SectionPage, SectionScene } from '#market/search/index.web.ts';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import { SessionRow } from './agenda.tsx';
import { communitySearch } from './community-search.ts';
import { COMMUNITY_RESULTS } from './experience-results.tsx';
import { ExperienceSearchResults } from './found-experiences.tsx';
import type { DayAgenda, ExperiencesData } from './search-data.ts';

const CHIP =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill border border-line bg-raised px-4 text-sm hover:border-line-strong hover:bg-sunken';

/** The way from a phone's bar, which has the community alone, to all other experiences. */
function ExperienceChips() {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`All kinds of experiences`} className="mt-4">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
        <li className="flex-none">
          <Link to="/experiences" className={`${CHIP} font-semibold`}>
            <Trans>All experiences</Trans>
          </Link>
        </li>
        <li className="flex-none">
          <Link
            to="/experiences"
            search={experienceSearch.format(experienceSearch.parse({ when: 'today' }))}
            className={CHIP}
          >
            <Trans>Today</Trans>
          </Link>
        </li>
        {OTHERS.map((category) => {
          const { label, Icon } = EXPERIENCE_LINES[category];
          return (
            <li key={category} className="flex-none">
              <Link
                to="/experiences"
                search={experienceSearch.format(experienceSearch.parse({ category }))}
                className={CHIP}
              >
                <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
                <span>{i18n._(label)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The next sessions of today, of any kind, each with a link to its page. */
function TodayAnywhere({ sessions }: { sessions: DayAgenda['sessions'] }) {
  const id = useId();
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-3">
      <h2 id={id} className="font-semibold text-lg">
        <Trans>Coming up today</Trans>
      </h2>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <li key={`${session.id} ${session.entryId} ${session.date}`}>
            <SessionRow session={session} search={ONE_SESSION} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ONE_SESSION = { scheduleDuration: 'one-time' } as const;

/** The kinds that the page itself doesn't list. */
const OTHERS = EXPERIENCE_CATEGORIES.filter((category) => category !== 'Community');

/** The community's page: experiences of its own category. */
export function CommunityPage({ data, params }: { data: ExperiencesData; params: UrlParams }) {
  const search = useSearchIn(communitySearch, params);
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
      >
        <ExperienceChips />
        <TodayAnywhere sessions={data.today ?? []} />
      </SectionPage>
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
