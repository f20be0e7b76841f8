export { registerShellDialogs } from './web/dialogs/register-dialogs.ts';
export { documentHead } from './web/document-head.ts';
export { AdminPage, BrokenDocument, NotFoundPage, SectionLinks } from './web/lazy-parts.ts';
export { savePriceDuration } from './web/navigation/price-duration.ts';
export { adminHead } from './web/pages/admin-head.ts';
export { ErrorPage } from './web/pages/error-page.tsx';
export { RootDocument } from './web/root-document.tsx';
