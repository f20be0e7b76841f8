export {
  AdminPage,
  BrokenDocument,
  NotFoundPage,
  registerShellDialogs,
  SectionLinks,
} from './web/lazy-parts.ts';
export { savePriceDuration } from './web/navigation/price-duration.ts';
export { adminHead } from './web/pages/admin-head.ts';
export { ErrorPage } from './web/pages/error-page.tsx';
export { documentHead, RootDocument } from './web/root-document.tsx';
