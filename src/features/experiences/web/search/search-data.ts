import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import {
  asPage,
  datesProblemHeading,
  listQuery,
  makeResultsLoader,
  placeLabel,
  type ResultsData,
} from '#market/search/index.web.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import {
  countExperienceCategories,
  listComingSessions,
  listExperiencePins,
  searchExperiences,
  showExperienceCard,
} from '../../contract/addresses.gen.ts';
import type { ExperienceSearchPage } from '../../contract/search.ts';
import { communityResults, communitySearch, inCommunity } from './community-search.ts';

/** The sessions of some days, by hour. */
export type DayAgenda = RouteResponse<typeof listComingSessions>;

/** Data of a page of experiences. */
export interface ExperiencesData extends ResultsData<ExperienceSearchPage> {
  /** Agenda of single days; null without any. */
  readonly agenda: DayAgenda | null;
  /** The next sessions of today, of any kind, where a page begins with them. */
  readonly today?: DayAgenda['sessions'];
}

type Query = Record<string, string>;

const findExperiences = async (query: Query, signal: AbortSignal) =>
  asPage(await call(searchExperiences, { query }, { signal }));
const countCategories = (query: Query, signal: AbortSignal) =>
  call(countExperienceCategories, { query }, { signal });
const listPins = (query: Query, signal: AbortSignal) =>
  call(listExperiencePins, { query }, { signal });
const showCard = (id: string, query: Query, signal: AbortSignal) =>
  call(showExperienceCard, { params: { id }, query }, { signal });

async function loadAgenda(
  search: ExperienceSearch,
  signal: AbortSignal,
): Promise<Pick<ExperiencesData, 'agenda'>> {
  if (search.when === undefined) return { agenda: null };
  const query = listQuery(experienceSearch, search);
  return { agenda: await call(listComingSessions, { query }, { signal }) };
}

/** Loads the pages of experiences. */
export const experiencePages = makeResultsLoader({
  codec: experienceSearch,
  path: '/experiences',
  texts: [...SHARED_TEXTS, 'experiences'],
  calls: { search: findExperiences, countCategories, listPins, showCard },
  loadMore: loadAgenda,
  describe(i18n, search, results, isAll) {
    if (isAll) {
      return {
        title: i18n._(msg`Experiences with people who live there`),
        description: i18n._(
          msg`Dinners, workshops, runs and talks hosted by residents and neighbours, in the places where you live and work.`,
        ),
      };
    }
    const heading = searchHeading(i18n, search, results);
    return {
      title: heading,
      description: i18n._(
        msg`${heading}: hosted by residents and neighbours, in the places where you live and work.`,
      ),
    };
  },
});
export const loadExperiencesPage = experiencePages.load;

/** Sessions of today that the community begins with. */
const TODAY_SHOWN = 3;

/** Of the community without a filter also the next sessions of today, whatever their kind. */
async function loadCommunityDays(
  search: ExperienceSearch,
  signal: AbortSignal,
): Promise<Pick<ExperiencesData, 'agenda' | 'today'>> {
  if (communitySearch.activeFilters(search).length > 0 || search.page > 1) {
    return loadAgenda(search, signal);
  }
  const query = listQuery(experienceSearch, experienceSearch.parse({ when: 'today' }));
  const today = await call(listComingSessions, { query }, { signal }).then(
    ({ sessions }) => sessions.slice(0, TODAY_SHOWN),
    (error: unknown) => {
      // The page is as good without them.
      if (!signal.aborted) logFailure(error);
      return [];
    },
  );
  return { agenda: null, today };
}

/** Loads the pages of the community, which are of one category. */
export const communityPages = makeResultsLoader({
  codec: communitySearch,
  path: '/community',
  texts: [...SHARED_TEXTS, 'experiences'],
  calls: {
    search: async (query, signal) =>
      communityResults(await findExperiences(inCommunity(query), signal)),
    countCategories: async () => ({ categories: [] }),
    listPins: (query, signal) => listPins(inCommunity(query), signal),
    showCard: (id, query, signal) => showCard(id, inCommunity(query), signal),
  },
  loadMore: loadCommunityDays,
  describe: (i18n) => ({
    title: i18n._(msg`Community events`),
    description: i18n._(msg`Mornings and evenings that nomads and neighbours host for each other.`),
  }),
});

export const loadCommunityPage = communityPages.load;

type ResultsSummary = Pick<ExperienceSearchPage, 'total' | 'place' | 'datesProblem'>;

/** Number, place and dates of the results, in one sentence. */
export function searchHeading(
  i18n: I18n,
  search: ExperienceSearch,
  results: ResultsSummary,
): string {
  const { total: count } = results;
  const place = placeLabel(search, results);
  if (search.dates !== undefined) return datesHeading(i18n, search.dates, results, place);
  if (search.when !== undefined) return daysHeading(i18n, search.when, count, place);
  if (place !== null) {
    return i18n._(
      msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place}`,
    );
  }
  return search.bbox === undefined
    ? i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} to join`,
      )
    : i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} on this part of the map`,
      );
}

function datesHeading(
  i18n: I18n,
  { startDate, endDate }: NonNullable<ExperienceSearch['dates']>,
  results: ResultsSummary,
  place: string | null,
): string {
  const { total: count } = results;
  const span = formatDayRange(startDate, endDate, i18n.locale, 'medium');
  const problem = datesProblemHeading(i18n, results, span);
  if (problem !== null) return problem;
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const start = formatDay(startDate, i18n.locale, isOneYear ? 'dayAndMonth' : 'long');
  const end = formatDay(endDate, i18n.locale, 'long');
  return place === null
    ? i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} between ${start} and ${end}`,
      )
    : i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} between ${start} and ${end}`,
      );
}

function daysHeading(
  i18n: I18n,
  when: NonNullable<ExperienceSearch['when']>,
  count: number,
  place: string | null,
): string {
  switch (when) {
    case 'today':
      return place === null
        ? i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} today`,
          )
        : i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} today`,
          );
    case 'tomorrow':
      return place === null
        ? i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} tomorrow`,
          )
        : i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} tomorrow`,
          );
    case 'weekend':
      return place === null
        ? i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} this weekend`,
          )
        : i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} this weekend`,
          );
  }
}
