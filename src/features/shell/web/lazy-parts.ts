import { lazyRouteComponent } from '@tanstack/react-router';
import { lateError } from '#platform/web/pages/late-error.tsx';
import { lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is shown.

export const NotFoundPage = lazyRouteComponent(
  () => import('./pages/not-found-page.tsx'),
  'NotFoundPage',
);

export const BrokenDocument = lateError(
  () => import('./pages/broken-document.tsx'),
  'BrokenDocument',
  ['shell'],
);

/** If an error prevents even these from loading, its page is shown without them. */
export const SectionLinks = lazyRouteComponent(
  () => import('./pages/section-links.tsx').catch(() => ({ SectionLinks: () => null })),
  'SectionLinks',
);

export const AdminPage = lazyPage(() => import('./pages/admin-page.tsx'), 'AdminPage');
