import { lazyRouteComponent } from '@tanstack/react-router';

export { communityHead, experiencesHead } from './web/page-heads.ts';

export const ExperiencesPage = lazyRouteComponent(
  () => import('./web/pages/experiences-page.tsx'),
  'ExperiencesPage',
);
export const CommunityPage = lazyRouteComponent(
  () => import('./web/pages/community-page.tsx'),
  'CommunityPage',
);
