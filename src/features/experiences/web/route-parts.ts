import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

/** Texts of the results pages, loaded on interaction. */
const RESULTS_TEXTS = [...SHARED_TEXTS, 'experiences'];

/** Complete in the HTML; hydrated on interaction. */
export const ExperiencesPage = hydrateOnInteraction(
  () => import('./search/experiences-page.tsx'),
  'ExperiencesPage',
  RESULTS_TEXTS,
);
export const CommunityPage = hydrateOnInteraction(
  () => import('./search/community-page.tsx'),
  'CommunityPage',
  RESULTS_TEXTS,
);
const pageData = () => import('./search/search-data.ts');
export const loadExperiencesPage = lazyCall(pageData, 'loadExperiencesPage');
export const loadCommunityPage = lazyCall(pageData, 'loadCommunityPage');

export const ExperienceSearchPage = lazyPage(
  () => import('./search-form/search-form-page.tsx'),
  'ExperienceSearchPage',
);
export const loadExperienceSearchPage = lazyCall(
  () => import('./search-form/search-form-data.ts'),
  'loadExperienceSearchPage',
);

/** Page of one experience: `experienceHead` provides title, description and link previews. */
export const ExperienceGone = lazyPage(
  () => import('./page/experience-not-found.tsx'),
  'ExperienceGone',
);
export const loadExperience = lazyCall(() => import('./page/experience-data.ts'), 'loadExperience');
export const experienceHead = lazyCall(() => import('./page/experience-head.ts'), 'experienceHead');

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'experience-search': undefined;
    'experience-filters': undefined;
  }
}

export function registerExperienceDialogs(): void {
  registerDialog(
    'experience-search',
    () => import('./short-search/short-search-dialog.tsx'),
    ['experiences', 'search/dialog'],
    'drawn',
  );
  registerDialog('experience-filters', () => import('./filters/filters-dialog.tsx'), [
    'experiences',
    'search/dialog',
  ]);
  registerDialog('experience', () => import('./hosting/hosting-dialog.tsx'), [
    'hosting',
    'experiences',
    'experiences/dialog',
  ]);
  registerDialog('experience-sessions', () => import('./hosting/sessions/sessions-dialog.tsx'), [
    'hosting',
    'experiences',
    'experiences/dialog',
  ]);
}
