import { lazyRouteComponent } from '@tanstack/react-router';
import { lateError } from '#platform/web/pages/late-error.tsx';

// Any page may need these, but few do, so they are loaded when they are shown.

export const NotFoundPage = lazyRouteComponent(
  () => import('./not-found-page.tsx'),
  'NotFoundPage',
);

export const BrokenDocument = lateError(() => import('./broken-document.tsx'), 'BrokenDocument', [
  'shell',
]);

/** If an error prevents even these from loading, its page is shown without them. */
export const SectionLinks = lazyRouteComponent(
  () => import('./section-links.tsx').catch(() => ({ SectionLinks: () => null })),
  'SectionLinks',
);
