import { lazyRouteComponent } from '@tanstack/react-router';

// Every page could come to these, and hardly any does, so they are fetched when they are shown.

export const NotFoundPage = lazyRouteComponent(
  () => import('./not-found-page.tsx'),
  'NotFoundPage',
);

/** Where an error keeps even these from coming, its page stands without them. */
export const SectionLinks = lazyRouteComponent(
  () => import('./section-links.tsx').catch(() => ({ SectionLinks: () => null })),
  'SectionLinks',
);
