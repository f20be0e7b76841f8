import { lazyPage } from '#platform/web/pages/lazy-page.ts';

export {
  ExperienceGone,
  ExperiencePage,
  experienceHead,
  loadExperience,
} from './web/page/experience-route.ts';
export { communityHead, experiencesHead } from './web/page-heads.ts';

export const ExperiencesPage = lazyPage(
  () => import('./web/pages/experiences-page.tsx'),
  'ExperiencesPage',
);
export const CommunityPage = lazyPage(
  () => import('./web/pages/community-page.tsx'),
  'CommunityPage',
);
