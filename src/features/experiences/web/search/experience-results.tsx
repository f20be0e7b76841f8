import { msg, plural } from '@lingui/core/macro';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import { EXPERIENCE_SORTS } from '#domain/vocabulary.ts';
import { type ResultsSection, sortChoices } from '#market/search/index.web.ts';
import type { ExperienceCard as ExperienceCardData } from '../../contract.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import { communitySearch } from './community-search.ts';
import { ExperienceCard, NextSession } from './experience-card.tsx';
import { experienceLink } from './experience-link.ts';
import { communityPages, experiencePages } from './search-data.ts';
import { Price } from './session-lines.tsx';

export type ExperienceResults = ResultsSection<ExperienceSearch, ExperienceCardData>;

/** The path of a list, if it is the current one. */
const only = (path: '/experiences' | '/community') => (pathname: string) =>
  pathname.replace(/\/$/, '') === path ? path : null;

/** The results of experiences. */
export const EXPERIENCE_RESULTS: ExperienceResults = {
  ...experiencePages,
  kind: 'experience',
  pathOf: only('/experiences'),
  texts: {
    listed: msg`Experiences`,
    earlier: msg`Show earlier experiences`,
    more: msg`Show more experiences`,
    moreFailed: msg`We couldn't load more experiences.`,
    all: msg`Show all experiences`,
    allIn: (place) => msg`All experiences in ${place}`,
    count: (count) =>
      msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })}`,
    shown: (at) => msg`${plural(at, { one: '# experience', other: '# experiences' })} shown`,
    pin: (price, isFree) => (isFree ? msg`${price}: experience` : msg`Experience for ${price}`),
    pinGroup: (label) => msg`${label}, experiences in this area. Zoom in`,
    noneYet: msg`No experiences are planned right now. Check back soon, or host one yourself.`,
    whyEmpty(problem, hasSuggestions) {
      switch (problem) {
        case 'past':
          return msg`Choose dates from today onwards to see which experiences you can join.`;
        case 'too-far':
          return msg`Experiences are planned up to six months ahead. Choose earlier dates.`;
        default:
          return hasSuggestions
            ? msg`No experiences match all of these. Here's what comes close:`
            : msg`No experiences match all of these. Try again with fewer filters.`;
      }
    },
  },
  strip: {
    name: 'experiences',
    icon(category) {
      const { Icon } = EXPERIENCE_LINES[category];
      return <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />;
    },
  },
  // The buttons of the days show it, and link to any day.
  isShownOtherwise: ({ when }, { key }) => when !== undefined && key === 'dates',
  sorts: (search) => sortChoices(EXPERIENCE_SORTS, search),
  cleared: ({ scheduleDuration }) => ({ ...experienceSearch.parse({}), scheduleDuration }),
  link: experienceLink,
  card: (experience, search, isEager) => (
    <ExperienceCard experience={experience} search={search} eager={isEager} />
  ),
  price: (experience) => (
    <>
      <span className="text-soft">
        <NextSession experience={experience} />
      </span>
      <Price price={experience.price} />
    </>
  ),
};

/** The results of the category of `/community`. */
export const COMMUNITY_RESULTS: ExperienceResults = {
  ...EXPERIENCE_RESULTS,
  ...communityPages,
  pathOf: only('/community'),
  texts: {
    ...EXPERIENCE_RESULTS.texts,
    all: msg`Show all community events`,
    noneYet: msg`No community events are planned right now. Check back soon, or host one yourself.`,
  },
  cleared: ({ scheduleDuration }) => ({ ...communitySearch.parse({}), scheduleDuration }),
};
