import { lazyPage } from '#platform/web/pages/lazy-page.ts';

export { documentHead } from './web/document-head.ts';
export { savePriceDuration } from './web/navigation/price-duration.ts';
export { adminHead } from './web/pages/admin-head.ts';
export { ErrorPage } from './web/pages/error-page.tsx';
export { BrokenDocument, NotFoundPage, SectionLinks } from './web/pages/fetched-pages.ts';
export { RootDocument } from './web/root-document.tsx';

export const AdminPage = lazyPage(() => import('./web/pages/admin-page.tsx'), 'AdminPage');
