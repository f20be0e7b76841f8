import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/hosting/register-dialogs.ts';
import './web/register-dialogs.ts';

/** Texts of the results pages, loaded on interaction. */
const RESULTS_TEXTS = [...SHARED_TEXTS, 'experiences'];

/** Complete in the HTML; hydrated on interaction. */
export const ExperiencesPage = hydrateOnInteraction(
  () => import('./web/search/experiences-page.tsx'),
  'ExperiencesPage',
  RESULTS_TEXTS,
);
export const CommunityPage = hydrateOnInteraction(
  () => import('./web/search/community-page.tsx'),
  'CommunityPage',
  RESULTS_TEXTS,
);
const pageData = () => import('./web/search/search-page-data.ts');
export const loadExperiencesPage = lazyCall(pageData, 'loadExperiencesPage');
export const loadCommunityPage = lazyCall(pageData, 'loadCommunityPage');

export const ExperienceSearchPage = lazyPage(
  () => import('./web/search-form/search-form-page.tsx'),
  'ExperienceSearchPage',
);
export const loadExperienceSearchPage = lazyCall(
  () => import('./web/search-form/search-form-data.ts'),
  'loadExperienceSearchPage',
);

/** Page of one experience: `experienceHead` provides title, description and link previews. */
export const ExperienceGone = lazyPage(
  () => import('./web/page/experience-not-found.tsx'),
  'ExperienceGone',
);
export const loadExperience = lazyCall(
  () => import('./web/page/experience-data.ts'),
  'loadExperience',
);
export const experienceHead = lazyCall(
  () => import('./web/page/experience-head.ts'),
  'experienceHead',
);
